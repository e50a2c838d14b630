import Link from 'next/link';
import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import type { Route } from '@/lib/routes/route';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & {
  locale: Locale;
  route: Route;
  query?: URLSearchParams;
};

/**
 * A link to a page of the site. Nothing is fetched before the click: a list of twenty cards would
 * otherwise ask for twenty profiles.
 */
export function PageLink({ locale, route, query, ...rest }: Props) {
  const search = query?.size ? `?${query}` : '';
  return <Link href={`${pathOf(locale, route)}${search}`} prefetch={false} {...rest} />;
}
