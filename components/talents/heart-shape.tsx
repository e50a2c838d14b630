import { Heart } from 'lucide';
import type { ComponentProps } from 'react';

const SYMBOL = 'heart';

/** The heart's outline, once on a page: the header shows it, and a list twenty times and more. */
export function HeartSymbol() {
  return (
    <symbol id={SYMBOL} viewBox="0 0 24 24" strokeLinecap="round" strokeLinejoin="round">
      <path d={Heart[0]?.[1].d?.toString()} />
    </symbol>
  );
}

/** The heart in the color of its container. Uses the symbol that every page contains. */
export function HeartShape(props: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden {...props}>
      <use href={`#${SYMBOL}`} />
    </svg>
  );
}

export function HeartIcon() {
  return <HeartShape strokeWidth={1.4} className="icon size-5" />;
}
