import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersistedRead } from '@/lib/panel/persisted-reads';
import { AT, controlledRead, FRESH_MS, KEY, letTimeGoOn, pass } from './controlled-read.ts';

/** What another instance stored, and the calls of this one. */
const store = vi.hoisted(() => ({
  answer: null as PersistedRead | null,
  reads: 0,
}));

vi.mock('@/lib/panel/persisted-reads', () => ({
  persistRead: async () => {},
  readPersisted: async () => {
    store.reads += 1;
    return store.answer;
  },
  removePersisted: async () => {},
}));

let read: Awaited<ReturnType<typeof controlledRead>>;
beforeEach(async () => {
  Object.assign(store, { answer: null, reads: 0 });
  read = await controlledRead();
});
letTimeGoOn();

const wanted = {
  ...{ key: KEY, at: AT, tags: ['x'], freshMs: FRESH_MS, implausibleBecause: () => null },
  fetch: () => new Promise(() => {}),
  parse: (sent: unknown) => sent,
};

describe('an answer of another instance', () => {
  it('is served while it is fresh, without a call, and counts as an answer', async () => {
    const { entries, tries, visit } = read;
    store.answer = { sent: 'theirs', at: Date.now() - 1_000 };
    const visitor = visit();
    await pass(0);
    expect([visitor.ended, tries.length]).toEqual(['theirs', 0]);
    expect([entries.answered.size, entries.missed.size]).toEqual([1, 0]);
    await pass(FRESH_MS - 1_001);
    visit();
    await pass(0);
    expect(tries).toHaveLength(0);
    await pass(1);
    visit();
    await pass(0);
    expect(tries).toHaveLength(1);
  });

  it('ends a failure, and the doubts about the answers before it', async () => {
    const { entries } = read;
    const { loadFromRedis } = await import('@/lib/panel/cached');
    const doubts = { times: 1, since: 0 };
    const entry = { nextTryAt: 0, failure: { error: 'failed', at: 0 }, doubts };
    store.answer = { sent: 'theirs', at: Date.now() };
    expect(await loadFromRedis(entry, wanted)).toBe(true);
    expect(entry).toEqual({
      answer: { value: 'theirs', at: Date.now() },
      nextTryAt: Date.now() + FRESH_MS,
    });
    expect(entries.answered.get(KEY)).toBe(entry);
  });

  it('is asked for by the first read alone, as this instance stores what it reads', async () => {
    const { answered, visit } = read;
    await answered('ours');
    expect(store.reads).toBe(1);
    await pass(FRESH_MS);
    visit();
    await pass(0);
    expect(store.reads).toBe(1);
  });

  it('is not asked for by the refresh of an invalidated read, as it is just as old', async () => {
    const { entries, errors, refreshNow, tries, visit } = read;
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    visit();
    await pass(0);
    tries[0]?.reject(new errors.StatusError(500, AT));
    await pass(0);
    const entry = entries.missed.get(KEY);
    if (!entry) throw new Error('the failure should be cached');
    store.answer = { sent: 'theirs', at: Date.now() };
    const done = refreshNow(entry);
    await pass(0);
    tries[1]?.resolve('read again');
    expect(await done).toEqual({ name: KEY, error: undefined });
    expect([store.reads, entry.answer?.value]).toEqual([1, 'read again']);
  });

  it.each([
    ['as long as any other', FRESH_MS - 1, true],
    ['no longer than any other', FRESH_MS, false],
  ])('is fresh %s', async (_how, age, fresh) => {
    const { loadFromRedis } = await import('@/lib/panel/cached');
    store.answer = { sent: 'theirs', at: Date.now() - age };
    expect(await loadFromRedis({ nextTryAt: 0 }, wanted)).toBe(fresh);
  });

  it('does not replace a newer one that arrived while it was parsed', async () => {
    const { loadFromRedis } = await import('@/lib/panel/cached');
    const entry: { nextTryAt: number; answer?: { value: unknown; at: number } } = { nextTryAt: 0 };
    store.answer = { sent: 'theirs', at: 1_000 };
    const parse = async (sent: unknown) => {
      entry.answer = { value: 'ours', at: 1_000 };
      return sent;
    };
    expect(await loadFromRedis(entry, { ...wanted, parse })).toBe(false);
    expect(entry.answer).toEqual({ value: 'ours', at: 1_000 });
  });
});

it('an accepted answer is told with the one before it', async () => {
  const { tries, visit } = read;
  const onAccepted = vi.fn();
  const settle = async (value: unknown) => {
    visit({ onAccepted });
    await pass(0);
    tries.at(-1)?.resolve(value);
    await pass(0);
  };
  await settle('first');
  await pass(FRESH_MS);
  await settle('second');
  expect(onAccepted.mock.calls).toEqual([
    ['first', undefined],
    ['second', 'first'],
  ]);
});
