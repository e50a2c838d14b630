import { useDeferredValue } from 'react';
import type { TalentCard } from '@/lib/talents/card';

/** Two rows on a desktop: what a window shows of a list that was just chosen. */
const FIRST_CARDS = 10;

/**
 * Draws only what the window shows of a list that was just chosen. The places after it show what
 * they showed before, out of sight, until a deferred render draws them. `whole` draws all at once.
 */
export function useFirstCards(cards: readonly TalentCard[], whole: boolean): readonly TalentCard[] {
  const before = useDeferredValue(cards);
  if (whole || before === cards || cards.length <= FIRST_CARDS) return cards;
  return [...cards.slice(0, FIRST_CARDS), ...before.slice(FIRST_CARDS, cards.length)];
}
