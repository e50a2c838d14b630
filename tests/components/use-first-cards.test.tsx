import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFirstCards } from '@/components/roster/use-first-cards';

const list = (from: number, length: number) =>
  Array.from({ length }, (_, at) => ({
    ...{ id: from + at, name: 'Ana', cover: null, hair: null, eyes: null, skinTone: null },
    texts: {},
  }));
const range = (from: number, length: number) => Array.from({ length }, (_, at) => from + at);

/** The ids of the cards in every render after one list replaces another. */
function renders(before: number, then: [from: number, length: number], whole = false) {
  const seen: number[][] = [];
  const { rerender } = renderHook(
    ({ cards, whole }) => void seen.push(useFirstCards(cards, whole).map(({ id }) => id)),
    { initialProps: { cards: list(100, before), whole: false } },
  );
  seen.length = 0;
  rerender({ cards: list(...then), whole });
  return seen;
}

test('a new list has its first ten cards at once, and the rest in a deferred render', () => {
  expect(renders(20, [200, 20])).toEqual([[...range(200, 10), ...range(110, 10)], range(200, 20)]);
});

test('a shorter list has no card of the previous one beyond its own length', () => {
  expect(renders(20, [200, 12])[0]).toEqual([...range(200, 10), 110, 111]);
  expect(renders(20, [300, 3])).toEqual([range(300, 3), range(300, 3)]);
});

test('a talent of both lists has one card at a time', () => {
  expect(renders(20, [105, 20])).toEqual([[...range(105, 10), ...range(115, 5)], range(105, 20)]);
});

test('a longer list is complete in the second render', () => {
  expect(renders(12, [200, 20])).toEqual([[...range(200, 10), 110, 111], range(200, 20)]);
});

test('a list that is returned to is complete at once', () => {
  expect(renders(20, [200, 40], true)[0]).toEqual(range(200, 40));
});
