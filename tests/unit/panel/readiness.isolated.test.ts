import { beforeEach, expect, it, vi } from 'vitest';
import { StatusError } from '@/lib/panel/errors';
import { readiness } from '@/lib/panel/readiness';

const { isStopping, readRoster } = vi.hoisted(() => ({ isStopping: vi.fn(), readRoster: vi.fn() }));
vi.mock('@/lib/panel/read-entries', () => ({ readAges: () => ({ talents: 40 }) }));
vi.mock('@/lib/panel/talents', () => ({ readRoster }));
const failing = { panel: { since: '2026-01-01T00:00:00.000Z', code: 'HTTP_500' } };
vi.mock('@/lib/panel/routes', () => ({ failingServices: () => failing }));
vi.mock('@/lib/server/shutdown', () => ({ isStopping }));
vi.mock('@/lib/cache/redis', () => ({ redisState: () => 'up' }));

const failure = new StatusError(500, { service: 'panel', method: 'GET', url: '/api/talents' });

beforeEach(() => {
  isStopping.mockReset().mockReturnValue(false);
  readRoster.mockReset().mockResolvedValue({ sent: 300 });
});

it.each([
  ['an instance with a roster is ready', false, null, true],
  ['an instance without one is not ready, and names the failure', false, failure, false],
  ['an instance that is shutting down is not ready', true, null, false],
  ['an instance shutting down without a roster names both reasons', true, failure, false],
])('%s', async (_what, stopping, error, ready) => {
  isStopping.mockReturnValue(stopping);
  if (error) readRoster.mockRejectedValue(error);
  const services = error ? 'HTTP_500' : 'reachable';
  const known = { failing, rosterCut: false, redis: 'up', ages: { talents: 40 } };
  expect(await readiness()).toEqual({ ready, stopping, services, ...known });
});

it('an error of the site itself is rethrown', async () => {
  readRoster.mockRejectedValue(new TypeError('ours'));
  await expect(readiness()).rejects.toThrow('ours');
});
