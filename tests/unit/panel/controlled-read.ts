import { afterEach, vi } from 'vitest';
import type { Exchange } from '@/lib/panel/errors';
import type { CachedRead } from '@/lib/panel/read-entries';
import { beginProcess } from '../../fixtures/fresh-process.ts';

export const FRESH_MS = 60_000;
export const AT: Exchange = { service: 'panel', method: 'GET', url: '/api/x' };
export const KEY = 'panel /api/x';

/**
 * One read in a fresh process with a stopped clock. `visit` reads as a visitor does; each attempt
 * to fetch ends when the test settles it.
 */
export async function controlledRead() {
  beginProcess({ PANEL_URL: 'http://localhost:1', INTEGRATION_URL: 'http://localhost:1' });
  const { cachedRead, refreshNow } = await import('@/lib/panel/cached');
  const { entries } = await import('@/lib/panel/read-entries');
  const errors = await import('@/lib/panel/errors');
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  const tries: PromiseWithResolvers<unknown>[] = [];

  const wanted: CachedRead<unknown> = {
    ...{ key: KEY, at: AT, tags: ['x'], freshMs: FRESH_MS, implausibleBecause: () => null },
    parse: (sent) => sent,
    fetch: () => {
      const one = Promise.withResolvers<unknown>();
      tries.push(one);
      return one.promise;
    },
  };

  /** `ended` is the value that the visitor gets, or the code of the failure; `waits` until then. */
  function visit(more?: Partial<CachedRead<unknown>>): { ended: unknown } {
    const visitor: { ended: unknown } = { ended: 'waits' };
    cachedRead({ ...wanted, ...more }).then(
      (value) => Object.assign(visitor, { ended: value }),
      (error) => Object.assign(visitor, { ended: error.code }),
    );
    return visitor;
  }

  async function answered(value: unknown): Promise<void> {
    visit();
    await pass(0);
    tries.at(-1)?.resolve(value);
    await pass(0);
  }

  return { tries, visit, answered, entries, errors, refreshNow };
}

/** Advances the clock by this many milliseconds, and runs the timers and callbacks that are due. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await new Promise((resolve) => setImmediate(resolve));
}

/** Restores the clock and mocks after each test of the calling file. */
export function letTimeGoOn(): void {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
