import { expect, it } from 'vitest';
import { similarTo } from '@/lib/roster/similar';
import { UNREADABLE_BIRTHDATE } from '@/lib/talents/age';
import { filterRow } from '@/lib/talents/filter-row';
import type { Talent } from '@/lib/talents/talent';
import { type Known, person } from '../../fixtures/people.ts';

const now = new Date('2026-06-01');
const listed = (...talents: Talent[]) => talents.map((one) => ({ ...one, ...filterRow(one, now) }));
const idsAlike = (one: Talent, others: Talent[], max = 5) =>
  similarTo(one, listed(...others), { max, now }).map(({ id }) => id);

const adult = { birthdate: '1995-01-01', measures: { height: '175/5.9', waist: '62' } };
const ana = person({ id: 1, ...adult, hair: 'Red' });

it('the nearest in size and coloring come first, up to the requested number', () => {
  const others = [
    person({ id: 2, ...adult, measures: { height: '190', waist: '80' }, hair: 'Red' }),
    person({ id: 3, ...adult, hair: 'Red' }),
    person({ id: 4, ...adult, hair: 'Black' }),
    person({ id: 5, ...adult, measures: {}, hair: 'Red' }),
  ];
  expect(idsAlike(ana, [ana, ...others], 3)).toEqual([3, 4, 5]);
});

it('the same hair outranks some centimeters, and eye color ranks below hair', () => {
  const taller = { height: '181', waist: '62' };
  const others = [
    person({ id: 2, ...adult, hair: 'Black' }),
    person({ id: 3, ...adult, hair: 'Red', measures: taller }),
    person({ id: 4, ...adult, hair: 'Red', eyes: 'Green' }),
  ];
  expect(idsAlike(ana, others)).toEqual([4, 3, 2]);
});

it.each([
  ['hair', 8],
  ['skinTone', 8],
  ['eyes', 4],
] as const)('another color of %s counts as much as %i cm', (key, cm) => {
  const colors = { hair: 'Red', skinTone: '1162', eyes: 'Green' };
  const tall = (more: number) => ({ height: String(175 + more), waist: '62' });
  const others = [
    person({ id: 2, ...adult, ...colors, measures: tall(cm + 1) }),
    person({ id: 3, ...adult, ...colors, [key]: 'another' }),
    person({ id: 4, ...adult, ...colors, measures: tall(cm - 1) }),
  ];
  expect(idsAlike(person({ id: 1, ...adult, ...colors }), others)).toEqual([4, 3, 2]);
});

it('a measure missing on both sides adds no distance', () => {
  const others = [
    person({ id: 2, ...adult, measures: { height: '175', waist: '62' } }),
    person({ id: 3, ...adult, measures: { height: '179' } }),
  ];
  const one = person({ id: 1, ...adult, measures: { height: '175' } });
  expect(idsAlike(one, others)).toEqual([3, 2]);
});

it('a measure that only one of the two has counts as much as 8 cm of height', () => {
  const tall = (height: string, waist?: string) => ({
    measures: { height, ...(waist && { waist }) },
  });
  const one = person({ id: 1, ...adult, ...tall('175') });
  const others = [
    person({ id: 2, ...adult, ...tall('184') }),
    person({ id: 3, ...adult, ...tall('175', '62') }),
    person({ id: 4, ...adult, ...tall('182') }),
  ];
  expect(idsAlike(one, others)).toEqual([4, 3, 2]);
});

it('a talent later in the list replaces an earlier one only by being nearer', () => {
  const heights = ['177', '183', '176', '181'];
  const others = heights.map((height, at) =>
    person({ id: at + 2, ...adult, measures: { height } }),
  );
  expect(idsAlike(ana, others, 1)).toEqual([4]);
  expect(idsAlike(ana, others, 2)).toEqual([4, 2]);
});

it('ties are resolved by the order of the list', () => {
  const equals = [5, 3, 4].map((id) => person({ id, ...adult, hair: 'Red' }));
  expect(idsAlike(ana, equals, 2)).toEqual([5, 3]);
});

it('adults of about the same age come before others', () => {
  const older = person({ id: 2, ...adult, birthdate: '1960-01-01', hair: 'Red' });
  const peer = person({ id: 3, ...adult, birthdate: '1994-01-01', hair: 'Red' });
  expect(idsAlike(ana, [older, peer])).toEqual([3, 2]);
});

it('the gender must match', () => {
  const other = person({ id: 2, ...adult, gender: 'man' });
  expect(idsAlike(ana, [other])).toEqual([]);
});

const CHILD = { birthdate: '2018-01-01' };
const MEMBER = { categories: [1886] };
const DOUBTFUL = { birthdate: UNREADABLE_BIRTHDATE };
const UNKNOWN = {};
it.each<[string, Partial<Known>, number[]]>([
  ['an adult', adult, [2]],
  ['a child', CHILD, [3, 4]],
  ['a child by category, without a birth date', MEMBER, [3, 4]],
  ['a talent with an unreadable birth date', DOUBTFUL, [5]],
  ['a talent without a birth date', UNKNOWN, [6]],
])('%s is similar to talents of the same age group only', (_who, talent, similar) => {
  const others = [adult, CHILD, MEMBER, DOUBTFUL, UNKNOWN].map((one, at) =>
    person({ id: at + 2, ...one }),
  );
  expect(idsAlike(person({ id: 1, ...talent }), others).sort()).toEqual(similar);
});
