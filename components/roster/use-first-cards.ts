import { useRef } from 'react';

/** Two rows on a desktop: what a window shows of a list that was just chosen. */
const FIRST_CARDS = 10;

/**
 * Gives what to draw of a list. Of a fresh one that is only what the window shows: the places after
 * it keep what they held, out of sight, until the first ones have been painted.
 */
export function useFirstCards<T>(cards: readonly T[], fresh: boolean): readonly T[] {
  const drawn = useRef(cards);
  drawn.current =
    fresh && cards.length > FIRST_CARDS
      ? [...cards.slice(0, FIRST_CARDS), ...drawn.current.slice(FIRST_CARDS, cards.length)]
      : cards;
  return drawn.current;
}
