import { expect, test } from 'vitest';
import { CATEGORY_NAMES } from '@/lib/talents/categories';
import { LETTERS } from '@/lib/talents/letters';
import { type RosterQuery, writeRosterQuery } from '@/lib/talents/query';
import { FULL_RANGES, RANGE_KEYS, SLIDER_STEPS } from '@/lib/talents/ranges';
import { COLOR_MAX_LENGTH, readRosterQuery } from '@/lib/talents/read-query';
import fc from '../../fixtures/fast-check.ts';

function read(search: string): RosterQuery {
  return readRosterQuery(new URLSearchParams(search), { categoryKey: true });
}

const color = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  // A minus sign excluded a color in links of an earlier release.
  .filter((text) => text.trim() === text && text.length <= COLOR_MAX_LENGTH && !/^-\S/.test(text));

const colors = fc.uniqueArray(color, { minLength: 1, maxLength: 3 });
const name = fc.constantFrom('Ana', 'á b', 'O’Neil', 'x & y');

function narrowed(key: (typeof RANGE_KEYS)[number]) {
  const [lowest, highest] = FULL_RANGES[key];
  const step = SLIDER_STEPS[key];
  const end = fc.integer({ min: lowest / step, max: highest / step }).map((steps) => steps * step);
  return fc
    .tuple(end, end)
    .map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)])
    .filter(([min, max]) => min > lowest || max < highest);
}

const ranges = fc.record(Object.fromEntries(RANGE_KEYS.map((key) => [key, narrowed(key)])), {
  requiredKeys: [],
});
const address: fc.Arbitrary<RosterQuery> = fc.record(
  {
    category: fc.constantFrom(...CATEGORY_NAMES),
    letter: fc.constantFrom(...LETTERS),
    filter: fc
      .record({ q: name, hair: colors, eyes: colors }, { requiredKeys: [] })
      .chain((colors) => ranges.map((narrow) => ({ ...colors, ranges: narrow }))),
    page: fc.integer({ min: 1, max: 600 }),
  },
  { requiredKeys: ['filter', 'page'] },
);

test('serialized queries are parsed back unchanged', () => {
  fc.assert(
    fc.property(address, (given) => {
      expect(read(writeRosterQuery(given).toString())).toEqual(given);
    }),
  );
});

test('every query string has one canonical form, which is stable', () => {
  const keys = fc.constantFrom('category', 'letter', 'hair', 'height', 'shoes', 'page', 'other');
  const values = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'teen',
      'A',
      ' Red ',
      '-Red',
      '- Red',
      '36.50-38',
      '0-170',
      '170-180',
      '007',
      '2',
      '-1',
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, values)), (pairs) => {
      const once = writeRosterQuery(read(new URLSearchParams(pairs).toString())).toString();
      expect(writeRosterQuery(read(once)).toString()).toBe(once);
    }),
  );
});
