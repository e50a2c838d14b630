import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StatusError, TimeoutError, type UpstreamError } from '@/lib/panel/errors';
import { PANEL_LIMITS } from '@/lib/panel/limits';
import { beginProcess } from '../../fixtures/fresh-process.ts';

const AT = { service: 'panel', method: 'GET', url: '/api/x' } as const;
const status = (code: number) => new StatusError(code, AT);

let health: typeof import('@/lib/panel/service-health');
beforeEach(async () => {
  beginProcess({});
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  health = await import('@/lib/panel/service-health');
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const note = (route: string, error: UpstreamError | null) => health.noteCall('panel', route, error);

it('a failing service is listed with the time of its first failure and its last error', () => {
  expect(health.failingServices()).toEqual({});
  note('/api/slides', status(500));
  pass(60_000);
  note('/api/posts', new TimeoutError(AT));
  const since = '2026-01-01T00:00:00.000Z';
  expect(health.failingServices()).toEqual({ panel: { since, code: 'TIMEOUT' } });
  health.noteCall('integration', '/api/talents', null);
  pass(86_400_000);
  expect(health.failingServices(), 'the other one works').toEqual({
    panel: { since, code: 'TIMEOUT' },
  });
});

it('a route that answers again is healthy', () => {
  note('/api/slides', status(503));
  note('/api/slides', null);
  expect(health.failingServices()).toEqual({});
});

it('a single failed call stops counting once others have succeeded for some seconds', () => {
  note('/api/contact', status(500));
  pass(PANEL_LIMITS.failingMs - 1);
  note('/api/slides', null);
  expect(health.failingServices()).toHaveProperty('panel');
  pass(1);
  expect(health.failingServices()).toEqual({});
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
  expect('panel' in health.failingServices()).toBe(fails);
});
