import { beforeEach, expect, it, vi } from 'vitest';
import { StatusError } from '@/lib/panel/errors';
import { readiness } from '@/lib/watching/readiness';

const { isStopping, readRoster } = vi.hoisted(() => ({ isStopping: vi.fn(), readRoster: vi.fn() }));
vi.mock('@/lib/panel/ages', () => ({ readAges: () => ({ talents: 40 }) }));
vi.mock('@/lib/panel/talents', () => ({ readRoster }));
vi.mock('@/lib/platform/next/stopping.mjs', () => ({ isStopping }));
vi.mock('@/lib/platform/redis.mjs', () => ({ redisState: () => 'up' }));

const failure = new StatusError(500, { service: 'panel', method: 'GET', url: '/api/talents' });

beforeEach(() => {
  isStopping.mockReset().mockReturnValue(false);
  readRoster.mockReset();
});

it.each([
  ['who has a roster is ready', false, null, true],
  ['who has none is not, and says what the services said', false, failure, false],
  ['who is about to end is not, whatever it has', true, null, false],
  ['who is about to end without one says both', true, failure, false],
])('%s', async (_what, stopping, error, ready) => {
  isStopping.mockReturnValue(stopping);
  if (error) readRoster.mockRejectedValue(error);
  const services = error ? 'HTTP_500' : 'reachable';
  const known = { redis: 'up', ages: { talents: 40 } };
  expect(await readiness()).toEqual({ ready, stopping, services, ...known });
});

it('a fault of ours stays one', async () => {
  readRoster.mockRejectedValue(new TypeError('ours'));
  await expect(readiness()).rejects.toThrow('ours');
});
