import { beforeEach, describe, expect, it } from 'vitest';
import { answerTo, prepared } from '@/lib/search/search';
import { categoryIds } from '@/lib/talents/categories';
import { filterRow } from '@/lib/talents/filter-row';
import { boundsOf } from '@/lib/talents/ranges';
import { person } from '../../fixtures/people.ts';

const NOW = new Date('2026-05-01');
const CATEGORY_IDS = categoryIds({
  CATEGORY_ACTORS: 71,
  CATEGORY_INTERNATIONAL: 72,
  CATEGORY_CREATIVE: 73,
});

const row = (known: Parameters<typeof person>[0]) => {
  const one = person(known);
  return { ...one, ...filterRow(one, NOW) };
};

const ROWS = [
  ...Array.from({ length: 12 }, (_, place) =>
    row({ id: place + 1, name: `Bia ${'abcdefghijkl'[place]}`, hair: 'Blonde' }),
  ),
  row({ id: 20, name: 'Loira Prado', hair: 'Black', measures: { height: '171/5.6' } }),
  row({ id: 21, name: 'Caio', gender: 'man', hair: 'Blonde', measures: { height: '190/6.2' } }),
];

let known: Parameters<typeof answerTo<(typeof ROWS)[number]>>[1];

beforeEach(() => {
  known = { locale: 'pt', rows: ROWS, categoryIds: CATEGORY_IDS, ...prepared(ROWS) };
});

const ids = (typed: string) => answerTo(typed, known).first.map(({ id }) => id);

describe('the response of a search', () => {
  it('contains the ranges of the sliders', () => {
    expect(prepared(ROWS)).toEqual({
      bounds: boundsOf(ROWS),
      colors: { hair: [], eyes: [] },
    });
  });

  it('shows the first few of its list, and the total', () => {
    const { first, total, view } = answerTo('mulheres loiras', known);
    expect(first.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect({ total, view }).toEqual({ total: 12, view: 'women' });
  });

  it('shows talents with a matching name first, without duplicates', () => {
    expect(ids('Loira')).toEqual([20, 1, 2, 3, 4, 5, 6, 7]);
    expect(ids('Caio')).toEqual([21]);
    expect(answerTo('Caio', known).total).toBe(1);
  });

  it('shows no one when nothing was understood', () => {
    expect(answerTo('xyzzy 99999', known)).toMatchObject({ first: [], total: 0 });
    expect(answerTo('', known)).toMatchObject({ first: [], total: 0 });
  });
});
