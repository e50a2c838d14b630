import { beforeEach, describe, expect, it, vi } from 'vitest';
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

let history: typeof import('@/lib/panel/roster-history');

async function nextProcess() {
  beginProcess({});
  history = await import('@/lib/panel/roster-history');
}

beforeEach(async () => {
  stored.clear();
  await nextProcess();
});

const MINUTE = 60_000;
const ana = person({ id: 1, name: 'Ana' });
const bia = person({ id: 2, name: 'Bia' });

function observe(minute: number, ...talents: Talent[]) {
  return history.observeRoster(
    { byId: new Map(talents.map((one) => [one.id, one])) },
    { now: minute * MINUTE },
  );
}

const storedNames = () =>
  [...stored.values()].flatMap(({ sent }) =>
    (sent as { talent: Talent }[]).map(({ talent }) => talent.name),
  );

describe('from one process to the next', () => {
  it('a missing talent is remembered', async () => {
    await observe(0, ana, bia);
    await observe(5, ana);
    await observe(10, ana);
    await nextProcess();
    await history.recallAbsent();
    expect(history.departedTalent(2)).toBeNull();
    await observe(15, ana);
    expect(history.departedTalent(2)).toMatchObject({ id: 2, name: 'Bia' });
  });

  it('a departed talent is purged again, since this instance may have been down', async () => {
    await observe(0, ana, bia);
    for (const minute of [5, 10, 15]) await observe(minute, ana);
    await nextProcess();
    const { onRemoval } = await import('@/lib/platform/removed-records.mjs');
    const removed: string[] = [];
    onRemoval('test', (tag) => removed.push(tag));
    await history.recallAbsent();
    expect(removed).toEqual(['talent:2']);
    expect(history.departedTalent(2)).toMatchObject({ id: 2, name: 'Bia' });
    await observe(20, ana);
    expect(removed).toHaveLength(1);
  });

  it.each([
    ['no list', 'Bia'],
    ['of another shape', [{ talent: { id: 2, name: 'Bia' }, absence: null, departed: true }]],
  ])('what was stored is read through its schema: %s', async (_what, sent) => {
    stored.set('roster-history absent', { sent });
    await history.recallAbsent();
    expect(history.departedTalent(2)).toBeNull();
  });

  it('talents on the roster are not stored', async () => {
    await observe(0, ana, bia);
    expect(stored.size).toBe(0);
    await observe(5, ana);
    expect(storedNames()).toEqual(['Bia']);
    await observe(10, ana, bia);
    expect(storedNames()).toEqual([]);
  });

  it('a roster that was read takes precedence over stored history', async () => {
    await observe(0, ana, bia);
    await observe(5, ana);
    await observe(10, ana);
    await nextProcess();
    await observe(15, ana, bia);
    await history.recallAbsent();
    await observe(20, ana);
    expect(history.departedTalent(2)).toBeNull();
  });

  it('without stored history no one is remembered, and the store is read once', async () => {
    const recalled = history.recallAbsent();
    expect(history.recallAbsent()).toBe(recalled);
    await recalled;
    expect(history.departedTalent(2)).toBeNull();
    expect(history.talentChangedAt(2)).toBeNull();
  });
});
