import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FRESH_MS, PANEL_LIMITS } from '@/lib/panel/limits';
import { movableClock } from '../fixtures/movable-clock.ts';
import { collectWarnings, freshClient } from '../fixtures/panel-client.ts';
import { startRedisServer } from '../fixtures/redis-server.ts';
import { type Answers, sendJson, startServices } from '../fixtures/scripted-server.ts';

const PROFILE = '/api/talent/profile';
const CONFIRM = { confirm: true };

const named = (name: string) => ({ data: { id: 1, name } });

let clock: ReturnType<typeof movableClock>;
beforeEach(() => {
  clock = movableClock();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  collectWarnings();
});

/** Services with one talent, and processes that read them. */
async function services(variables: Record<string, string> = {}) {
  const answers: Answers = { '/api/talents': [{ id: 1, name: 'Old' }], [PROFILE]: named('Old') };
  const { url, received } = await startServices(answers);
  return {
    answers,
    calls: () => received.filter(({ path }) => path.startsWith(PROFILE)).length,
    start: () => freshClient(url, variables),
  };
}

/** A process with a cached profile whose name has changed since. */
async function renamed() {
  const { answers, calls, start } = await services();
  const client = await start();
  expect((await client.readProfile(1))?.name).toBe('Old');
  answers[PROFILE] = named('New');
  await clock.advance(1);
  return { answers, calls, nameOf: async () => (await client.readProfile(1, CONFIRM))?.name };
}

describe('a read that decides a redirect', () => {
  it('asks the service, however fresh the cached answer is', async () => {
    const { calls, nameOf } = await renamed();
    expect([await nameOf(), calls()]).toEqual(['New', 2]);
  });

  it('is made once within five seconds, and again after them', async () => {
    const { answers, calls, nameOf } = await renamed();
    await nameOf();
    answers[PROFILE] = named('Newer');
    await clock.advance(PANEL_LIMITS.confirmMs - 500);
    expect([await nameOf(), calls()]).toEqual(['New', 2]);
    await clock.advance(500);
    expect([await nameOf(), calls()]).toEqual(['Newer', 3]);
  });

  it('is shared by concurrent callers', async () => {
    const { answers, calls, nameOf } = await renamed();
    const waiting: ServerResponse[] = [];
    answers[PROFILE] = (response) => void waiting.push(response);
    const names = Promise.all(Array.from({ length: 20 }, nameOf));
    await vi.waitUntil(() => waiting.length > 0);
    for (const response of waiting) sendJson(response, 200, named('New'));
    expect(new Set(await names)).toEqual(new Set(['New']));
    expect(calls()).toBe(2);
  });

  it('fails with the service, and is not repeated for five seconds', async () => {
    const { answers, calls, nameOf } = await renamed();
    answers[PROFILE] = (response) => sendJson(response, 500, {});
    await expect(nameOf()).rejects.toMatchObject({ code: 'HTTP_500' });
    const attempts = calls();
    await expect(nameOf()).rejects.toMatchObject({ code: 'HTTP_500' });
    expect(calls()).toBe(attempts);
    answers[PROFILE] = named('New');
    await clock.advance(PANEL_LIMITS.confirmMs);
    expect(await nameOf()).toBe('New');
  });

  it('is not repeated when the cached answer was stale and could not be refreshed either', async () => {
    const { answers, calls, nameOf } = await renamed();
    answers[PROFILE] = (response) => sendJson(response, 404, {});
    await clock.advance(FRESH_MS.page);
    await expect(nameOf()).rejects.toMatchObject({ code: 'DOUBTFUL' });
    expect(calls()).toBe(2);
  });

  it('is not repeated for a visitor whose request has just made it', async () => {
    const { calls, start } = await services();
    const client = await start();
    const { inRequestContext } = await import('@/lib/platform/request-context.mjs');
    const { createServer } = await import('node:http');
    const server = createServer((request, response) => {
      void inRequestContext({ request, response }, async () => {
        await client.readProfile(1);
        response.end((await client.readProfile(1, CONFIRM))?.name);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const ask = async () => (await fetch(`http://127.0.0.1:${port}`)).text();
    expect([await ask(), calls()]).toEqual(['Old', 1]);
    expect([await ask(), calls()]).toEqual(['Old', 1]);
  });
});

it('within five seconds, a newer answer of another instance counts', async () => {
  const redis = await startRedisServer();
  onTestFinished(() => redis.stop());
  const { answers, calls, start } = await services({
    REDIS_URL: redis.url,
    NEXT_DEPLOYMENT_ID: 'build',
  });
  const connected = async () => {
    const { redis: connection, redisState } = await import('@/lib/platform/redis.mjs');
    const client = connection();
    onTestFinished(() => client?.disconnect());
    await expect.poll(redisState).toBe('up');
  };
  const one = await start();
  await connected();
  expect((await one.readProfile(1, CONFIRM))?.name).toBe('Old');
  answers[PROFILE] = named('New');
  await clock.advance(1_000);

  const other = await start();
  await connected();
  expect((await other.readProfile(1, CONFIRM))?.name).toBe('New');
  const before = calls();
  expect((await one.readProfile(1, CONFIRM))?.name).toBe('New');
  expect(calls()).toBe(before);
});
