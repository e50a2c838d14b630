import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RosterTalent } from '@/lib/panel/roster';
import type { Talent } from '@/lib/talents/talent';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { person } from '../../fixtures/people.ts';

/** The store that outlives a process. */
const stored = vi.hoisted(() => new Map<string, { sent: unknown }>());

vi.mock('@/lib/panel/persisted-reads', () => ({
  persistRead: async (key: string, answer: { sent: unknown }) => {
    stored.set(key, structuredClone(answer));
  },
  readPersisted: async (key: string) => stored.get(key) ?? null,
}));

let history: typeof import('@/lib/panel/departures');
/** The latest accepted roster, which is stored as well. */
let latest: ReturnType<typeof rosterOf> | undefined;

async function nextProcess() {
  beginProcess({});
  history = await import('@/lib/panel/departures');
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  latest = undefined;
  stored.clear();
  await nextProcess();
});

const MINUTE = 60_000;
const ana = person({ id: 1, name: 'Ana' });
const bia = person({ id: 2, name: 'Bia' });

const rosterOf = (talents: readonly Talent[]) => ({
  byId: new Map(talents.map((one) => [one.id, one as RosterTalent])),
  unreadable: new Set<number>(),
});

function observe(minute: number, ...talents: Talent[]) {
  const next = rosterOf(talents);
  vi.setSystemTime(minute * MINUTE);
  history.noteRoster(next, { previous: latest, force: false });
  latest = next;
}

const storedNames = () =>
  [...stored.values()].flatMap(({ sent }) =>
    (sent as { talent: Talent }[]).map(({ talent }) => talent.name),
  );

describe('from one process to the next', () => {
  it('a missing talent is remembered', async () => {
    observe(0, ana, bia);
    observe(5, ana);
    observe(10, ana);
    await nextProcess();
    await history.recallAbsent();
    expect(history.departedTalent(2)).toBeNull();
    observe(15, ana);
    expect(history.departedTalent(2)).toMatchObject({ id: 2, name: 'Bia' });
  });

  it('a departed talent is purged again, since this instance may have been down', async () => {
    observe(0, ana, bia);
    for (const minute of [5, 10, 15]) observe(minute, ana);
    await nextProcess();
    const { onRemoval } = await import('@/lib/platform/removed-records.mjs');
    const removed: string[] = [];
    onRemoval('test', (tag) => removed.push(tag));
    await history.recallAbsent();
    expect(removed).toEqual(['talent:2']);
    expect(history.departedTalent(2)).toMatchObject({ id: 2, name: 'Bia' });
    observe(20, ana);
    expect(removed).toHaveLength(1);
  });

  it.each([
    ['no list', 'Bia'],
    ['of another shape', [{ talent: { id: 2, name: 'Bia' }, times: 3, since: 0, departed: true }]],
  ])('what was stored is read through its schema: %s', async (_what, sent) => {
    stored.set('departures', { sent });
    await history.recallAbsent();
    expect(history.departedTalent(2)).toBeNull();
  });

  it('talents on the roster are not stored', async () => {
    observe(0, ana, bia);
    expect(stored.size).toBe(0);
    observe(5, ana);
    expect(storedNames()).toEqual(['Bia']);
    observe(10, ana, bia);
    expect(storedNames()).toEqual([]);
  });

  it('a missing talent who is back is forgotten', async () => {
    observe(0, ana, bia);
    observe(5, ana);
    observe(10, ana);
    await nextProcess();
    await history.recallAbsent();
    observe(15, ana, bia);
    observe(20, ana);
    expect(history.departedTalent(2)).toBeNull();
  });

  it('without stored history no one is remembered, and the store is read once', async () => {
    const recalled = history.recallAbsent();
    expect(history.recallAbsent()).toBe(recalled);
    await recalled;
    expect(history.departedTalent(2)).toBeNull();
  });
});
