import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { type RedisServer, startRedisServer } from '../fixtures/redis-server.ts';

const CHANNEL = 'vitrine:refresh';
const LAST = 'vitrine:refreshed';

/** This instance, and what it is told. */
async function instance(variables: Record<string, string> = {}) {
  beginProcess(variables);
  const refreshes = await import('@/lib/platform/refreshes.mjs');
  const { redis, redisState } = await import('@/lib/platform/redis.mjs');
  const connection = redis();
  onTestFinished(() => connection?.disconnect());
  if (connection) await expect.poll(redisState).toBe('up');
  const told: object[] = [];
  refreshes.onRefresh('test', (refresh) => told.push(refresh));
  return { ...refreshes, told };
}

describe('what was said to have changed', () => {
  it('is told to whoever listens, one of each name, even without Redis', async () => {
    const { announceRefresh, onRefresh, told } = await instance();
    const again = vi.fn();
    onRefresh('other', vi.fn());
    onRefresh('other', again);
    await announceRefresh({ tags: ['slides'], force: true, at: 1_000 });
    const refresh = { tags: ['slides'], force: true, at: 1_000, own: true };
    expect(told).toEqual([refresh]);
    expect(again.mock.calls).toEqual([[refresh]]);
  });

  it('is newer than what was read before, by any of its tags', async () => {
    const { announceRefresh, refreshedSince } = await instance();
    await announceRefresh({ tags: ['talents', 'talent:1'], force: false, at: 1_000 });
    expect(refreshedSince(['slides', 'talent:1'], 999)).toBe(true);
    expect(refreshedSince(['talents'], 1_000)).toBe(true);
    expect(refreshedSince(['talents'], 1_001)).toBe(false);
    expect(refreshedSince(['talents'], 1_500, 500)).toBe(true);
    expect(refreshedSince(['talents'], 1_501, 500)).toBe(false);
    expect(refreshedSince(['slides'], 0, 5_000)).toBe(false);
    expect(refreshedSince([], 0)).toBe(false);
  });

  it('stays as new as it was when something older is said', async () => {
    const { announceRefresh, refreshedSince } = await instance();
    await announceRefresh({ tags: ['talents'], force: false, at: 1_000 });
    await announceRefresh({ tags: ['talents'], force: false, at: 500 });
    expect(refreshedSince(['talents'], 1_000)).toBe(true);
  });
});

describe('between instances', () => {
  let server: RedisServer;
  beforeEach(async () => {
    server = await startRedisServer();
    return () => server.stop();
  });
  const followers = async () => (await server.client.pubsub('NUMSUB', CHANNEL))[1];

  it('a refresh is told to the others, and stays in Redis for a day', async () => {
    const { announceRefresh } = await instance({ REDIS_URL: server.url });
    const heard: string[] = [];
    const ear = server.client.duplicate();
    onTestFinished(() => ear.disconnect());
    ear.on('message', (_channel, message) => heard.push(message));
    await ear.subscribe(CHANNEL);
    const refresh = { tags: ['talents', 'talent:1'], force: true, at: 1_000 };
    await expect
      .poll(async () => {
        await announceRefresh(refresh);
        return heard.length;
      })
      .toBeGreaterThan(0);
    expect(heard.map((message) => JSON.parse(message))).toContainEqual(refresh);
    expect(await server.client.hgetall(LAST)).toEqual({ talents: '1000', 'talent:1': '1000' });
    expect(await server.client.ttl(LAST)).toBeGreaterThan(86_000);
  });

  it('a refresh is heard once, and one of its own is not heard again', async () => {
    const { announceRefresh, followRefreshes, told } = await instance({ REDIS_URL: server.url });
    followRefreshes();
    followRefreshes();
    await expect.poll(followers).toBe(1);
    const said = { tags: ['slides'], force: true, at: 5 };
    await announceRefresh({ tags: ['talents'], force: false, at: 7 });
    await server.client.publish(
      CHANNEL,
      JSON.stringify({ tags: ['talents'], force: false, at: 7 }),
    );
    await server.client.publish(CHANNEL, JSON.stringify(said));
    await expect.poll(() => told.length).toBe(2);
    expect(told).toEqual([
      { tags: ['talents'], force: false, at: 7, own: true },
      { ...said, own: false },
    ]);
  });

  it('what was missed is asked for: at the start, and again every two seconds', async () => {
    const clock = vi.spyOn(globalThis, 'setInterval');
    clock.mockImplementation(() => setTimeout(() => {}));
    onTestFinished(() => clock.mockRestore());
    await server.client.hset(LAST, { talents: '7', slides: '9' });
    const { announceRefresh, followRefreshes, told } = await instance({ REDIS_URL: server.url });
    await announceRefresh({ tags: ['slides'], force: false, at: 10 });
    followRefreshes();
    await expect.poll(() => told.length).toBe(2);
    await server.client.hset(LAST, { talents: '8', slides: '9' });
    const [again] = clock.mock.calls.find(([, ms]) => ms === 2_000) ?? [];
    again?.();
    await expect.poll(() => told.length).toBe(3);
    expect(told).toEqual([
      { tags: ['slides'], force: false, at: 10, own: true },
      { tags: ['talents'], force: false, at: 7, own: false },
      { tags: ['talents'], force: false, at: 8, own: false },
    ]);
  });
});
