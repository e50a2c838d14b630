import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import type { Route } from '@/lib/routes/route';
import type { ButtonLook } from './button';
import { SiteLink } from './site-link';

type Props = Omit<ComponentProps<typeof SiteLink>, 'href'> & {
  locale: Locale;
  route: Route;
};

export function PageLink({ locale, route, ...rest }: Props) {
  return <SiteLink href={pathOf(locale, route)} {...rest} />;
}

type ButtonLinkProps = ComponentProps<typeof PageLink> & { look?: ButtonLook };

export function ButtonLink({ look = 'outlined', className = '', ...rest }: ButtonLinkProps) {
  return <PageLink className={`button button-${look} ${className}`} {...rest} />;
}
