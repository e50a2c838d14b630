import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectedRedis } from '../fixtures/connected-redis.ts';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { type RedisServer, startRedisServer } from '../fixtures/redis-server.ts';

/** This instance, and the invalidations it hears of. */
async function instance(variables: Record<string, string> = {}) {
  beginProcess(variables);
  const refreshes = await import('@/lib/cache/invalidations');
  await connectedRedis();
  const received: object[] = [];
  refreshes.onInvalidation('test', (refresh) => received.push(refresh));
  return { ...refreshes, received };
}

describe('an invalidation', () => {
  it('is passed to subscribers, one per tag, even without Redis', async () => {
    const { publishInvalidation, onInvalidation, received } = await instance();
    const again = vi.fn();
    onInvalidation('other', vi.fn());
    onInvalidation('other', again);
    await publishInvalidation({ tags: ['slides'], force: true, at: 1_000 });
    const refresh = { tags: ['slides'], force: true, at: 1_000, own: true };
    expect(received).toEqual([refresh]);
    expect(again.mock.calls).toEqual([[refresh]]);
  });

  it('is newer than what was read before, by any of its tags', async () => {
    const { publishInvalidation, invalidatedSince } = await instance();
    await publishInvalidation({ tags: ['talents', 'talent:1'], force: false, at: 1_000 });
    expect(invalidatedSince(['slides', 'talent:1'], 999)).toBe(true);
    expect(invalidatedSince(['talents'], 1_000)).toBe(true);
    expect(invalidatedSince(['talents'], 1_001)).toBe(false);
    expect(invalidatedSince(['slides'], 0)).toBe(false);
    expect(invalidatedSince([], 0)).toBe(false);
  });

  it('whose clock was ahead is no later than this process heard of it', async () => {
    const { publishInvalidation, invalidatedSince } = await instance();
    await publishInvalidation({ tags: ['talents'], force: false, at: Date.now() + 3_600_000 });
    expect(invalidatedSince(['talents'], Date.now() - 1_000)).toBe(true);
    expect(invalidatedSince(['talents'], Date.now() + 1_000)).toBe(false);
  });

  it('is not overwritten by an older one', async () => {
    const { publishInvalidation, invalidatedSince } = await instance();
    await publishInvalidation({ tags: ['talents'], force: false, at: 1_000 });
    await publishInvalidation({ tags: ['talents'], force: false, at: 500 });
    expect(invalidatedSince(['talents'], 1_000)).toBe(true);
  });
});

describe('between instances', () => {
  let server: RedisServer;
  beforeEach(async () => {
    server = await startRedisServer();
    return () => server.stop();
  });
  const scores = async (name: string) => {
    const [key = ''] = await server.client.keys(`vitrine:*:${name}`);
    return server.client.zrange(key, '-inf', '+inf', 'BYSCORE', 'WITHSCORES');
  };
  const keyOf = async (name: string) => (await import('@/lib/cache/redis')).redisKey(name);
  /** Stops at the end of the test what begins to poll: it would poll for the process of the next test. */
  function stopTimers() {
    const timer = vi.spyOn(globalThis, 'setInterval');
    onTestFinished(() => {
      for (const { value } of timer.mock.results) clearInterval(value);
      timer.mockRestore();
    });
  }
  /** An instance with its slow connection open, and polling. */
  async function following() {
    const one = await instance({ REDIS_URL: server.url });
    const { sendToRedis } = await import('@/lib/cache/redis');
    await expect.poll(() => sendToRedis((client) => client.ping())).toBe('PONG');
    stopTimers();
    one.followInvalidations();
    await expect.poll(() => one.invalidationsKnown()).toBe(true);
    return one;
  }

  it('an invalidation is stored in Redis for a day, with `force` a second time', async () => {
    const at = Date.now();
    const { publishInvalidation } = await following();
    expect(await publishInvalidation({ tags: ['slides'], force: false, at })).toBe(true);
    expect(await publishInvalidation({ tags: ['talents'], force: true, at: at + 1 })).toBe(true);
    const stored = ['slides', `${at}`, '!talents', `${at + 1}`, 'talents', `${at + 1}`];
    expect(await scores('invalidated')).toEqual(stored);
    expect(await server.client.ttl(await keyOf('invalidated'))).toBeGreaterThan(86_000);
  });

  it('the invalidations of others are polled, `force` included, once each', async () => {
    const at = Date.now();
    const { publishInvalidation, received } = await following();
    await publishInvalidation({ tags: ['posts'], force: false, at });
    const key = await keyOf('invalidated');
    await server.client.zadd(key, at + 5, 'slides', at + 6, 'talents', at + 6, '!talents');
    await expect.poll(() => received.length).toBe(3);
    await server.client.zadd(key, at + 9, 'slides');
    await expect.poll(() => received.length).toBe(4);
    expect(received).toEqual([
      { tags: ['posts'], force: false, at, own: true },
      { tags: ['slides'], force: false, at: at + 5, own: false },
      { tags: ['talents'], force: true, at: at + 6, own: false },
      { tags: ['slides'], force: false, at: at + 9, own: false },
    ]);
  });

  it('earlier invalidations are known before anything else runs', async () => {
    const at = Date.now() - 80_000_000;
    beginProcess({ REDIS_URL: server.url });
    await server.client.zadd(await keyOf('invalidated'), at, 'slides');
    const { received, invalidatedSince } = await following();
    expect(received).toHaveLength(1);
    expect(invalidatedSince(['slides'], at - 1)).toBe(true);
  });

  it('invalidations during an outage of Redis are published afterwards, `force` included', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { publishInvalidation } = await following();
    await server.kill();
    const at = Date.now();
    expect(await publishInvalidation({ tags: ['talents'], force: true, at })).toBe(false);
    expect(await publishInvalidation({ tags: ['talents', 'slides'], force: false, at })).toBe(
      false,
    );
    await server.restart();
    await expect.poll(() => scores('invalidated').catch(() => [])).toHaveLength(6);
    const received = await scores('invalidated');
    expect([received[0], received[2], received[4]]).toEqual(['!talents', 'slides', 'talents']);
    // The others may have polled moments before.
    expect(Number(received[1])).toBeGreaterThan(at);
  });

  it('a `force` from before this process counts as an ordinary one', async () => {
    const at = Math.floor(performance.timeOrigin) - 1_000;
    beginProcess({ REDIS_URL: server.url });
    await server.client.zadd(await keyOf('invalidated'), at, 'talents', at, '!talents');
    const { received } = await following();
    expect(received).toEqual([{ tags: ['talents'], force: false, at, own: false }]);
  });

  it('earlier invalidations are known once Redis is ready, not before', async () => {
    beginProcess({ REDIS_URL: server.url });
    await server.client.zadd(await keyOf('invalidated'), Date.now() - 1_000, 'slides');
    const { followInvalidations, invalidationsKnown, invalidatedSince } = await import(
      '@/lib/cache/invalidations'
    );
    stopTimers();
    followInvalidations();
    expect(invalidatedSince(['slides'], 0)).toBe(false);
    await expect.poll(() => invalidationsKnown()).toBe(true);
    expect(invalidatedSince(['slides'], 0)).toBe(true);
  });

  it('a rendering that began after the edit and before this instance heard of it is stale', async () => {
    const { invalidatedSince, invalidationHeardSince } = await following();
    const [at, begun] = [Date.now() - 800, performance.timeOrigin + performance.now()];
    await server.client.zadd(await keyOf('invalidated'), at, 'slides');
    await expect.poll(() => invalidatedSince(['slides'], at)).toBe(true);
    expect(invalidatedSince(['slides'], at + 400), 'a read of that time is new').toBe(false);
    expect(invalidationHeardSince(['slides'], begun), 'a page may be made of old reads').toBe(true);
    expect(invalidationHeardSince(['posts'], begun)).toBe(false);
  });

  it('a malformed invalidation is ignored and logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const at = Date.now();
    beginProcess({ REDIS_URL: server.url });
    const key = await keyOf('invalidated');
    await server.client.zadd(key, at, 'slides', at, 'two words', at + 3_600_000, 'posts');
    const { received } = await following();
    expect(received).toEqual([{ tags: ['slides'], force: false, at, own: false }]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('stored invalidations are bounded: the oldest are dropped', async () => {
    const { publishInvalidation } = await following();
    const at = Date.now();
    const key = await keyOf('invalidated');
    const old = Array.from({ length: 10_005 }, (_, place) => [at - 10_005 + place, `t:${place}`]);
    await server.client.zadd(key, ...old.flat());
    await server.client.zadd(key, at - 90_000_000, 'yesterday');
    await publishInvalidation({ tags: ['slides'], force: false, at });
    expect(await server.client.zcard(key)).toBe(10_000);
    expect(await server.client.zscore(key, 't:10004')).not.toBeNull();
    expect(await server.client.zscore(key, 'yesterday')).toBeNull();
  });

  it('two sites on one Redis share nothing', async () => {
    const key = await keyOf('a');
    beginProcess({ REDIS_URL: server.url, SITE_NAME: 'Another' });
    const other = await import('@/lib/cache/redis');
    expect(other.redisKey('a')).not.toBe(key);
    expect(other.redisKey('a', 'b')).toMatch(/^vitrine:[0-9a-f]{12}:a:b$/);
  });
});
