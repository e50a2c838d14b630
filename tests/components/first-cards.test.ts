import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFirstCards } from '@/components/roster/use-first-cards';

const people = (from: number, length: number) => Array.from({ length }, (_, at) => from + at);

function drawn(...steps: [cards: number[], fresh: boolean][]): (readonly number[])[] {
  const [first = [[], false], ...rest] = steps;
  const { result, rerender } = renderHook(([cards, fresh]) => useFirstCards(cards, fresh), {
    initialProps: first as [number[], boolean],
  });
  const shown = result.current;
  const later = rest.map((step) => {
    rerender(step);
    return result.current;
  });
  return [shown, ...later];
}

test('of a fresh list the first ten come at once, the rest once they are painted', () => {
  const [before, first, all] = drawn(
    [people(0, 20), false],
    [people(100, 20), true],
    [people(100, 20), false],
  );
  expect(before).toEqual(people(0, 20));
  expect(first).toEqual([...people(100, 10), ...people(10, 10)]);
  expect(all).toEqual(people(100, 20));
});

test('a shorter list never keeps anybody of the one before beyond its own length', () => {
  expect(drawn([people(0, 20), false], [people(100, 12), true])[1]).toEqual([
    ...people(100, 10),
    10,
    11,
  ]);
  expect(drawn([people(0, 20), false], [people(100, 3), true])[1]).toEqual(people(100, 3));
  expect(drawn([people(0, 20), false], [[], true])[1]).toEqual([]);
});

test('a list that grows shows everybody', () => {
  expect(drawn([people(0, 20), false], [people(0, 40), false])[1]).toEqual(people(0, 40));
});
