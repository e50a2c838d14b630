import { expect, test } from 'vitest';
import { columnsOf } from '@/lib/talents/columns';
import { filterRow } from '@/lib/talents/filter-row';
import { person } from '../../fixtures/people.ts';

const NOW = new Date('2026-05-01');
const rows = [
  person({ id: 1, hair: 'Red', measures: { height: '175/5.9' } }),
  person({ id: 2, eyes: 'Green' }),
].map((talent) => filterRow(talent, NOW));

test('a column has the value of each row, or NaN where a measure is missing', () => {
  const { height, hair, eyes } = columnsOf(rows);
  expect([...height]).toEqual([175, Number.NaN]);
  expect([hair, eyes]).toEqual([
    ['Red', null],
    [null, 'Green'],
  ]);
});

test('the columns of a list are computed once', () => {
  expect(columnsOf(rows)).toBe(columnsOf(rows));
});
