import { expect, test } from 'vitest';
import { categoryIds } from '@/lib/talents/categories';
import { distributionOf, distributionsOn } from '@/lib/talents/distribution';
import { listedTalent } from '@/lib/talents/listed-talent';
import { FULL_RANGES, RANGE_KEYS } from '@/lib/talents/ranges';
import { person } from '../../fixtures/people.ts';

const IDS = categoryIds({ CATEGORY_ACTORS: 71, CATEGORY_INTERNATIONAL: 72, CATEGORY_CREATIVE: 73 });

const rows = [
  ...([
    ['34', '170/5.7'],
    ['36,5', '172/5.8'],
    ['44', '200/6.7'],
    ['45', ''],
    ['', '170/5.7'],
  ] as const),
].map(([shoes, height], index) =>
  listedTalent(person({ id: index + 1, measures: { shoes, height } }), new Date()),
);

test('counts the values of each size, both ends included, and none beyond', () => {
  const counts = distributionOf(rows, 'shoes', [34, 44]);
  expect(counts).toEqual([1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
});

test('has at most 60 bars, with every value in one', () => {
  const counts = distributionOf(rows, 'height', FULL_RANGES.height);
  expect(counts).toHaveLength(60);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
});

test('each slider of a list has one, which ignores the range of that slider', () => {
  const filter = { ranges: { height: [170, 170] as const } };
  const all = distributionsOn(rows, 'models', { filter, page: 1 }, IDS, FULL_RANGES);
  const sums = RANGE_KEYS.map((key) => [key, all[key].reduce((sum, count) => sum + count, 0)]);
  expect(Object.fromEntries(sums)).toMatchObject({ height: 4, shoes: 1, waist: 0 });
});
