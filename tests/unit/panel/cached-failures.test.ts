import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TIMES } from '@/lib/config/times';
import { AT, controlledRead, FRESH_MS, KEY, letTimeGoOn, pass } from './controlled-read.ts';

const { pauseMs, readMs } = TIMES.services;

let read: Awaited<ReturnType<typeof controlledRead>>;
beforeEach(async () => {
  read = await controlledRead();
});
letTimeGoOn();

describe('a failed attempt', () => {
  it('is logged, with whether a cached answer remains in use', async () => {
    const { answered, errors, tries, visit } = read;
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const visitor = visit();
    await pass(0);
    tries[0]?.reject(new errors.StatusError(500, AT));
    await pass(0);
    expect(visitor.ended).toBe('HTTP_500');
    await pass(pauseMs);
    await answered('cached');
    await pass(FRESH_MS);
    visit();
    await pass(0);
    tries[2]?.reject(new errors.StatusError(500, AT));
    await pass(0);
    const text = 'StatusError: panel: GET /api/x: status 500';
    expect(logged.mock.calls).toEqual([[text], [`${text} (the previous answer remains in use)`]]);
  });

  it('that sent no request is not logged again', async () => {
    const { errors, tries, visit } = read;
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    visit();
    await pass(0);
    tries[0]?.reject(new errors.PausedError('HTTP_500', Date.now() + 9_000, AT));
    await pass(8_999);
    visit();
    await pass(0);
    expect([logged.mock.calls, tries.length]).toEqual([[], 1]);
    await pass(1);
    visit();
    await pass(0);
    expect(tries).toHaveLength(2);
  });

  it('on an implausible answer is counted and logged as an error', async () => {
    const { tries, visit } = read;
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { counts } = await import('@/lib/process/counts');
    visit({ implausibleBecause: () => 'too few' });
    await pass(0);
    tries[0]?.resolve([]);
    await pass(0);
    expect(logged.mock.calls).toEqual([['ImplausibleAnswerError: panel: GET /api/x: too few']]);
    expect(counts().get('doubtful_answers')).toEqual(new Map([['refused', 1]]));
  });
});

describe('the refresh of an invalidated read', () => {
  it('waits for one that began before, and reads once more with `force`', async () => {
    const { answered, refreshNow, tries, visit } = read;
    const { markStale } = await import('@/lib/panel/read-entries');
    const { publishInvalidation } = await import('@/lib/cache/invalidations');
    await answered('first');
    await pass(FRESH_MS);
    const more = { implausibleBecause: (next: unknown) => (next === 'fewer' ? 'fewer' : null) };
    visit(more);
    await pass(1);
    const [entry] = markStale(['x'], true);
    if (!entry) throw new Error('the read should be marked');
    void publishInvalidation({ tags: ['x'], force: true, at: Date.now() });
    const done = refreshNow(entry);
    tries[1]?.resolve('old');
    await pass(1);
    tries[2]?.resolve('fewer');
    await pass(0);
    expect(await done).toEqual({ name: KEY, error: undefined });
    expect([tries.length, entry.answer?.value]).toEqual([3, 'fewer']);
  });

  it('times out after the time limit of a page', async () => {
    const { answered, entries, refreshNow } = read;
    await answered('first');
    const entry = entries.answered.get(KEY);
    if (!entry) throw new Error('an answer should be cached');
    entry.dueAt = 0;
    const done = refreshNow(entry);
    await pass(readMs);
    expect(await done).toMatchObject({ name: KEY, error: { code: 'TIMEOUT' } });
  });
});
