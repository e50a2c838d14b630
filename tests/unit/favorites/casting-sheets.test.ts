import { expect, test } from 'vitest';
import { sheetsOf } from '@/lib/favorites/casting-sheets';

const people = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: place + 1, name: `Ana ${place + 1}` }));

test.each([
  [0, []],
  [1, [1]],
  [6, [6]],
  [7, [6, 1]],
  [13, [6, 6, 1]],
])('%i talents are laid out on sheets of %j', (count, lengths) => {
  const sheets = sheetsOf(people(count), {});
  expect(sheets.map(({ talents }) => talents.length)).toEqual(lengths);
  expect(sheets.flatMap(({ talents }) => talents)).toEqual(people(count));
});

test('notes that fit are printed next to their talents', () => {
  const notes = { 1: 'Only in May', 2: 'x'.repeat(3 * 48), 3: 'a\nb\n\n', 4: ' ' };
  const [sheet] = sheetsOf(people(6), notes);
  expect(sheet?.inPlace).toEqual({ 1: notes[1], 2: notes[2], 3: 'a\nb' });
  expect(sheet?.atFoot).toEqual([]);
});

test.each([
  ['a long line', 'x'.repeat(3 * 48 + 1)],
  ['many lines', 'a\nb\nc\nd'],
  ['a wrapped line among others', `a\nb\n${'x'.repeat(49)}`],
])('%s moves all notes of its sheet, and of no other, to the foot', (_what, long) => {
  const sheets = sheetsOf(people(7), { 2: long, 1: 'short', 7: 'short' });
  expect(sheets.map(({ talents }) => talents.length)).toEqual([6, 1]);
  expect(sheets[0]?.inPlace).toEqual({});
  expect(sheets[0]?.atFoot).toEqual([
    { id: 1, name: 'Ana 1', note: 'short' },
    { id: 2, name: 'Ana 2', note: long },
  ]);
  expect(sheets[1]).toMatchObject({ inPlace: { 7: 'short' }, atFoot: [] });
});
