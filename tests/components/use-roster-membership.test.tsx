import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRosterMembership } from '@/components/favorites/favorites-browser';
import { comparedCard } from '@/lib/favorites/comparison';
import { removeFavorites } from '@/lib/favorites/edit-favorites';
import { EMPTY_SELECTION } from '@/lib/favorites/selection';
import { addFavorites, favoritesNow, useFavorites } from '@/lib/favorites/store';

const card = (id: number) => ({
  ...{ id, name: `Ana ${id}`, cover: null, hair: null, eyes: null, skinTone: null, texts: {} },
});
const CHOSEN = [card(12), card(7)];
const KNOWN = {
  ...comparedCard(card(12)),
  gender: 'woman',
  measures: { bust: '84/33.1' },
  age: 27,
};

// Files share the store: another one may have left talents in it.
beforeEach(() => {
  localStorage.clear();
  useFavorites.setState(EMPTY_SELECTION);
});
afterEach(() => void vi.unstubAllGlobals());

async function answered(body: unknown) {
  vi.stubGlobal('fetch', async () => Response.json(body));
  const { result } = renderHook(() => useRosterMembership(CHOSEN));
  await act(() => new Promise((done) => setTimeout(done)));
  const { represented, gone } = result.current;
  return { represented, gone: [...gone] };
}

test('a talent missing from the response has left; the others get their records', async () => {
  expect(await answered({ cards: [KNOWN] })).toEqual({ represented: [KNOWN], gone: [7] });
});

test.each([
  ['no cards', {}],
  ['cards that are not an array', { cards: KNOWN }],
  ['a card that is null', { cards: [KNOWN, null] }],
  ['a name that is not a string', { cards: [{ ...KNOWN, name: 12 }] }],
  ['measures that are null', { cards: [{ ...KNOWN, measures: null }] }],
  ['a measure that is not a string', { cards: [{ ...KNOWN, measures: { bust: 84 } }] }],
  ['an age that is not a number', { cards: [{ ...KNOWN, age: '27' }] }],
])('a response with %s is ignored', async (_what, body) => {
  expect(await answered(body)).toEqual({ represented: CHOSEN.map(comparedCard), gone: [] });
});

test('an answer that arrives after the page was left changes no stored card', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  addFavorites([card(12)]);
  const { unmount } = renderHook(() => useRosterMembership(CHOSEN));
  unmount();
  answer.resolve(Response.json({ cards: [{ ...KNOWN, name: 'Other' }] }));
  await act(() => new Promise((done) => setTimeout(done)));
  expect(favoritesNow().talents.map(({ name }) => name)).toEqual(['Ana 12']);
  removeFavorites([12]);
});

test('a request is aborted when the selection changes, and when the page is left', () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    signals.push(init.signal);
    return new Promise(() => {});
  });
  const aborted = () => signals.map((signal) => signal?.aborted);
  const { rerender, unmount } = renderHook(useRosterMembership, { initialProps: CHOSEN });
  expect(aborted()).toEqual([false]);
  rerender([...CHOSEN, card(45)]);
  expect(aborted()).toEqual([true, false]);
  unmount();
  expect(aborted()).toEqual([true, true]);
});
