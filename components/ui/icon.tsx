import type { IconNode } from 'lucide';
import { type ComponentProps, createElement } from 'react';

type Props = ComponentProps<'svg'> & {
  of: IconNode;
  /** In pixels at the default text size. */
  size?: number;
};

/**
 * A decorative icon beside its text. The shapes are Lucide's; its React component would be in the
 * first load of every page, whether a server or a client component renders the icon.
 */
export function Icon({ of: shapes, size = 24, className = '', ...rest }: Props) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      strokeWidth={2}
      className={`icon ${className}`.trim()}
      {...rest}
    >
      {shapes.map(([shape, attributes]) =>
        createElement(shape, { key: Object.values(attributes).join(), ...attributes }),
      )}
    </svg>
  );
}
