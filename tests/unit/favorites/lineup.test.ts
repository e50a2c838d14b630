import { expect, test } from 'vitest';
import { selectionView } from '@/lib/favorites/ids';
import { heightOf, rulerOf } from '@/lib/favorites/lineup';

test.each([
  ['178 cm', 178],
  ['178,5 cm', 179],
  ['', null],
  ['–', null],
  ['17 cm', null],
  ['999 cm', null],
])('a height of %j is drawn as %s', (height, drawn) => {
  expect(heightOf({ texts: { height } })).toBe(drawn);
});

test('the ruler has a mark every 5 cm, from the floor to above the tallest', () => {
  const ruler = rulerOf([168, 185]);
  expect([ruler[0], ruler[1], ruler.at(-1)]).toEqual([0, 5, 190]);
  expect(rulerOf([])).toEqual([0, 5]);
});

test('a query names a display, or gets the list', () => {
  const asked = ['lineup', 'compare', 'list', 'x', ['lineup', 'list'], undefined];
  expect(asked.map(selectionView)).toEqual(['lineup', 'compare', 'list', 'list', 'list', 'list']);
});
