import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Roster } from '@/lib/panel/roster';
import { readSimilar } from '@/lib/roster/read-similar';
import { filterRow } from '@/lib/talents/filter-row';
import { person } from '../../fixtures/people.ts';

const TODAY = new Date('2026-06-01');
const ana = person({ id: 1, birthdate: '2008-03-01', hair: 'Red' });
const others = [
  person({ id: 2, birthdate: '1990-01-01' }),
  person({ id: 3, birthdate: '1990-01-01', hair: 'Red' }),
  person({ id: 4, birthdate: '2012-01-01', hair: 'Red' }),
];

vi.mock('@/lib/panel/talents', () => ({
  readRoster: async (): Promise<Roster> => ({
    talents: [ana, ...others].map((one) => ({ ...one, ...filterRow(one, TODAY) })),
    byId: new Map(),
    names: new Map(),
    sent: 0,
  }),
}));

beforeEach(() => void vi.useFakeTimers({ now: TODAY }));
afterEach(() => void vi.useRealTimers());

it('similar talents come from the roster, up to the requested number', async () => {
  expect((await readSimilar(ana, 1)).map(({ id }) => id)).toEqual([3]);
  expect((await readSimilar(ana, 9)).map(({ id }) => id)).toEqual([3, 2]);
});
