import { describe, expect, test } from 'vitest';
import { categoryIds } from '@/lib/talents/categories';
import { listedTalent } from '@/lib/talents/listed-talent';
import { narrow } from '@/lib/talents/narrowed';
import { writeRosterQuery } from '@/lib/talents/query';
import { readRosterQuery } from '@/lib/talents/read-query';
import { ROSTER_SORTS, type RosterSort, sortRows } from '@/lib/talents/sort';
import { person } from '../../fixtures/people.ts';

const IDS = categoryIds({ CATEGORY_ACTORS: 71, CATEGORY_INTERNATIONAL: 72, CATEGORY_CREATIVE: 73 });

const rows = [
  ...([
    [7, 'Zoe', '170/5.7'],
    [3, 'Álvaro', ''],
    [9, 'bia', '181/5.11'],
  ] as const),
  ...([
    [5, 'Alba', 'n/a'],
    [8, 'Łucja', '170/5.7'],
  ] as const),
].map(([id, name, height]) => listedTalent(person({ id, name, measures: { height } }), new Date()));

const idsIn = (sort?: RosterSort) => sortRows(rows, sort).map(({ id }) => id);

describe('an order', () => {
  test.each([
    [undefined, [7, 3, 9, 5, 8], 'the agency’s'],
    ['name', [5, 3, 9, 8, 7], 'without accents'],
    ['height', [9, 7, 8, 3, 5], 'without a height last, equal ones in the agency’s order'],
    ['newest', [9, 8, 7, 5, 3], 'the highest id first'],
  ] as const)('%s', (sort, ids, _how) => {
    expect(idsIn(sort)).toEqual(ids);
  });

  test.each([
    [
      ["O'Hara Ávila Lôbo", "O'Hara Ávila", "D'Ávila Zé", "D'Ávila"],
      [3, 2, 1, 0],
    ],
    [
      ['Ana Zé', 'Anabela', 'Ána Bia', 'ana bia'],
      [3, 2, 0, 1],
    ],
  ])('by name compares %j as the language does', (names, order) => {
    const list = names.map((name, id) => listedTalent(person({ id, name }), new Date()));
    expect(sortRows(list, 'name').map(({ id }) => id)).toEqual(order);
  });

  test('does not change the list, and is computed once', () => {
    expect(sortRows(rows, 'name')).toBe(sortRows(rows, 'name'));
    expect(sortRows(rows)).toBe(rows);
  });
});

test('a narrowed list is in the order of its query', () => {
  const filter = { ranges: { height: [160, 200] as const } };
  const { rows: found } = narrow(rows, 'models', { filter, sort: 'name', page: 1 }, IDS);
  expect(found.map(({ name }) => name)).toEqual(['bia', 'Łucja', 'Zoe']);
});

describe('the key of the query', () => {
  const read = (search: string) =>
    readRosterQuery(new URLSearchParams(search), { categoryKey: false });

  test.each(ROSTER_SORTS)('%s is written and parsed as the same value', (sort) => {
    expect(read(`sort=${sort}&page=2`).sort).toBe(sort);
    expect(writeRosterQuery(read(`page=2&sort=${sort}&letter=a`)).toString()).toBe(
      `letter=a&sort=${sort}&page=2`,
    );
  });

  test.each(['', 'agency', 'Name', 'toString', 'name,height'])('%j is ignored', (value) => {
    expect(read(`sort=${value}`)).not.toHaveProperty('sort');
  });
});
