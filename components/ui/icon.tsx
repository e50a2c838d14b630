import type { IconNode } from 'lucide';
import { type ComponentProps, createElement } from 'react';
import type { Network } from '@/lib/panel/social-medias';

type Props = ComponentProps<'svg'> & {
  of: IconNode;
  /** In pixels at the default text size. */
  size?: number;
};

/**
 * A decorative icon beside its text. The shapes are Lucide's; its React component would be in the
 * first load of every page, whether a server or a client component renders the icon.
 */
export function Icon({ of: shapes, size = 16, className = '', ...rest }: Props) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      strokeWidth={1.5}
      className={`icon ${className}`.trim()}
      {...rest}
    >
      {shapes.map(([shape, attributes]) =>
        createElement(shape, { key: Object.values(attributes).join(), ...attributes }),
      )}
    </svg>
  );
}

const SHAPES: Record<Network, string> = {
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm5 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5.5-1.5h.01',
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
};

/** The icons of the networks as symbols, once in a page: its menu and its footer use them. */
export function NetworkSymbols() {
  return Object.entries(SHAPES).map(([name, shape]) => (
    <symbol key={name} id={`network-${name}`} viewBox="0 0 24 24">
      <path d={shape} />
    </symbol>
  ));
}

/** The icon of a network, in the style of the other icons; its name is beside it. */
export function NetworkIcon({ name }: { name: Network }) {
  return (
    <svg aria-hidden strokeWidth={1.4} className="icon size-5">
      <use href={`#network-${name}`} />
    </svg>
  );
}
