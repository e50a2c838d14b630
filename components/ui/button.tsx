import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './icon';

/** `filled` for the primary action of a screen, `outlined` for all others. */
export type ButtonLook = 'filled' | 'outlined';

type Props = ComponentProps<'button'> & { look?: ButtonLook };

export function Button({ look = 'outlined', className = '', ...rest }: Props) {
  return <button type="button" className={`button button-${look} ${className}`} {...rest} />;
}

type IconButtonProps = ComponentProps<'button'> & {
  icon: IconNode;
  iconSize?: number;
  'aria-label': string;
};

export function IconButton({ icon, iconSize = 22, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`icon-button ${className}`} {...rest}>
      <Icon of={icon} size={iconSize} strokeWidth={1.4} />
    </button>
  );
}
