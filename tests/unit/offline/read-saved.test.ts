import { expect, it, vi } from 'vitest';
import { dataAge, readSaved } from '@/lib/offline/read-saved';
import { person } from '../../fixtures/people.ts';

const { readRoster, departedTalent, readAges } = vi.hoisted(() => ({
  readAges: vi.fn(),
  readRoster: vi.fn(),
  departedTalent: vi.fn(),
}));
vi.mock('@/lib/panel/ages', () => ({ readAges }));
vi.mock('@/lib/panel/talents', () => ({ readRoster }));
vi.mock('@/lib/panel/departures', () => ({ departedTalent }));

it('returns found, unread and absent talents, and leaves out departed ones', async () => {
  const ana = person({ id: 12 });
  readRoster.mockResolvedValue({ byId: new Map([[12, ana]]), unreadable: new Set([7, 8]) });
  departedTalent.mockImplementation((id) => (id === 8 || id === 3 ? person({ id }) : null));
  expect((await readSaved([7, 12, 3, 8, 99])).map(({ id, state }) => [id, state])).toEqual([
    [7, 'unread'],
    [12, 'here'],
    [99, 'absent'],
  ]);
});

it('reads nothing where nothing is asked for', async () => {
  readRoster.mockRejectedValue(new Error('read'));
  expect(await readSaved([])).toEqual([]);
});

it.each([
  [{}, 0],
  [{ talents: 290 }, 0],
  [{ talents: 3_600 }, 3_600],
])('data of %j is %i seconds old', (ages, seconds) => {
  readAges.mockReturnValue(ages);
  expect(dataAge()).toBe(seconds);
});
