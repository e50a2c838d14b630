import type { ComponentProps } from 'react';
import type { ButtonLook } from './button';
import { PageLink } from './page-link';

type Props = ComponentProps<typeof PageLink> & { look?: ButtonLook };

/** A link to a page of the site that looks like a button. */
export function ButtonLink({ look = 'outlined', className = '', ...rest }: Props) {
  return <PageLink className={`button button-${look} ${className}`} {...rest} />;
}
