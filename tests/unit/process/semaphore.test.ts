import { expect, test, vi } from 'vitest';
import { isNoUnits, Semaphore } from '@/lib/process/semaphore';

/** Acquires in the background, and records the result. */
function asking(semaphore: Semaphore, units: number) {
  const asked = { held: false, release: () => {} };
  void semaphore.acquire(units).then((release) => Object.assign(asked, { held: true, release }));
  return asked;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('units are taken while there are some, and then waited for in order', async () => {
  const semaphore = new Semaphore(10, { mostWaiting: 9 });
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
  const semaphore = new Semaphore(10, { mostWaiting: 9 });
  asking(semaphore, 5);
  const large = asking(semaphore, 6);
  const small = asking(semaphore, 1);
  await settled();
  expect([large.held, small.held]).toEqual([false, false]);
});

test('units that are released twice count once', async () => {
  const semaphore = new Semaphore(2, { mostWaiting: 9 });
  const release = await semaphore.acquire(1);
  release();
  release();
  await semaphore.acquire(2);
  const another = asking(semaphore, 1);
  await settled();
  expect(another.held).toBe(false);
});

test('a caller is refused when too many wait', async () => {
  const semaphore = new Semaphore(1, { mostWaiting: 1 });
  await semaphore.acquire(1);
  asking(semaphore, 1);
  await expect(semaphore.acquire(1)).rejects.toSatisfy(isNoUnits);
});

test('a caller who gives up waiting lets the next ones proceed', async () => {
  const semaphore = new Semaphore(10, { mostWaiting: 2 });
  await semaphore.acquire(5);
  const caller = new AbortController();
  const large = semaphore.acquire(6, caller.signal);
  const small = asking(semaphore, 5);
  await settled();
  expect(small.held).toBe(false);
  caller.abort(new Error('left'));
  await expect(large).rejects.toThrow('left');
  await settled();
  expect(small.held).toBe(true);
  await expect(semaphore.acquire(1, caller.signal)).rejects.toThrow('left');
});

test('a caller who gives up with the units already given to them takes no one else’s place', async () => {
  const semaphore = new Semaphore(1, { mostWaiting: 9 });
  const release = await semaphore.acquire(1);
  const caller = new AbortController();
  const given = semaphore.acquire(1, caller.signal);
  const next = asking(semaphore, 1);
  await settled();
  release();
  caller.abort();
  (await given)();
  await settled();
  expect(next.held).toBe(true);
});

test('too many waiting callers are recognized by another copy of the module, too', async () => {
  const error = await new Semaphore(1, { mostWaiting: 0 }).acquire(2).catch((reason) => reason);
  vi.resetModules();
  const copy = await import('@/lib/process/semaphore');
  expect([copy.Semaphore === Semaphore, copy.isNoUnits(error)]).toEqual([false, true]);
  expect(copy.isNoUnits(new Error('another'))).toBe(false);
});
