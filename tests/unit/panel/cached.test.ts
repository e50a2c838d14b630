import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TIMES } from '@/lib/config/times';
import { AT, controlledRead, FRESH_MS, letTimeGoOn, pass } from './controlled-read.ts';

const { failingMs, failingWaitMs, pauseMs, readMs } = TIMES.services;

let read: Awaited<ReturnType<typeof controlledRead>>;
beforeEach(async () => {
  read = await controlledRead();
});
letTimeGoOn();

describe('a cached answer', () => {
  it('is served from memory until it is stale, and not a moment longer', async () => {
    const { answered, tries, visit } = read;
    await answered('first');
    await pass(FRESH_MS - 1);
    const inTime = visit();
    await pass(0);
    expect([inTime.ended, tries.length]).toEqual(['first', 1]);
    await pass(1);
    const due = visit();
    await pass(0);
    expect([due.ended, tries.length]).toEqual(['waits', 2]);
  });

  it('is fetched once for concurrent callers', async () => {
    const { tries, visit } = read;
    const all = [visit(), visit(), visit()];
    await pass(0);
    tries[0]?.resolve('one');
    await pass(0);
    expect([all.map(({ ended }) => ended), tries.length]).toEqual([['one', 'one', 'one'], 1]);
  });

  it('that is null is fetched again soon, and evicts nothing', async () => {
    const { answered, entries, tries, visit } = read;
    await answered('first');
    expect([entries.answered.size, entries.missed.size]).toEqual([1, 0]);
    await pass(FRESH_MS);
    await answered(null);
    expect([entries.answered.size, entries.missed.size]).toEqual([0, 1]);
    await pass(pauseMs - 1);
    visit();
    expect(tries).toHaveLength(2);
    await pass(1);
    await answered('again');
    expect([entries.answered.size, entries.missed.size, tries.length]).toEqual([1, 0, 3]);
  });

  it('that was invalidated while it was read is stale at once', async () => {
    const { tries, visit } = read;
    const { publishInvalidation } = await import('@/lib/cache/invalidations');
    visit();
    await pass(1);
    await publishInvalidation({ tags: ['x'], force: false, at: Date.now() });
    tries[0]?.resolve('old');
    await pass(1);
    visit();
    await pass(0);
    expect(tries).toHaveLength(2);
  });
});

describe('a slow service', () => {
  it('delays the first visitor for the time limit of a page; the fetch goes on in the background', async () => {
    const { tries, visit } = read;
    const first = visit();
    await pass(readMs - 1);
    expect(first.ended).toBe('waits');
    await pass(1);
    expect(first.ended).toBe('TIMEOUT');
    const second = visit();
    await pass(0);
    tries[0]?.resolve('at last');
    await pass(0);
    expect([second.ended, tries.length]).toEqual(['at last', 1]);
  });

  it('delays callers briefly, from the start of the fetch, then the cached answer is served', async () => {
    const { answered, tries, visit } = read;
    await answered('cached');
    await pass(FRESH_MS);
    const first = visit();
    await pass(1_000);
    const second = visit();
    await pass(readMs - 1_001);
    expect([first.ended, second.ended]).toEqual(['waits', 'waits']);
    await pass(1);
    expect([first.ended, second.ended, tries.length]).toEqual(['cached', 'cached', 2]);
  });

  it.each([
    ['lately is waited for shortly', failingMs - 1, failingWaitMs],
    ['long ago is waited for as ever', failingMs, readMs],
  ])('that failed %s', async (_when, sinceMs, waitMs) => {
    const { answered, errors, tries, visit } = read;
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await answered('cached');
    await pass(FRESH_MS);
    visit();
    await pass(0);
    tries[1]?.reject(new errors.StatusError(500, AT));
    await pass(sinceMs);
    const visitor = visit();
    await pass(waitMs - 1);
    expect(visitor.ended).toBe('waits');
    await pass(1);
    expect(visitor.ended).toBe('cached');
  });
});
