import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Talent } from '@/lib/talents/talent';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { person } from '../../fixtures/people.ts';

let history: typeof import('@/lib/panel/roster-history');

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  beginProcess({});
  history = await import('@/lib/panel/roster-history');
});

const MINUTE = 60_000;
const ana = person({ id: 1, name: 'Ana' });
const bia = person({ id: 2, name: 'Bia', birthdate: '2001-03-21', cover: 'b.jpg', hair: 'Red' });

const rosterOf = (...talents: Talent[]) => ({
  byId: new Map(talents.map((one) => [one.id, one])),
});

function observe(minute: number, ...talents: Talent[]) {
  return history.observeRoster(rosterOf(...talents), { now: minute * MINUTE });
}

/** The records that the caches were asked to purge. */
async function removals() {
  const { onRemoval } = await import('@/lib/platform/removed-records.mjs');
  const removed: string[] = [];
  onRemoval('test', (tag) => removed.push(tag));
  return removed;
}

describe('a talent has departed', () => {
  const departed = () => history.departedTalent(2);

  it('once three rosters over ten minutes lack them, and every cache is notified once', async () => {
    const removed = await removals();
    await observe(0, ana, bia);
    await observe(5, ana);
    await observe(14, ana);
    expect(departed(), 'after two rosters').toBeNull();
    await observe(14.9, ana);
    expect(departed(), 'before ten minutes').toBeNull();
    expect(removed).toEqual([]);
    await observe(15, ana);
    await observe(20, ana);
    expect(departed()).toMatchObject({ id: 2, name: 'Bia' });
    expect(history.departedTalent(1)).toBeNull();
    expect(removed).toEqual(['talent:2']);
  });

  it('at once when forced', async () => {
    const removed = await removals();
    await observe(0, ana, bia);
    await history.observeRoster(rosterOf(ana), { now: MINUTE, force: true });
    expect(departed()).toMatchObject({ id: 2 });
    expect(removed).toEqual(['talent:2']);
  });

  it('not when they return in between, and no longer once they are back', async () => {
    const removed = await removals();
    await observe(0, ana, bia);
    await observe(5, ana);
    await observe(10, ana, bia);
    await observe(15, ana);
    await observe(20, ana);
    expect(departed()).toBeNull();
    await observe(25, ana);
    expect(departed()).not.toBeNull();
    await observe(30, ana, bia);
    expect(departed()).toBeNull();
    for (const minute of [35, 40, 45]) await observe(minute, ana);
    expect(removed).toEqual(['talent:2', 'talent:2']);
  });

  it('not when their record is unreadable, however often, even when forced', async () => {
    const removed = await removals();
    await observe(0, ana, bia);
    for (const minute of [5, 10, 15, 20]) {
      const roster = { ...rosterOf(ana), unreadable: new Set([2]) };
      await history.observeRoster(roster, { now: minute * MINUTE, force: minute === 20 });
    }
    expect(departed()).toBeNull();
    await observe(25, ana);
    await observe(30, ana);
    expect([departed(), removed], 'the absence begins here').toEqual([null, []]);
  });

  it('not when one roster was read many times', async () => {
    await observe(0, ana, bia);
    const roster = rosterOf(ana);
    for (let minute = 1; minute < 60; minute += 1) {
      await history.observeRoster(roster, { now: minute * MINUTE });
    }
    expect(departed()).toBeNull();
  });

  it('and only what a 410 page and the pages of others need of them is remembered', async () => {
    await observe(0, ana, bia);
    for (const minute of [10, 20, 30]) await observe(minute, ana);
    const { id, name, gender } = bia;
    expect(departed()).toEqual(person({ id, name, gender, birthdate: '2001-12-31' }));
  });

  it('never when no one had the id', async () => {
    for (const minute of [0, 10, 20, 30]) await observe(minute, ana);
    expect(departed()).toBeNull();
  });
});

it('a process without a history reports so: persistent caches cannot know who departed', async () => {
  const removed = await removals();
  history.observeNoHistory();
  expect(removed).toEqual(['talent:*']);
});

describe('a talent has changed', () => {
  it('when their record changed, and not before that was observed', async () => {
    await observe(0, ana, bia);
    expect(history.talentChangedAt(1)).toBeNull();
    await observe(5, { ...ana, hair: 'Red' }, { ...bia });
    await observe(10, { ...ana, hair: 'Red' }, bia);
    expect(history.talentChangedAt(1)).toEqual(new Date(5 * MINUTE));
    expect(history.talentChangedAt(2)).toBeNull();
  });

  it('when they are new on a roster that is not the first', async () => {
    await observe(0, ana);
    await observe(5, ana, bia);
    expect(history.talentChangedAt(1)).toBeNull();
    expect(history.talentChangedAt(2)).toEqual(new Date(5 * MINUTE));
  });
});

const crowd = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => person({ id: from + place }));

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
  await observe(0, ...crowd(1, 100));
  expect(turns).toBeGreaterThan(10);
});

it('departed talents are forgotten, oldest first, before memory fills up', async () => {
  const stays = person({ id: 50_000 });
  const red = { ...stays, hair: 'Red' };
  await observe(0, stays, ...crowd(1, 9_999));
  for (const round of [1, 2, 3]) await observe(round * 10, red, ...crowd(10_001, 10_000));
  expect(history.departedTalent(1)).not.toBeNull();
  await observe(40, red, ...crowd(10_001, 10_000), ...crowd(30_001, 100));
  expect(history.departedTalent(100)).toBeNull();
  expect(history.departedTalent(101)).not.toBeNull();
  expect(history.talentChangedAt(stays.id)).toEqual(new Date(10 * MINUTE));
});
