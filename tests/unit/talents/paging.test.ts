import { expect, test } from 'vitest';
import { pageCount, pageOf } from '@/lib/talents/query';
import fc from '../../fixtures/fast-check.ts';

const rows = (total: number) => Array.from({ length: total }, (_, index) => index + 1);

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
])('%i rows fill %i pages', (total, expected) => {
  expect(pageCount(total)).toBe(expected);
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

test('all pages together are the list', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 130 }), (list) => {
      const pages = Array.from({ length: pageCount(list.length) }, (_, n) => pageOf(list, n + 1));
      expect(pages.flat()).toEqual(list);
    }),
  );
});
