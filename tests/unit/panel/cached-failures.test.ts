import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PANEL_LIMITS } from '@/lib/panel/limits';
import { AT, controlledRead, FRESH_MS, KEY, letTimeGoOn, pass } from './controlled-read.ts';

const { hangMs, pauseMs, readMs } = PANEL_LIMITS;

let read: Awaited<ReturnType<typeof controlledRead>>;
beforeEach(async () => {
  read = await controlledRead();
});
letTimeGoOn();

describe('a try that fails', () => {
  it('is said, and whether an answer is kept', async () => {
    const { answered, errors, tries, visit } = read;
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const visitor = visit();
    await pass(0);
    tries[0]?.reject(new errors.StatusError(500, AT));
    await pass(0);
    expect(visitor.ended).toBe('HTTP_500');
    await pass(pauseMs);
    await answered('kept');
    await pass(FRESH_MS);
    visit();
    await pass(0);
    tries[2]?.reject(new errors.StatusError(500, AT));
    await pass(0);
    const text = 'StatusError: panel: GET /api/x: status 500';
    expect(said.mock.calls).toEqual([[text], [`${text} (the previous answer remains in use)`]]);
  });

  it('because nothing was sent is not said again', async () => {
    const { errors, tries, visit } = read;
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    visit();
    await pass(0);
    tries[0]?.reject(new errors.PausedError('HTTP_500', Date.now() + 9_000, AT));
    await pass(8_999);
    visit();
    await pass(0);
    expect([said.mock.calls, tries.length]).toEqual([[], 1]);
    await pass(1);
    visit();
    await pass(0);
    expect(tries).toHaveLength(2);
  });

  it('after a later one was begun says nothing of how the later one does', async () => {
    const { entries, errors, tries, visit } = read;
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    visit();
    await pass(hangMs);
    visit();
    await pass(0);
    const { failure } = entries.missed.get(KEY) ?? {};
    tries[0]?.reject(new errors.StatusError(500, AT));
    await pass(0);
    const entry = entries.missed.get(KEY);
    expect([entry?.failure, entry?.nextTryAt]).toEqual([failure, 0]);
    tries[1]?.resolve('well');
    await pass(0);
    expect(entry?.refresh).toBeUndefined();
  });

  it('because the answer is doubted is counted and said as an error', async () => {
    const { tries, visit } = read;
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { counts } = await import('@/lib/platform/counts.mjs');
    visit({ doubt: () => 'too few' });
    await pass(0);
    tries[0]?.resolve([]);
    await pass(0);
    expect(said.mock.calls).toEqual([['ImplausibleAnswerError: panel: GET /api/x: too few']]);
    expect(counts().get('doubtful_answers')).toEqual(new Map([['refused', 1]]));
  });
});

describe('a read that is said to be due', () => {
  it('is repeated at once, and told with what it asked for', async () => {
    const { answered, entries, refreshNow, tries, visit } = read;
    await answered('first');
    const entry = entries.answered.get(KEY);
    if (!entry) throw new Error('an answer should be kept');
    entry.nextTryAt = 0;
    const done = refreshNow(entry);
    await pass(0);
    tries[1]?.resolve('second');
    await pass(0);
    expect(await done).toEqual({ name: KEY, error: undefined });
    const visitor = visit();
    await pass(0);
    expect(visitor.ended).toBe('second');
  });

  it('is late after the time of a page', async () => {
    const { answered, entries, refreshNow } = read;
    await answered('first');
    const entry = entries.answered.get(KEY);
    if (!entry) throw new Error('an answer should be kept');
    entry.nextTryAt = 0;
    const done = refreshNow(entry);
    await pass(readMs);
    expect(await done).toMatchObject({ name: KEY, error: { code: 'TIMEOUT' } });
  });

  it('is nothing where nobody has asked yet', async () => {
    const { refreshNow } = read;
    expect(await refreshNow({ nextTryAt: 0 })).toEqual({ name: '' });
  });
});
