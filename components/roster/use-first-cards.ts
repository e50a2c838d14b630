import { useDeferredValue } from 'react';
import type { TalentCard } from '@/lib/talents/card';

/** Two rows on a desktop: what fits into the window above the fold. */
const FIRST_CARDS = 10;

/**
 * Renders only the visible cards of a newly selected list at once. The cards below the fold show
 * the previous list until a deferred render replaces them. `whole` renders all at once.
 */
export function useFirstCards(cards: readonly TalentCard[], whole: boolean): readonly TalentCard[] {
  const previous = useDeferredValue(cards);
  if (whole || previous === cards || cards.length <= FIRST_CARDS) return cards;
  const first = cards.slice(0, FIRST_CARDS);
  const rest = previous.slice(FIRST_CARDS, cards.length);
  // A talent has one card at a time: its id is the key.
  return [...first, ...rest.filter((card) => first.every(({ id }) => id !== card.id))];
}
