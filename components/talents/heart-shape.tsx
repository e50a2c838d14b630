import { Heart } from 'lucide';
import { Icon } from '@/components/ui/icon';

const SYMBOL = 'heart';

/** The heart's outline, once on a page: a list shows it twenty times and more. */
export function HeartSymbol() {
  return (
    <svg aria-hidden className="hidden">
      <symbol id={SYMBOL} viewBox="0 0 24 24">
        <Icon of={Heart} fill="inherit" stroke="inherit" strokeWidth="inherit" />
      </symbol>
    </svg>
  );
}

/** The heart, as its button colors it; every page has the symbol that it uses. */
export function HeartShape() {
  return (
    <svg aria-hidden>
      <use href={`#${SYMBOL}`} />
    </svg>
  );
}
