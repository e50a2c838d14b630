import { expect, test } from 'vitest';
import { pageCount, pageOf } from '@/lib/talents/paging';
import fc from '../../fixtures/fast-check.ts';

const rows = (total: number) => Array.from({ length: total }, (_, index) => index + 1);

test.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [40, 2],
  [41, 3],
])('%i rows fill %i pages', (total, expected) => {
  expect(pageCount(total)).toBe(expected);
});

test('page n contains the items 20(n-1)+1 to 20n', () => {
  expect(pageOf(rows(45), 1)).toEqual(rows(20));
  expect(pageOf(rows(45), 2)?.at(0)).toBe(21);
  expect(pageOf(rows(45), 2)?.at(-1)).toBe(40);
  expect(pageOf(rows(45), 3)).toEqual([41, 42, 43, 44, 45]);
});

test.each([4, 0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER])(
  '45 rows have no page %d',
  (page) => {
    expect(pageOf(rows(45), page)).toBeNull();
  },
);

test('an empty list has one page, empty', () => {
  expect(pageOf([], 1)).toEqual([]);
  expect(pageOf([], 2)).toBeNull();
});

test('a list of twenty has no second page', () => {
  expect(pageOf(rows(20), 2)).toBeNull();
});

test('all pages together are the list', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 130 }), (list) => {
      const pages = Array.from({ length: pageCount(list.length) }, (_, n) => pageOf(list, n + 1));
      expect(pages.flat()).toEqual(list);
    }),
  );
});
