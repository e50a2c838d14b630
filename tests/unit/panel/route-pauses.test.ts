import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Exchange, StatusError } from '@/lib/panel/errors';
import { notePause, rejectPaused } from '@/lib/panel/route-pauses';

let routes = 0;
let at: Exchange;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  routes += 1;
  at = { service: 'panel', method: 'GET', url: `/api/route-${routes}/blog/a` };
});
afterEach(() => void vi.useRealTimers());

const refusedUntil = (retryAt: number | null) => notePause(at, new StatusError(503, at, retryAt));

it('a route that answered with Retry-After is not called until then', () => {
  const until = Date.now() + 20_000;
  refusedUntil(until);
  const same = { ...at, url: at.url.replace(/a$/, 'pt/b') };
  for (const one of [at, same]) {
    expect(() => rejectPaused(one)).toThrow(
      expect.objectContaining({ name: 'PausedError', code: 'HTTP_503', retryAt: until }),
    );
  }
  vi.advanceTimersByTime(20_000);
  expect(() => rejectPaused(at)).not.toThrow();
});

it('an earlier moment does not shorten the pause, and a later one prolongs it', () => {
  refusedUntil(Date.now() + 20_000);
  refusedUntil(Date.now() + 10_000);
  vi.advanceTimersByTime(19_999);
  expect(() => rejectPaused(at)).toThrow('paused after HTTP_503');
  refusedUntil(Date.now() + 2);
  vi.advanceTimersByTime(1);
  expect(() => rejectPaused(at)).toThrow('paused after HTTP_503');
});

it('a failure without Retry-After, another route and another service are not paused', () => {
  refusedUntil(null);
  expect(() => rejectPaused(at)).not.toThrow();
  refusedUntil(Date.now() + 20_000);
  expect(() => rejectPaused({ ...at, url: '/api/route' })).not.toThrow();
  expect(() => rejectPaused({ ...at, service: 'integration' })).not.toThrow();
});
