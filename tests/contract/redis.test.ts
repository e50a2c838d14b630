import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectedRedis } from '../fixtures/connected-redis.ts';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { movableClock } from '../fixtures/movable-clock.ts';
import { collectWarnings } from '../fixtures/panel-client.ts';
import { type RedisServer, startRedisServer } from '../fixtures/redis-server.ts';

let server: RedisServer;
beforeEach(async () => {
  server = await startRedisServer();
  return () => server.stop();
});

/** A process, connected if it has an address. */
function connected(REDIS_URL = ` ${server.url} `) {
  beginProcess({ REDIS_URL });
  return connectedRedis();
}

it('without an address there is no Redis, and nothing is sent', async () => {
  const { redis, redisState, withRedis, sendToRedis } = await connected('');
  const work = vi.fn();
  expect([redis(), redisState(), await withRedis(work)]).toEqual([null, 'off', undefined]);
  expect(await sendToRedis(work)).toBeUndefined();
  expect(work).not.toHaveBeenCalled();
});

it('a command resolves with its reply', async () => {
  const { withRedis, sendToRedis } = await connected();
  await withRedis((client) => client.set('a', '1'));
  const both = async () => {
    await sendToRedis((client) => client.set('b', '2'));
    return withRedis((client) => client.mget('a', 'b'));
  };
  await expect.poll(both).toEqual(['1', '2']);
});

it('a command that Redis refuses is undefined, and the next one is still sent', async () => {
  const { redisState, withRedis, sendToRedis } = await connected();
  await withRedis((client) => client.set('text', 'a'));
  expect(await withRedis((client) => client.incr('text'))).toBeUndefined();
  await sendToRedis((client) => client.incr('text'));
  expect([redisState(), await withRedis((client) => client.get('text'))]).toEqual(['up', 'a']);
});

describe('a Redis that does not reply', () => {
  it('is not used for two seconds, then retried', async () => {
    const clock = movableClock();
    const { redisState, withRedis } = await connected();
    const read = vi.fn((client: import('ioredis').Redis) => client.ping());
    server.halt();
    expect(await withRedis(read)).toBeUndefined();
    server.resume();
    expect([redisState(), await withRedis(read)]).toEqual(['down', undefined]);
    expect(read).toHaveBeenCalledTimes(1);
    await clock.advance(2_000);
    await expect.poll(redisState).toBe('up');
    expect(await withRedis(read)).toBe('PONG');
  });

  it('queues no commands', async () => {
    collectWarnings();
    const { redis, withRedis } = await connected();
    server.halt();
    onTestFinished(() => server.resume());
    await expect(redis()?.get('a')).rejects.toThrow('timed out');
    expect(await withRedis((client) => client.get('a'))).toBeUndefined();
  });
});

it('work that never ends is given up', async () => {
  const { redisState, withRedis } = await connected();
  expect(await withRedis(() => new Promise(() => {}))).toBeUndefined();
  expect(redisState()).toBe('down');
});

describe('a Redis that is down', () => {
  it('is reported once, and reconnected with increasing delays', async () => {
    const warnings = collectWarnings();
    await server.stop();
    beginProcess({ REDIS_URL: server.url });
    const client = (await import('@/lib/cache/redis')).redis();
    onTestFinished(() => client?.disconnect());
    const waits: number[] = [];
    client?.on('reconnecting', (ms: number) => waits.push(ms));
    await expect.poll(() => waits.length).toBe(4);
    expect(waits).toEqual([100, 200, 300, 400]);
    expect(warnings.texts()).toEqual([expect.stringMatching(/^redis: \S/)]);
  });

  it('fails a command at once, without waiting for a connection', async () => {
    collectWarnings();
    const { redis, redisState } = await connected();
    await server.kill();
    await expect.poll(redisState).toBe('down');
    await expect(redis()?.get('a')).rejects.toThrow("Stream isn't writeable");
  });
});

it('a write in the background has a longer time limit than a read', async () => {
  collectWarnings();
  const { redis, sendToRedis } = await connected();
  const answers: string[] = [];
  const write = () => sendToRedis(async (client) => void answers.push(await client.set('a', '1')));
  await expect.poll(() => write().then(() => answers)).toEqual(['OK']);
  server.halt();
  const slow = write();
  await expect(redis()?.get('a')).rejects.toThrow('timed out');
  server.resume();
  await slow;
  expect(answers).toEqual(['OK', 'OK']);
});

it('a lost connection is reported once each time, and used again when it returns', async () => {
  const warnings = collectWarnings();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { redisState, withRedis, sendToRedis } = await connected();
  for (const times of [1, 2]) {
    await server.kill();
    await expect.poll(redisState).toBe('down');
    await expect.poll(() => warnings.texts().length).toBe(times);
    expect(await withRedis((client) => client.ping())).toBeUndefined();
    await sendToRedis((client) => client.ping());
    await server.restart();
    await expect.poll(redisState).toBe('up');
    expect(await withRedis((client) => client.ping())).toBe('PONG');
  }
  for (const text of warnings.texts()) expect(text).toMatch(/^redis: \S/);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
