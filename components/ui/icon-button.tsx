import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './icon';

type Props = ComponentProps<'button'> & {
  icon: IconNode;
  /** In pixels at the default text size. */
  iconSize?: number;
  /** The label: there is no visible text. */
  'aria-label': string;
};

export function IconButton({ icon, iconSize = 22, className = '', ...rest }: Props) {
  return (
    <button type="button" className={`icon-button ${className}`} {...rest}>
      <Icon of={icon} size={iconSize} strokeWidth={1.4} />
    </button>
  );
}
