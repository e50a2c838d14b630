import { describe, expect, test } from 'vitest';
import {
  activeFilters,
  EMPTY_FILTER,
  isActive,
  withoutColors,
  withoutFilter,
} from '@/lib/talents/filter';
import { filterRow } from '@/lib/talents/filter-row';
import { type Criteria, filterByLetter, filterRows } from '@/lib/talents/filtering';
import { LETTERS } from '@/lib/talents/letters';
import type { Talent } from '@/lib/talents/talent';
import { measuresOf } from '../../fixtures/people.ts';

const NOW = new Date('2026-05-01');

const ANA: Talent = {
  id: 1,
  name: 'Ágata Lima',
  cover: null,
  gender: 'woman',
  birthdate: null,
  measures: measuresOf({
    ...{ height: '175/5.9', waist: '65/25.6', bust: '88/34.6', jeans: '38x40', shoes: '36,5' },
  }),
  hair: 'Chestnut',
  eyes: 'Green',
  skinTone: '1162',
  categories: [1884, 1887],
};

function found(query: Partial<Criteria>, talent: Partial<Talent> = {}): boolean {
  const row = filterRow({ ...ANA, ...talent }, NOW);
  return filterRows([row], { filter: EMPTY_FILTER, ...query }).length === 1;
}

test('filterRow precomputes the values of a talent', () => {
  expect(filterRow(ANA, NOW)).toEqual({
    name: 'Ágata Lima',
    gender: 'woman',
    categories: [1884, 1887],
    initial: 'a',
    hair: 'Chestnut',
    eyes: 'Green',
    height: 175,
    waist: 65,
    bust: 88,
    hips: null,
    jeans: 38,
    shoes: 36.5,
    age: null,
  });
});

test.each<[string, Partial<Criteria>, boolean]>([
  ['no hair in particular', { filter: { hair: [], ranges: {} } }, true],
  ['the lower end itself', { filter: { ranges: { height: [175, 180] } } }, true],
  ['the upper end itself', { filter: { ranges: { height: [170, 175] } } }, true],
  ['a word that is not in her name', { filter: { q: 'agata souza', ranges: {} } }, false],
])('%s', (_name, query, expected) => {
  expect(found(query)).toBe(expected);
});

test.each([
  ['an adult', { birthdate: '1996-05-01' }, true],
  ['an older adult', { birthdate: '1980-05-01' }, false],
  ['a minor', { birthdate: '2010-05-01' }, false],
  ['an adult in a category of minors', { birthdate: '1996-05-01', categories: [1887] }, false],
  ['a child by category', { birthdate: '1996-05-01', categories: [1886] }, false],
  ['no birth date', { birthdate: null }, false],
  ['a birth date of no day', { birthdate: '1996-02-30' }, false],
])('a list filtered by age contains adults only: %s', (_name, talent, expected) => {
  const query = { filter: { ranges: { age: [25, 35] } } } as const;
  expect(found(query, { categories: [], ...talent })).toBe(expected);
});

describe('the counts of the letters', () => {
  const rows = [
    filterRow({ ...ANA, name: 'Ana', gender: 'woman', categories: [1884] }, NOW),
    filterRow({ ...ANA, name: 'Ágata', gender: 'man' }, NOW),
    filterRow({ ...ANA, name: 'Bia', gender: 'woman', hair: 'Red' }, NOW),
    filterRow({ ...ANA, name: '3M Souza', gender: 'woman' }, NOW),
  ];

  test('counts every letter, except names that start with anything else', () => {
    const counts = filterByLetter(rows, { filter: EMPTY_FILTER }).letters;
    expect(Object.keys(counts)).toEqual([...LETTERS]);
    expect(counts).toMatchObject({ a: 2, b: 1, c: 0 });
  });

  test('ignores the chosen letter', () => {
    const { letters } = filterByLetter(rows, { letter: 'b', filter: EMPTY_FILTER });
    expect(letters).toMatchObject({ a: 2, b: 1 });
  });

  test.each<[string, Criteria, { a: number; b: number }]>([
    ['the gender', { gender: 'woman', filter: EMPTY_FILTER }, { a: 1, b: 1 }],
    ['the category', { category: 1887, filter: EMPTY_FILTER }, { a: 1, b: 1 }],
    ['the filter', { filter: { hair: ['Red'], ranges: {} } }, { a: 0, b: 1 }],
  ])('respects %s', (_name, query, expected) => {
    expect(filterByLetter(rows, query).letters).toMatchObject(expected);
  });
});

describe('the controls of a filter', () => {
  const filter = { hair: ['Red'], ranges: { shoes: [36, 38], height: [170, 220] } } as const;

  test('are active when they can hide a talent', () => {
    expect(activeFilters(filter)).toEqual(['hair', 'height', 'shoes']);
    expect(isActive(filter)).toBe(true);
  });

  test('are inactive when nothing is selected', () => {
    expect(isActive({ q: '', hair: [], ranges: { height: undefined } })).toBe(false);
    expect(isActive(EMPTY_FILTER)).toBe(false);
  });

  test('can be removed one by one', () => {
    expect(activeFilters(withoutFilter(filter, 'hair'))).toEqual(['height', 'shoes']);
    expect(activeFilters(withoutFilter(filter, 'height'))).toEqual(['hair', 'shoes']);
    expect(activeFilters(filter)).toEqual(['hair', 'height', 'shoes']);
    expect(withoutFilter({ q: 'a', ranges: {} }, 'q').q).toBeUndefined();
  });

  test('of colors can be removed one by one, too', () => {
    const two = { hair: ['Red', 'Black'], ranges: {} };
    expect(withoutColors(two, 'hair', ['Red']).hair).toEqual(['Black']);
    const none = withoutColors(withoutColors(two, 'hair', ['Red']), 'hair', ['Black']);
    expect(none).toEqual(EMPTY_FILTER);
    expect(withoutColors(none, 'eyes', ['Green'])).toEqual(EMPTY_FILTER);
  });
});
