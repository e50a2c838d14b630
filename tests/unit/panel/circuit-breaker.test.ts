import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withCircuitBreaker } from '@/lib/panel/circuit-breaker';
import { type Exchange, StatusError, TimeoutError } from '@/lib/panel/errors';
import { PANEL_LIMITS } from '@/lib/panel/limits';

const { failuresInARow, pauseMs } = PANEL_LIMITS;

let routes = 0;
let at: Exchange;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  routes += 1;
  at = { service: 'panel', method: 'GET', url: `/api/route-${routes}` };
});
afterEach(() => void vi.useRealTimers());

const refused = (retryAt: number | null = null) =>
  Promise.reject(new StatusError(503, at, retryAt));

/** The outcome of a call: its answer, or the name and code of its error. */
const through = (work: (failing: boolean) => Promise<unknown>, where = at) =>
  withCircuitBreaker(where, work).catch(({ name, code }) => `${name} ${code}`);

async function failInARow(times: number = failuresInARow): Promise<void> {
  for (let time = 0; time < times; time += 1) await through(() => refused());
}

describe('a route that failed several times in a row', () => {
  it('is not called during its pause, and errors state when to retry', async () => {
    const begunAt = Date.now();
    await failInARow();
    const work = vi.fn(async () => 'answer');
    await expect(withCircuitBreaker(at, work)).rejects.toMatchObject({
      ...{ name: 'PausedError', code: 'HTTP_503', retryAt: begunAt + pauseMs },
    });
    vi.advanceTimersByTime(pauseMs - 1);
    expect(await through(work)).toBe('PausedError HTTP_503');
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(await through(work)).toBe('answer');
  });

  it('is probed by one call at a time', async () => {
    await failInARow();
    vi.advanceTimersByTime(pauseMs);
    const gate = Promise.withResolvers<never>();
    const probe = through(() => gate.promise);
    const second = through(async () => 'answer');
    gate.reject(new StatusError(503, at));
    expect(await probe).toBe('StatusError HTTP_503');
    expect(await second).toBe('PausedError HTTP_503');
  });

  it('does not open the circuit of another route', async () => {
    await failInARow();
    const other = { ...at, url: `${at.url}-b` };
    expect(await through(async () => 'answer', other)).toBe('answer');
  });
});

describe('the circuit stays closed', () => {
  it('after one failure less', async () => {
    await failInARow(failuresInARow - 1);
    expect(await through(async () => 'answer')).toBe('answer');
  });

  it('after failures that do not concern the whole service', async () => {
    for (let time = 0; time <= failuresInARow; time += 1) {
      await through(() => Promise.reject(new TimeoutError(at)));
    }
    expect(await through(async () => 'answer')).toBe('answer');
  });
});

it('a service that sends Retry-After is not called until then', async () => {
  await through(() => refused(Date.now() + 20_000));
  // An earlier moment does not shorten the wait.
  vi.advanceTimersByTime(19_999);
  expect(await through(async () => 'answer')).toBe('PausedError HTTP_503');
  vi.advanceTimersByTime(1);
  expect(await through(async () => 'answer')).toBe('answer');
});

it('a call learns whether the previous one failed, which excludes errors of the site itself', async () => {
  const failures: boolean[] = [];
  const ask = (work: () => Promise<unknown>) =>
    through((failing) => {
      failures.push(failing);
      return work();
    });
  await ask(() => refused());
  await ask(async () => 'answer');
  await ask(() => Promise.reject(new TypeError('a fault')));
  await ask(async () => 'answer');
  expect(failures).toEqual([false, true, false, false]);
});
