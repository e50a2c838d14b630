import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { expect, it, onTestFinished, vi } from 'vitest';
import { TIMES } from '@/lib/config/times';
import { connectedRedis } from '../fixtures/connected-redis.ts';
import { movableClock } from '../fixtures/movable-clock.ts';
import { collectWarnings, freshClient } from '../fixtures/panel-client.ts';
import { startRedisServer } from '../fixtures/redis-server.ts';
import { type Answers, startServices } from '../fixtures/scripted-server.ts';

const BUILD = { NEXT_DEPLOYMENT_ID: 'build' };
const SLIDES = '/api/slides/home';
const PAGE = '/api/entities/about';

/** A process that has read the slides and a page, and the services of both. */
async function readOnce(variables: Record<string, string>) {
  const clock = movableClock();
  const answers: Answers = {
    [SLIDES]: [{ id: 1, image_mobile: 'a.jpg' }],
    [PAGE]: { title: 'Us' },
  };
  const { url, received } = await startServices(answers);
  const start = async (more: Record<string, string> = {}) => {
    const client = await freshClient(url, { ...variables, ...more });
    await connected();
    return client;
  };
  const calls = (path: string) => received.filter((one) => one.path.startsWith(path)).length;
  const client = await start();
  expect(await client.readSlides('home')).toHaveLength(1);
  expect(await client.readEntity('about', 'pt')).not.toBeNull();
  return { answers, start, calls, client, clock };
}

/** Waits for both Redis connections of the last process. */
async function connected() {
  const { sendToRedis } = await connectedRedis();
  await expect.poll(() => sendToRedis((client) => client.ping())).toBe('PONG');
}

/** A process that has read both, and their answers in Redis. */
async function written() {
  const server = await startRedisServer();
  onTestFinished(() => server.stop());
  const begun = await readOnce({ REDIS_URL: server.url, ...BUILD });
  const keys = async () => (await server.client.keys('vitrine:*:build:read:*')).sort();
  await expect.poll(keys).toHaveLength(2);
  return { ...begun, server, keys };
}

it('each answer is stored for a week, and another instance starts with it', async () => {
  const { start, calls, server, keys } = await written();
  for (const key of await keys()) {
    expect(await server.client.ttl(key)).toBeGreaterThan(7 * 86_400 - 60);
  }
  const before = calls(SLIDES);
  const { readSlides } = await start();
  expect(await readSlides('home')).toHaveLength(1);
  expect(calls(SLIDES)).toBe(before);
});

it('a fresh answer is requested again where it was invalidated', async () => {
  const { start, calls } = await written();
  const before = [calls(SLIDES), calls(PAGE)];
  const { readSlides, readEntity } = await start();
  const { publishInvalidation } = await import('@/lib/cache/invalidations');
  await publishInvalidation({ tags: ['slides'], force: false, at: Date.now() });
  await readSlides('home');
  await readEntity('about', 'pt');
  expect([calls(SLIDES), calls(PAGE)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
});

it('an answer dated in the future is requested again', async () => {
  const { clock, start, calls } = await written();
  await clock.advance(-60_000);
  const before = calls(SLIDES);
  await (await start()).readSlides('home');
  expect(calls(SLIDES)).toBe(before + 1);
});

it('a stale answer is requested again, and is the fallback while the services fail', async () => {
  const warnings = collectWarnings();
  const { clock, start, answers, calls } = await written();
  answers[SLIDES] = (response) => response.writeHead(403).end('{}');
  await clock.advance(TIMES.fresh.page + 1);
  const before = calls(SLIDES);
  const { readSlides } = await start();
  expect(await readSlides('home')).toHaveLength(1);
  expect(calls(SLIDES)).toBe(before + 1);
  expect(warnings.texts()).toEqual([expect.stringMatching(/status 403 \(the previous answer/)]);
});

it('no answer can be read without the credentials of the panel', async () => {
  const { start, calls, keys, server } = await written();
  for (const key of await keys()) {
    const stored = await server.client.getBuffer(key);
    expect(stored?.length).toBeGreaterThan(40);
    // Now and then encrypted bytes can be inflated, to a few meaningless ones.
    expect(() => deserialize(inflateRawSync(stored ?? Buffer.of()))).toThrow();
  }
  const before = calls(SLIDES);
  const stranger = await start({ PANEL_API_KEY: 'another key' });
  expect(await stranger.readSlides('home')).toHaveLength(1);
  expect(calls(SLIDES)).toBe(before + 1);
});

const plain = (answer: object) => deflateRawSync(serialize(answer));

async function sealed(content: Buffer): Promise<Buffer> {
  const { personalDataKey, seal } = await import('@/lib/cache/sealing');
  return seal(content, personalDataKey('vitrine read'));
}

it.each([
  ['broken', async () => Buffer.from('broken')],
  [
    'stored in plain',
    async () => plain({ sent: [{ id: 1, image_mobile: 'a.jpg' }], at: Date.now() }),
  ],
  ['sealed without being packed', () => sealed(Buffer.from('broken'))],
])('an answer that is %s is ignored', async (_what, bytes) => {
  const { start, calls, keys, server } = await written();
  for (const key of await keys()) await server.client.set(key, await bytes());
  const before = calls(SLIDES);
  expect(await (await start()).readSlides('home')).toHaveLength(1);
  expect(calls(SLIDES)).toBe(before + 1);
});

it('an answer that cannot be stored is logged, and fails nothing', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  const { keys } = await written();
  const { persistRead } = await import('@/lib/panel/persisted-reads');
  await persistRead('panel /api/x?', { sent: () => 'a function', at: Date.now() });
  expect(error.mock.calls).toEqual([
    [expect.stringMatching(/^An answer cannot be stored: .*could not be cloned/)],
  ]);
  expect(await keys()).toHaveLength(2);
});

it('a record that no longer exists is removed', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  const { clock, client, answers, keys } = await written();
  answers[PAGE] = (response) => response.writeHead(404).end('{}');
  for (const _time of [1, 2, 3]) {
    await clock.advance(TIMES.fresh.page + 1);
    await client.readEntity('about', 'pt');
  }
  expect(await client.readEntity('about', 'pt')).toBeNull();
  await expect.poll(keys).toHaveLength(1);
});

it('nothing is stored without the id of a build', async () => {
  const server = await startRedisServer();
  onTestFinished(() => server.stop());
  const { start, calls } = await readOnce({ REDIS_URL: server.url, NEXT_DEPLOYMENT_ID: '' });
  const { readSlides } = await start();
  await readSlides('home');
  expect(calls(SLIDES)).toBe(2);
  expect(await server.client.keys('*read*')).toEqual([]);
});
