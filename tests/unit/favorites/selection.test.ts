import { describe, expect, it } from 'vitest';
import { withFresh, withMoved, withNote, withReturned } from '@/lib/favorites/edit-selection';
import { parseIds, writeIds } from '@/lib/favorites/ids';
import { MAX_FAVORITES, MAX_SHARED, NOTE_MAX_LENGTH } from '@/lib/favorites/limits';
import {
  EMPTY_SELECTION,
  type Selection,
  withoutTalents,
  withTalents,
} from '@/lib/favorites/selection';
import type { TalentCard } from '@/lib/talents/card';

const card = (id: number): TalentCard => ({
  ...{ id, name: `T${id}`, cover: null, hair: null, eyes: null, skinTone: null, texts: {} },
});
const chosen = (...ids: number[]): Selection => withTalents(EMPTY_SELECTION, ids.map(card));
const ids = ({ talents }: Selection) => talents.map(({ id }) => id);

describe('a selection', () => {
  it('adds each talent once, at the end', () => {
    expect(ids(withTalents(chosen(9, 2), [card(2), card(5)]))).toEqual([9, 2, 5]);
  });

  it('has a maximum size', () => {
    const full = chosen(...Array.from({ length: MAX_FAVORITES }, (_, at) => at + 1));
    expect(withTalents(full, [card(999)]).talents).toHaveLength(MAX_FAVORITES);
    expect([MAX_FAVORITES, MAX_SHARED, NOTE_MAX_LENGTH]).toEqual([200, 50, 500]);
  });

  it('deletes the note of a removed talent, and no other', () => {
    const noted = withNote(withNote(chosen(1, 2), 1, 'yes'), 2, 'no');
    expect(withoutTalents(noted, [1])).toMatchObject({ talents: [card(2)], notes: { 2: 'no' } });
  });

  it.each([
    [1, 2, [2, 3, 1]],
    [3, 0, [3, 1, 2]],
    [2, 2, [1, 3, 2]],
    [2, 9, [1, 3, 2]],
    [2, -1, [2, 1, 3]],
    [7, 0, [1, 2, 3]],
  ])('moves %i to position %i', (id, place, order) => {
    expect(ids(withMoved(chosen(1, 2, 3), id, place))).toEqual(order);
  });

  it('undo restores removed talents to their positions, and keeps later additions', () => {
    const before = withNote(chosen(1, 2, 3), 2, 'note');
    const now = withTalents(withoutTalents(before, [2]), [card(4)]);
    const back = withReturned(now, before, [2]);
    expect([ids(back), back.notes]).toEqual([[1, 2, 3, 4], { 2: 'note' }]);
    expect(ids(withReturned(back, before, [2]))).toEqual([1, 2, 3, 4]);
    expect(ids(withReturned(EMPTY_SELECTION, before, [1, 2, 3]))).toEqual([1, 2, 3]);
  });

  it('undo restores the note of a talent, and leaves the other notes alone', () => {
    const now = withNote(chosen(1), 1, 'here');
    const back = withReturned(now, withNote(chosen(1, 2, 3), 3, 'gone'), [2, 3]);
    expect(back.notes).toStrictEqual({ 1: 'here', 3: 'gone' });
  });

  it('undo does not exceed the maximum size', () => {
    const before = chosen(...Array.from({ length: MAX_FAVORITES }, (_, at) => at + 1));
    const now = withTalents(withoutTalents(before, [1]), [card(999)]);
    expect(ids(withReturned(now, before, [1]))).toEqual(ids(before));
  });

  it('keeps ten times the length of a note at most, and drops an empty one', () => {
    expect(withNote(chosen(1), 1, 'x'.repeat(5_001)).notes[1]).toHaveLength(5_000);
    expect(withNote(withNote(chosen(1), 1, 'x'), 1, '').notes).toEqual({});
  });

  it('updates stored cards with current data', () => {
    const fresh = { ...card(2), name: 'New' };
    expect(withFresh(chosen(1, 2), [fresh, card(8)]).talents).toEqual([card(1), fresh]);
  });
});

describe('ids in an address', () => {
  it.each([
    ['0,1.5,1e3,abc,,９,07', []],
    ['1,2,3,4', [1, 2, 3]],
  ])('%s', (text, read) => {
    expect(parseIds(text, 3).ids).toEqual(read);
  });

  it('are parsed back as they were written', () => {
    expect(writeIds([12, 45])).toBe('?ids=12,45');
    expect(writeIds([12, 45], 'list')).toBe('?ids=12,45');
    expect(writeIds([12, 45], 'compare')).toBe('?ids=12,45&view=compare');
  });
});
