import { expect, test } from 'vitest';
import { categoryIds } from '@/lib/talents/categories';
import { filterRow } from '@/lib/talents/filter-row';
import { narrow, narrowingKeys, occurringColors, queryWithout } from '@/lib/talents/narrowed';
import type { RosterQuery } from '@/lib/talents/query';
import type { Talent } from '@/lib/talents/talent';
import { measuresOf } from '../../fixtures/people.ts';

const NOW = new Date('2026-05-01');

const IDS = categoryIds({ CATEGORY_ACTORS: 71, CATEGORY_INTERNATIONAL: 72, CATEGORY_CREATIVE: 73 });

function row(
  id: number,
  name: string,
  hair: string | null,
  height: string,
  birthdate: string | null = null,
) {
  const talent: Talent = {
    ...{ id, name, cover: null, gender: 'woman', birthdate, eyes: 'Green', skinTone: null },
    ...{ hair, categories: [], measures: measuresOf({ height }) },
  };
  return { id, ...filterRow(talent, NOW) };
}

const rows = [
  row(1, 'Ana', 'Black', '170/5.7'),
  row(2, 'Bia', 'Blonde', '180/5.11'),
  row(3, 'Alba', null, '160/5.3'),
];
const noMatches: RosterQuery = {
  letter: 'b',
  filter: { hair: ['Black'], ranges: { height: [165, 220] } },
  page: 3,
};

test('an empty list suggests each filter whose removal alone shows talents, with their number', () => {
  expect(narrow(rows, 'women', noMatches, IDS).suggestions).toEqual([
    { key: 'letter', query: queryWithout(noMatches, 'letter'), count: 1 },
    { key: 'hair', query: queryWithout(noMatches, 'hair'), count: 1 },
  ]);
});

test('suggests nothing when no single removal helps', () => {
  const filter = { hair: ['Red'], eyes: ['Blue'], ranges: {} };
  const nothing = narrow(rows, 'women', { filter, page: 1 }, IDS);
  expect(nothing).toMatchObject({ suggestions: [], clearable: true });
  // An empty list cannot be cleared into one with talents.
  expect(narrow(rows, 'men', { filter, page: 1 }, IDS)).toMatchObject({ clearable: false });
});

test('a list of ages says how many others have no birth date', () => {
  const dated = [
    ...[...rows, row(4, 'Eva', null, '165/5.5', '1990-01-01')],
    ...[row(5, 'Lia', null, '165/5.5', '2015-01-01'), row(6, 'Zoé', null, '165/5.5', '1940-01-01')],
  ];
  const aged = (ranges: RosterQuery['filter']['ranges']) => {
    const found = narrow(dated, 'women', { filter: { ranges }, page: 1 }, IDS);
    return [found.rows.map(({ id }) => id), found.undated];
  };
  expect(aged({ age: [18, 80] })).toEqual([[4, 6], 3]);
  expect(aged({ age: [80, 80] })).toEqual([[6], 3]);
  expect(aged({ age: [18, 80], height: [165, 175] })).toEqual([[4, 6], 1]);
  expect(aged({ height: [165, 175] })).toEqual([[1, 4, 5, 6], 0]);
});

test('a list with talents suggests nothing', () => {
  const left = narrow(rows, 'women', { ...noMatches, letter: 'a' }, IDS);
  expect(left.rows.map(({ id }) => id)).toEqual([1]);
  expect(left).toMatchObject({ suggestions: [], clearable: false });
});

test('suggests removing a category of the query, too', () => {
  const query = { ...noMatches, category: 'curvy', filter: { ranges: {} } } as const;
  expect(narrow(rows, 'women', query, IDS).suggestions).toMatchObject([
    { key: 'category', count: 1 },
  ]);
});

test('removing a filter leaves the others, and returns to the first page', () => {
  expect(narrowingKeys(queryWithout(noMatches, 'letter'))).toEqual(['hair', 'height']);
  expect(narrowingKeys(queryWithout(noMatches, 'height'))).toEqual(['letter', 'hair']);
  expect(queryWithout(noMatches, 'hair').page).toBe(1);
});

test('the choices of the visitor are added to the filters of the list', () => {
  const query = { category: 'curvy', filter: { ranges: {} }, page: 1 } as const;
  const curvy = { ...row(4, 'curvy', null, '170'), categories: [1885] };
  const man = { ...curvy, name: 'man', gender: 'man' as const };
  const { rows: left } = narrow([...rows, curvy, man], 'women', query, IDS);
  expect(left.map(({ name }) => name)).toEqual(['curvy']);
});

test('the colors on offer are those that occur, each once, in alphabetical order', () => {
  const black = row(4, 'Clara', 'black', '170/5.7');
  expect(occurringColors([...rows, black, ...rows].reverse())).toEqual({
    hair: ['black', 'Black', 'Blonde'],
    eyes: ['Green'],
  });
});
