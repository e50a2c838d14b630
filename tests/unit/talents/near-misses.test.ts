import { expect, test } from 'vitest';
import { categoryIds } from '@/lib/talents/categories';
import { filterRow } from '@/lib/talents/filter-row';
import { narrow } from '@/lib/talents/narrowed';
import { nearMissText } from '@/lib/talents/narrowing-text';
import type { RosterQuery } from '@/lib/talents/query';
import { RANGE_LIMITS } from '@/lib/talents/ranges';
import type { RosterView } from '@/lib/talents/views';
import { person } from '../../fixtures/people.ts';

const NOW = new Date('2026-05-01');
const IDS = categoryIds({ CATEGORY_ACTORS: 71, CATEGORY_INTERNATIONAL: 72, CATEGORY_CREATIVE: 73 });

const [ADULT, CHILD] = ['1996-05-01', '2015-05-01'];
const rows = [
  ...[158, 160, 160, 160, 160, 162].map((cm) => [`${cm}`, ADULT] as const),
  ...['170', '172', '173'].map((cm) => [cm, null] as const),
  ...['140', '141', '150'].map((cm) => [cm, CHILD] as const),
  ...[['152', ADULT] as const, ['151', null] as const],
].map(([height, birthdate], id) => {
  const categories = birthdate === CHILD ? [IDS.kids] : [];
  const jeans = height === '158' ? '36' : height === '162' ? '40' : '38';
  const talent = person({ id, birthdate, categories, measures: { height, jeans } });
  return { id, ...filterRow(talent, NOW) };
});

type Ranges = RosterQuery['filter']['ranges'];

test.each<[RosterView, Ranges, offered: string[]]>([
  ['models', { height: [162, 162] }, ['height 160–164 cm: 5']],
  // Four are enough.
  ['models', { height: [160, 160] }, []],
  ['models', { height: [171, 171] }, ['height 169–173 cm: 3']],
  ['women', { height: [162, 162], jeans: [38, 38] }, ['height 160–164 cm: 4', 'size 36–40: 1']],
  // A range is none.
  ['models', { height: [161, 162] }, []],
  ['models', { height: [162, 162], jeans: [30, 40] }, ['height 160–164 cm: 5']],
  ['models', { height: [165, 165] }, []],
  // Minors are not among them, and those without a birth date go with them.
  ['models', { height: [152, 152] }, []],
  ['models', { height: [153, 153] }, ['height 151–155 cm: 2']],
  ['models', { height: [154, 154] }, ['height 152–156 cm: 1']],
  ['models', { height: [149, 149] }, []],
  ['kids', { height: [142, 142] }, []],
  ['models', { age: [31, 31] }, ['age 29–33: 7']],
  ['models', { age: [19, 19] }, []],
])('on %s %j offers %j', (view, ranges, offered) => {
  const query: RosterQuery = { filter: { ranges }, page: 2 };
  const { near } = narrow(rows, view, query, IDS);
  const place = { view, query, bounds: RANGE_LIMITS };
  expect(near.map((one) => `${nearMissText(place, one, 'en')}: ${one.count}`)).toEqual(offered);
  for (const one of near) {
    expect(narrow(rows, view, one.query, IDS).rows).toHaveLength(one.count);
    expect(one.query.page).toBe(1);
  }
});

test('says that only adults are offered', () => {
  const query: RosterQuery = { filter: { ranges: { height: [151, 151] } }, page: 1 };
  const [near] = narrow(rows.slice(0, -1), 'models', query, IDS).near;
  expect(near?.query.filter.ranges).toEqual({ height: [149, 153], age: [18, 80] });
  const place = { view: 'models', query, bounds: RANGE_LIMITS } as const;
  expect(near && nearMissText(place, near, 'en')).toBe('height 149–153 cm, age from 18');
});

test('an empty list of ages suggests other adults, not everyone', () => {
  const ages = (ranges: Ranges) => {
    const { suggestions } = narrow(rows, 'models', { filter: { ranges }, page: 1 }, IDS);
    return suggestions.map(({ key, query, count }) => [key, query.filter.ranges, count]);
  };
  expect(ages({ height: [160, 160], age: [40, 50] })).toEqual([
    ['age', { height: [160, 160], age: [18, 80] }, 4],
  ]);
  expect(ages({ height: [140, 140], age: [18, 80] })).toEqual([['height', { age: [18, 80] }, 7]]);
});
