import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RosterTalent } from '@/lib/panel/roster';
import { UNREADABLE_BIRTHDATE } from '@/lib/talents/age';
import type { Talent } from '@/lib/talents/talent';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { person } from '../../fixtures/people.ts';

let history: typeof import('@/lib/panel/departures');
/** The latest accepted roster. */
let latest: ReturnType<typeof rosterOf> | undefined;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(console, 'info').mockImplementation(() => {});
  beginProcess({});
  latest = undefined;
  history = await import('@/lib/panel/departures');
});

const START = Date.parse('2026-05-01');
const MINUTE = 60_000;
const ana = person({ id: 1, name: 'Ana' });
const bia = person({ id: 2, name: 'Bia', birthdate: '2001-03-21', cover: 'b.jpg', hair: 'Red' });

const rosterOf = (talents: readonly Talent[], unreadable: readonly number[] = []) => ({
  byId: new Map(talents.map((one) => [one.id, one as RosterTalent])),
  unreadable: new Set(unreadable),
});

/** A roster is accepted after the one before it. */
function accept(minute: number, next: ReturnType<typeof rosterOf>, force = false) {
  vi.setSystemTime(START + minute * MINUTE);
  history.noteRoster(next, { previous: latest, force });
  latest = next;
}

const observe = (minute: number, ...talents: Talent[]) => accept(minute, rosterOf(talents));

/** The records that the caches are asked to purge from now on. */
async function removals() {
  const { onRemoval } = await import('@/lib/platform/removed-records.mjs');
  const removed: string[] = [];
  onRemoval('test', (tag) => removed.push(tag));
  return removed;
}

/** A first roster of both, and what is purged after it. */
async function removalsAfterBoth() {
  observe(0, ana, bia);
  return removals();
}

describe('a talent has departed', () => {
  const departed = () => history.departedTalent(2);

  it('once three rosters over ten minutes lack them, and every cache is notified once', async () => {
    const removed = await removalsAfterBoth();
    observe(5, ana);
    observe(14, ana);
    expect(departed(), 'after two rosters').toBeNull();
    observe(14.9, ana);
    expect(departed(), 'before ten minutes').toBeNull();
    expect(removed).toEqual([]);
    observe(15, ana);
    observe(20, ana);
    expect(departed()).toMatchObject({ id: 2, name: 'Bia' });
    expect(history.departedTalent(1)).toBeNull();
    expect(removed).toEqual(['talent:2']);
  });

  it('not once two rosters do, however far apart', async () => {
    observe(0, ana, bia);
    observe(5, ana);
    observe(60, ana);
    expect(departed()).toBeNull();
    observe(61, ana);
    expect(departed()).not.toBeNull();
  });

  it('at once when forced', async () => {
    const removed = await removalsAfterBoth();
    accept(1, rosterOf([ana]), true);
    expect(departed()).toMatchObject({ id: 2 });
    expect(removed).toEqual(['talent:2']);
  });

  it('not when they return in between, and no longer once they are back', async () => {
    const removed = await removalsAfterBoth();
    observe(5, ana);
    observe(10, ana, bia);
    observe(15, ana);
    observe(20, ana);
    expect(departed()).toBeNull();
    observe(25, ana);
    expect(departed()).not.toBeNull();
    observe(30, ana, bia);
    expect(departed()).toBeNull();
    for (const minute of [35, 40, 45]) observe(minute, ana);
    expect(removed).toEqual(['talent:2', 'talent:2']);
  });

  it('not when their record is unreadable, however often, even when forced', async () => {
    const removed = await removalsAfterBoth();
    for (const minute of [5, 10, 15, 20]) accept(minute, rosterOf([ana], [2]), minute === 20);
    expect(departed()).toBeNull();
    observe(25, ana);
    observe(30, ana);
    expect([departed(), removed], 'the absence begins here').toEqual([null, []]);
    observe(35, ana);
    expect(removed).toEqual(['talent:2']);
    accept(40, rosterOf([ana], [2]));
    expect(departed(), 'and ends when they are back').not.toBeNull();
  });

  it('and is remembered only with what the 410 page and its suggestions need', async () => {
    observe(0, ana, bia);
    for (const minute of [10, 20, 30]) observe(minute, ana);
    const { id, name, gender } = bia;
    expect(departed()).toEqual(person({ id, name, gender, birthdate: '2001-12-31' }));
  });

  it.each([
    ['by category', { categories: [1886], birthdate: null }],
    ['by birth date', { birthdate: '2012-03-14' }],
  ])('and a minor %s is remembered as one, without a birth date', (_how, more) => {
    observe(0, ana, { ...bia, ...more });
    for (const minute of [10, 20, 30]) observe(minute, ana);
    expect(departed()).toMatchObject({ birthdate: UNREADABLE_BIRTHDATE });
  });

  it('never when no one had the id', async () => {
    for (const minute of [0, 10, 20, 30]) observe(minute, ana);
    expect(departed()).toBeNull();
  });
});

it('a process without an earlier roster cannot know who departed, so persistent caches purge', async () => {
  const removed = await removals();
  observe(0, ana);
  observe(5, ana);
  expect(removed).toEqual(['talent:*']);
});

const crowd = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => person({ id: from + place }));

it('absent talents are forgotten, oldest first, before memory fills up', () => {
  observe(0, ana, ...crowd(101, 10_000));
  accept(1, rosterOf([ana, ...crowd(20_001, 10)]), true);
  expect(history.departedTalent(101)).not.toBeNull();
  observe(2, ana);
  expect(history.departedTalent(110)).toBeNull();
  expect(history.departedTalent(111)).not.toBeNull();
});
