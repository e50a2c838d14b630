import type { ComponentProps } from 'react';

/**
 * `filled` for the primary action of a screen, `outlined` for all others, `pale` on a dark picture.
 */
export type ButtonLook = 'filled' | 'outlined' | 'pale';

type Props = ComponentProps<'button'> & { look?: ButtonLook };

export function Button({ look = 'outlined', className = '', ...rest }: Props) {
  return <button type="button" className={`button button-${look} ${className}`} {...rest} />;
}
