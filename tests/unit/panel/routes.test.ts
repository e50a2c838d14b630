import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TIMES } from '@/lib/config/times';
import { type Exchange, StatusError, TimeoutError, type UpstreamError } from '@/lib/panel/errors';
import { beginProcess } from '../../fixtures/fresh-process.ts';

const AT = { service: 'panel', method: 'GET', url: '/api/x' } as const;
const status = (code: number) => new StatusError(code, AT);

let routes: typeof import('@/lib/panel/routes');
beforeEach(async () => {
  beginProcess({});
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  routes = await import('@/lib/panel/routes');
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const note = (route: string, error: UpstreamError | null) =>
  routes.noteCall({ ...AT, url: route }, error);

it('a failing service is listed with the time of its first failure and its last error', () => {
  expect(routes.failingServices()).toEqual({});
  note('/api/slides', status(500));
  pass(60_000);
  note('/api/posts', new TimeoutError(AT));
  const since = '2026-01-01T00:00:00.000Z';
  expect(routes.failingServices()).toEqual({ panel: { since, code: 'TIMEOUT' } });
  routes.noteCall({ ...AT, service: 'integration' }, null);
  pass(86_400_000);
  expect(routes.failingServices(), 'the other one works').toEqual({
    panel: { since, code: 'TIMEOUT' },
  });
});

it('a route that answers again is healthy', () => {
  note('/api/slides', status(503));
  note('/api/slides', null);
  expect(routes.failingServices()).toEqual({});
});

it('a single failed call stops counting once others have succeeded for some seconds', () => {
  note('/api/contact', status(500));
  pass(TIMES.services.failingMs - 1);
  note('/api/slides', null);
  expect(routes.failingServices()).toHaveProperty('panel');
  pass(1);
  expect(routes.failingServices()).toEqual({});
});

it.each([
  [404, false],
  [422, false],
  [401, true],
  [403, true],
  [429, true],
  [502, true],
])('status %i is a failure of the service: %s', (code, fails) => {
  note('/api/x', status(code));
  expect('panel' in routes.failingServices()).toBe(fails);
});

describe('Retry-After', () => {
  const at: Exchange = { ...AT, url: '/api/posts/blog/a' };
  const refusedUntil = (retryAt: number | null) =>
    routes.noteCall(at, new StatusError(503, at, retryAt));

  it('a route that answered with it is not called until then', () => {
    const until = Date.now() + 20_000;
    refusedUntil(until);
    const same = { ...at, url: at.url.replace(/a$/, 'pt/b') };
    for (const one of [at, same]) {
      expect(() => routes.rejectPaused(one)).toThrow(
        expect.objectContaining({ name: 'PausedError', code: 'HTTP_503', retryAt: until }),
      );
    }
    pass(20_000);
    expect(() => routes.rejectPaused(at)).not.toThrow();
  });

  it('an earlier moment does not shorten the pause, nor does an answer; a later one prolongs it', () => {
    refusedUntil(Date.now() + 20_000);
    refusedUntil(Date.now() + 10_000);
    routes.noteCall(at, null);
    pass(19_999);
    expect(() => routes.rejectPaused(at)).toThrow('paused after HTTP_503');
    refusedUntil(Date.now() + 2);
    pass(1);
    expect(() => routes.rejectPaused(at)).toThrow('paused after HTTP_503');
  });

  it('a failure without it, another route and another service are not paused', () => {
    refusedUntil(null);
    expect(() => routes.rejectPaused(at)).not.toThrow();
    refusedUntil(Date.now() + 20_000);
    expect(() => routes.rejectPaused({ ...at, url: '/api/route' })).not.toThrow();
    expect(() => routes.rejectPaused({ ...at, service: 'integration' })).not.toThrow();
  });
});
