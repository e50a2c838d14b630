import { expect, test } from 'vitest';
import { categoryIds } from '@/lib/talents/categories';
import { filterRow } from '@/lib/talents/filter';
import { addressWithout, narrow, narrowingKeys, occurringColors } from '@/lib/talents/narrowed';
import type { RosterAddress } from '@/lib/talents/query';
import type { Talent } from '@/lib/talents/talent';

const IDS = categoryIds({ actors: 71, international: 72, creative: 73 });

function row(id: number, name: string, hair: string | null, height: string) {
  const talent: Talent = {
    ...{ id, name, cover: null, gender: 'woman', birthdate: null, eyes: 'Green', skinTone: null },
    ...{ hair, categories: [], measures: { height } },
  };
  return { id, ...filterRow(talent) };
}

const rows = [
  row(1, 'Ana', 'Black', '170/5.7'),
  row(2, 'Bia', 'Blonde', '180/5.11'),
  row(3, 'Alba', null, '160/5.3'),
];
const nobody: RosterAddress = {
  letter: 'b',
  filter: { hair: 'Black', ranges: { height: [165, 220] } },
  page: 3,
};

test('when nobody is left, each thing that narrows says how many it keeps away', () => {
  expect(narrow(rows, 'women', nobody, IDS).without).toEqual([
    { key: 'letter', count: 1 },
    { key: 'hair', count: 1 },
    { key: 'height', count: 0 },
  ]);
});

test('when somebody is left, nothing is offered', () => {
  const { rows: left, without } = narrow(rows, 'women', { ...nobody, letter: 'a' }, IDS);
  expect([left.map(({ id }) => id), without]).toEqual([[1], []]);
});

test('a thing is taken away alone, and the list begins again', () => {
  expect(narrowingKeys(addressWithout(nobody, 'letter'))).toEqual(['hair', 'height']);
  expect(narrowingKeys(addressWithout(nobody, 'height'))).toEqual(['letter', 'hair']);
  expect(addressWithout(nobody, 'hair').page).toBe(1);
});

test('the colors on offer are those that occur, each once', () => {
  expect(occurringColors([...rows, ...rows])).toEqual({
    hair: ['Black', 'Blonde'],
    eyes: ['Green'],
  });
});
