import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isBusy, Semaphore } from '@/lib/process/semaphore';

const waitMs = 1_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Acquires in the background, and records the result. */
function asking(semaphore: Semaphore, units: number) {
  const asked = { held: false, release: () => {} };
  void semaphore
    .acquire({ units })
    .then((release) => Object.assign(asked, { held: true, release }));
  return asked;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('units are taken while there are some, and then waited for in order', async () => {
  const semaphore = new Semaphore(10, { mostWaiting: 9, waitMs });
  const [first, second, large, small] = [4, 6, 8, 1].map((units) => asking(semaphore, units));
  await settled();
  expect([first, second, large, small].map((one) => one?.held)).toEqual([true, true, false, false]);
  first?.release();
  await settled();
  // One unit would be free, but the large one was first.
  expect([large?.held, small?.held]).toEqual([false, false]);
  second?.release();
  await settled();
  expect([large?.held, small?.held]).toEqual([true, true]);
});

test('a later caller waits behind those who wait, even for fewer units', async () => {
  const semaphore = new Semaphore(10, { mostWaiting: 9, waitMs });
  asking(semaphore, 5);
  const large = asking(semaphore, 6);
  const small = asking(semaphore, 1);
  await settled();
  expect([large.held, small.held]).toEqual([false, false]);
});

test('units that are released twice count once', async () => {
  const semaphore = new Semaphore(2, { mostWaiting: 9, waitMs });
  const release = await semaphore.acquire();
  release();
  release();
  await semaphore.acquire({ units: 2 });
  const another = asking(semaphore, 1);
  await settled();
  expect(another.held).toBe(false);
});

test('a caller is refused when too many wait', async () => {
  const semaphore = new Semaphore(1, { mostWaiting: 1, waitMs });
  await semaphore.acquire();
  asking(semaphore, 1);
  await expect(semaphore.acquire()).rejects.toSatisfy(isBusy);
});

test('a caller is refused after the longest wait, and lets the next ones proceed', async () => {
  const semaphore = new Semaphore(10, { mostWaiting: 2, waitMs });
  await semaphore.acquire({ units: 5 });
  const large = semaphore.acquire({ units: 6 });
  const refused = expect(large).rejects.toSatisfy(isBusy);
  vi.advanceTimersByTime(waitMs - 1);
  const small = asking(semaphore, 5);
  await settled();
  expect(small.held).toBe(false);
  vi.advanceTimersByTime(1);
  await refused;
  await settled();
  expect(small.held).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['client', 429],
  ['key', 503],
] as const)('callers of one %s have so many at most, waiting ones included', async (of, status) => {
  const limits = { mostWaiting: 9, waitMs, mostOfClient: 2, mostOfKey: 2 };
  const semaphore = new Semaphore(1, limits);
  const of1 = of === 'client' ? { client: '10.0.0.1' } : { key: 1 };
  const release = await semaphore.acquire(of1);
  const second = semaphore.acquire(of1);
  await expect(semaphore.acquire(of1)).rejects.toMatchObject({ name: 'BusyError', status });
  const others = [{ client: '10.0.0.2', key: 2 }, { client: null }, { client: null }, {}];
  const waiting = others.map((other) => semaphore.acquire(other));
  release();
  (await second)();
  for (const one of waiting) (await one)();
  await semaphore.acquire(of1);
});

test('a caller who gives up waiting lets the next ones proceed', async () => {
  const semaphore = new Semaphore(10, { mostWaiting: 2, waitMs });
  await semaphore.acquire({ units: 5 });
  const caller = new AbortController();
  const large = semaphore.acquire({ units: 6, signal: caller.signal });
  const small = asking(semaphore, 5);
  await settled();
  expect(small.held).toBe(false);
  caller.abort(new Error('left'));
  await expect(large).rejects.toThrow('left');
  await settled();
  expect(small.held).toBe(true);
  await expect(semaphore.acquire({ units: 1, signal: caller.signal })).rejects.toThrow('left');
});

test('a caller who gives up with the units already given to them takes no one else’s place', async () => {
  const semaphore = new Semaphore(1, { mostWaiting: 9, waitMs });
  const release = await semaphore.acquire();
  const caller = new AbortController();
  const given = semaphore.acquire({ units: 1, signal: caller.signal });
  const next = asking(semaphore, 1);
  await settled();
  release();
  caller.abort();
  (await given)();
  await settled();
  expect(next.held).toBe(true);
});

test('too many waiting callers are recognized by another copy of the module, too', async () => {
  const error = await new Semaphore(1).acquire({ units: 2 }).catch((reason) => reason);
  vi.resetModules();
  const copy = await import('@/lib/process/semaphore');
  expect([copy.Semaphore === Semaphore, copy.isBusy(error)]).toEqual([false, true]);
  expect(copy.isBusy(new Error('another'))).toBe(false);
});
