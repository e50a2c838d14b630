import type { ComponentProps } from 'react';

/**
 * `filled` for the one thing that a screen is there for, `outlined` for everything else, `pale` on a
 * dark picture.
 */
export type ButtonLook = 'filled' | 'outlined' | 'pale';

type Props = ComponentProps<'button'> & { look?: ButtonLook };

export function Button({ look = 'outlined', className = '', ...rest }: Props) {
  return <button type="button" className={`button button-${look} ${className}`} {...rest} />;
}
