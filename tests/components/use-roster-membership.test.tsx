import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRosterMembership } from '@/components/favorites/use-roster-membership';
import { comparedCard } from '@/lib/favorites/comparison';

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

afterEach(() => void vi.unstubAllGlobals());

async function answered(body: unknown) {
  vi.stubGlobal('fetch', async () => Response.json(body));
  const { result } = renderHook(() => useRosterMembership(CHOSEN));
  await act(() => new Promise((done) => setTimeout(done)));
  const { represented, gone } = result.current;
  return { represented, gone: [...gone] };
}

test('who is not in the answer has left, and all is known of who is', async () => {
  expect(await answered({ cards: [KNOWN] })).toEqual({ represented: [KNOWN], gone: [7] });
});

test.each([
  ['no cards', {}],
  ['cards that are no list', { cards: KNOWN }],
  ['a card that is none', { cards: [KNOWN, null] }],
  ['a name that is no text', { cards: [{ ...KNOWN, name: 12 }] }],
  ['measures that are none', { cards: [{ ...KNOWN, measures: null }] }],
  ['a measure that is no text', { cards: [{ ...KNOWN, measures: { bust: 84 } }] }],
  ['an age that is no number', { cards: [{ ...KNOWN, age: '27' }] }],
])('of an answer with %s nothing is believed', async (_what, body) => {
  expect(await answered(body)).toEqual({ represented: CHOSEN.map(comparedCard), gone: [] });
});
