import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { RosterTalent } from '@/lib/panel/roster';
import type { Talent } from '@/lib/talents/talent';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { person } from '../../fixtures/people.ts';

let changes: typeof import('@/lib/panel/changed-talents');

beforeEach(async () => {
  beginProcess({});
  changes = await import('@/lib/panel/changed-talents');
});

const MINUTE = 60_000;
const ana = person({ id: 1, name: 'Ana' });
const bia = person({ id: 2, name: 'Bia' });

const rosterOf = (talents: readonly Talent[]) => ({
  byId: new Map(talents.map((one) => [one.id, one as RosterTalent])),
});

/** Rosters that are accepted five minutes apart. */
async function follow(...rosters: Talent[][]) {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const [place, next] of rosters.entries()) {
    const previous = rosters[place - 1];
    vi.setSystemTime(place * 5 * MINUTE);
    if (previous) await changes.noteChanges(rosterOf(next), rosterOf(previous));
  }
}

it('a talent has changed when their record did', async () => {
  const red = { ...ana, hair: 'Red' };
  await follow([ana, bia], [red, { ...bia }], [red, bia]);
  expect(changes.talentChangedAt(1)).toEqual(new Date(5 * MINUTE));
  expect(changes.talentChangedAt(2)).toBeNull();
});

it('a talent who is new has changed, and one who is gone has not', async () => {
  await follow([ana], [ana, bia]);
  expect(changes.talentChangedAt(1)).toBeNull();
  expect(changes.talentChangedAt(2)).toEqual(new Date(5 * MINUTE));
  await follow([ana, bia], [ana]);
  expect(changes.talentChangedAt(2)).toBeNull();
});

it('comparing rosters yields to the event loop', async () => {
  // Every reading of the clock advances it.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1;
    return now;
  });
  onTestFinished(() => clock.mockRestore());
  let turns = 0;
  let next: NodeJS.Immediate;
  const takeTurn = () => {
    turns += 1;
    next = setImmediate(takeTurn);
  };
  onTestFinished(() => clearImmediate(next));
  takeTurn();
  const crowd = Array.from({ length: 100 }, (_, place) => person({ id: place + 1 }));
  await follow(crowd, crowd);
  expect(turns).toBeGreaterThan(10);
});
