import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FRESH_MS } from '@/lib/panel/limits';
import { movableClock } from '../fixtures/movable-clock.ts';
import { collectWarnings, freshClient } from '../fixtures/panel-client.ts';
import { startRedisServer } from '../fixtures/redis-server.ts';
import { type Answers, startServices } from '../fixtures/scripted-server.ts';

const BUILD = { NEXT_DEPLOYMENT_ID: 'build' };
const SLIDES = '/api/slides/home';
const PAGE = '/api/entities/about';

async function folderOfState(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kept-answers-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

const filesIn = (folder: string) => readdir(join(folder, 'reads-build'));

/** A process that has read the slides and a page, and the services that both come from. */
async function readOnce(variables: Record<string, string>) {
  const answers: Answers = {
    [SLIDES]: [{ id: 1, image_mobile: 'a.jpg' }],
    [PAGE]: { title: 'Us' },
  };
  const { url, received } = await startServices(answers);
  const start = () => freshClient(url, variables);
  const calls = (path: string) => received.filter((one) => one.path.startsWith(path)).length;
  const client = await start();
  expect(await client.readSlides('home')).toHaveLength(1);
  expect(await client.readEntity('about', 'pt')).not.toBeNull();
  return { answers, start, calls, client };
}

describe('on disk', () => {
  async function written() {
    const STATE_DIR = await folderOfState();
    const all = await readOnce({ STATE_DIR, ...BUILD });
    await expect.poll(() => filesIn(STATE_DIR)).toHaveLength(2);
    return { ...all, STATE_DIR };
  }

  it('what is fresh is not asked for again after a restart, until it is due', async () => {
    const clock = movableClock();
    const { start, calls } = await written();
    await clock.advance(FRESH_MS.page - 10_000);
    const { readSlides } = await start();
    expect(await readSlides('home')).toHaveLength(1);
    expect(calls(SLIDES)).toBe(1);
    await clock.advance(10_000);
    expect(await readSlides('home')).toHaveLength(1);
    expect(calls(SLIDES)).toBe(2);
  });

  it('what is fresh is asked for again where something was said to have changed', async () => {
    const { start, calls } = await written();
    const { readSlides, readEntity } = await start();
    const { announceRefresh } = await import('@/lib/platform/refreshes.mjs');
    await announceRefresh({ tags: ['slides'], force: false, at: Date.now() });
    await readSlides('home');
    await readEntity('about', 'pt');
    expect([calls(SLIDES), calls(PAGE)]).toEqual([2, 1]);
  });

  it('what is old is asked for, and stands for as long as the services fail', async () => {
    const clock = movableClock();
    const warnings = collectWarnings();
    const { start, answers, calls } = await written();
    answers[SLIDES] = (response) => response.writeHead(403).end('{}');
    await clock.advance(FRESH_MS.page + 1);
    const { readSlides } = await start();
    expect(await readSlides('home')).toHaveLength(1);
    expect(calls(SLIDES)).toBe(2);
    expect(warnings.texts()).toEqual([expect.stringMatching(/status 403 \(the kept answer/)]);
  });

  it('a record that is there no more is forgotten', async () => {
    const clock = movableClock();
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => error.mockRestore());
    const { client, answers, STATE_DIR } = await written();
    answers[PAGE] = (response) => response.writeHead(404).end('{}');
    for (const _time of [1, 2, 3]) {
      await clock.advance(FRESH_MS.page + 1);
      await client.readEntity('about', 'pt');
    }
    expect(await client.readEntity('about', 'pt')).toBeNull();
    await expect.poll(() => filesIn(STATE_DIR)).toHaveLength(1);
  });

  it('a file that is broken is as good as none', async () => {
    const { start, calls, STATE_DIR } = await written();
    for (const name of await filesIn(STATE_DIR)) {
      await writeFile(join(STATE_DIR, 'reads-build', name), 'broken');
    }
    const { readSlides } = await start();
    expect(await readSlides('home')).toHaveLength(1);
    expect(calls(SLIDES)).toBe(2);
  });

  it('nothing is kept without the name of a build', async () => {
    const STATE_DIR = await folderOfState();
    const { start, calls } = await readOnce({ STATE_DIR, NEXT_DEPLOYMENT_ID: '' });
    const { readSlides } = await start();
    await readSlides('home');
    expect(calls(SLIDES)).toBe(2);
    expect(await readdir(STATE_DIR)).toEqual([]);
  });
});

describe('in Redis', () => {
  async function shared() {
    const server = await startRedisServer();
    onTestFinished(() => server.stop());
    const begun = await readOnce({ REDIS_URL: server.url, ...BUILD });
    const keys = async () => (await server.client.keys('vitrine:build:read:*')).sort();
    const { redis, redisState, tellRedis } = await import('@/lib/platform/redis.mjs');
    const connection = redis();
    onTestFinished(() => connection?.disconnect());
    await expect.poll(redisState).toBe('up');
    // What is written has a connection of its own, which is there a moment later.
    const written = async () => {
      await tellRedis((redis) => redis.set('there', '1'));
      return server.client.get('there');
    };
    await expect.poll(written).toBe('1');
    return { ...begun, server, keys };
  }

  it('each answer is kept for a week, and another instance begins with it', async () => {
    const clock = movableClock();
    const { client, start, calls, server, keys } = await shared();
    await clock.advance(FRESH_MS.page + 1);
    await client.readSlides('home');
    await expect.poll(keys).toContainEqual(expect.stringContaining(SLIDES));
    const [key = ''] = (await keys()).filter((one) => one.includes(SLIDES));
    expect(await server.client.ttl(key)).toBeGreaterThan(7 * 86_400 - 60);

    const { readSlides } = await start();
    const { redis, redisState } = await import('@/lib/platform/redis.mjs');
    const connection = redis();
    onTestFinished(() => connection?.disconnect());
    await expect.poll(redisState).toBe('up');
    const before = calls(SLIDES);
    expect(await readSlides('home')).toHaveLength(1);
    expect(calls(SLIDES)).toBe(before);
  });

  it('a record that is there no more is forgotten', async () => {
    const clock = movableClock();
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => error.mockRestore());
    const { client, answers, keys } = await shared();
    const ofPage = async () => (await keys()).filter((key) => key.includes(PAGE));
    await clock.advance(FRESH_MS.page + 1);
    await client.readEntity('about', 'pt');
    await expect.poll(ofPage).toHaveLength(1);
    answers[PAGE] = (response) => response.writeHead(404).end('{}');
    for (const _time of [1, 2, 3]) {
      await clock.advance(FRESH_MS.page + 1);
      await client.readEntity('about', 'pt');
    }
    await expect.poll(ofPage).toEqual([]);
  });
});
