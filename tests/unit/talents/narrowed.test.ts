import { expect, test } from 'vitest';
import { categoryIds } from '@/lib/talents/categories';
import { filterRow } from '@/lib/talents/filter-row';
import { narrow, narrowingKeys, occurringColors, queryWithout } from '@/lib/talents/narrowed';
import type { RosterQuery } from '@/lib/talents/query';
import type { Talent } from '@/lib/talents/talent';

const NOW = new Date('2026-05-01');

const IDS = categoryIds({ CATEGORY_ACTORS: 71, CATEGORY_INTERNATIONAL: 72, CATEGORY_CREATIVE: 73 });

function row(id: number, name: string, hair: string | null, height: string) {
  const talent: Talent = {
    ...{ id, name, cover: null, gender: 'woman', birthdate: null, eyes: 'Green', skinTone: null },
    ...{ hair, categories: [], measures: { height } },
  };
  return { id, ...filterRow(talent, NOW) };
}

const rows = [
  row(1, 'Ana', 'Black', '170/5.7'),
  row(2, 'Bia', 'Blonde', '180/5.11'),
  row(3, 'Alba', null, '160/5.3'),
];
const nobody: RosterQuery = {
  letter: 'b',
  filter: { hair: ['Black'], ranges: { height: [165, 220] } },
  page: 3,
};

test('an empty list suggests each filter whose removal alone gives results, with a count', () => {
  expect(narrow(rows, 'women', nobody, IDS).suggestions).toEqual([
    { key: 'letter', count: 1 },
    { key: 'hair', count: 1 },
  ]);
});

test('no filter is suggested if removing a single one does not help', () => {
  const filter = { hair: ['Red'], eyes: ['Blue'], ranges: {} };
  const nothing = narrow(rows, 'women', { filter, page: 1 }, IDS);
  expect(nothing).toMatchObject({ suggestions: [], clearable: true });
  // Clearing the filters of an empty list would show no talents either.
  expect(narrow(rows, 'men', { filter, page: 1 }, IDS)).toMatchObject({ clearable: false });
});

test('a list with results gets no suggestions', () => {
  const left = narrow(rows, 'women', { ...nobody, letter: 'a' }, IDS);
  expect(left.rows.map(({ id }) => id)).toEqual([1]);
  expect(left).toMatchObject({ suggestions: [], clearable: false });
});

test('a category of the query can be removed, too', () => {
  const query = { ...nobody, category: 'curvy', filter: { ranges: {} } } as const;
  expect(narrow(rows, 'women', query, IDS).suggestions).toEqual([{ key: 'category', count: 1 }]);
});

test('a filter is removed alone, and the list begins at its first page', () => {
  expect(narrowingKeys(queryWithout(nobody, 'letter'))).toEqual(['hair', 'height']);
  expect(narrowingKeys(queryWithout(nobody, 'height'))).toEqual(['letter', 'hair']);
  expect(queryWithout(nobody, 'hair').page).toBe(1);
});

test('what the visitor chose is added to what the list is of', () => {
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
