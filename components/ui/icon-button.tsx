import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & {
  icon: LucideIcon;
  /** In pixels. */
  iconSize?: number;
  /** What it does, in words. */
  'aria-label': string;
};

export function IconButton({ icon: Icon, iconSize = 22, className = '', ...rest }: Props) {
  return (
    <button type="button" className={`icon-button ${className}`} {...rest}>
      <Icon aria-hidden size={iconSize} strokeWidth={1.4} />
    </button>
  );
}
