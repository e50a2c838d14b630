import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { storageUrl } from '@/lib/media/pictures';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { startRedisServer } from '../fixtures/redis-server.ts';
import { type Answers, startServices } from '../fixtures/scripted-server.ts';

const { ImageOptimizerCache } = createRequire(import.meta.url)(
  'next/dist/server/image-optimizer',
) as typeof import('next/dist/server/image-optimizer');

const person = (id: number) => ({ id, name: `Person ${id}`, cover: `covers/${id} a.jpg` });

let answers: Answers;
let services: string;
let folder: string;
let logs: string[];

/** The folder in which Next's optimizer stores a picture in one width and type. */
const placeOf = (
  picture: string,
  width = 640,
  mimeType = 'image/webp',
  kind: 'desktop' | 'mobile' = 'desktop',
  quality = { desktop: 75, mobile: 65 }[kind],
) =>
  path.join(
    folder,
    '.next/cache/images',
    ImageOptimizerCache.getCacheKey({
      href: storageUrl(kind, picture),
      width,
      quality,
      mimeType,
    }),
  );

/** Puts a picture into the folder of the optimizer, created this many seconds ago. */
function optimized(place: string, secondsAgo = 0): string {
  mkdirSync(place, { recursive: true });
  const time = Date.now() / 1000 - secondsAgo;
  utimesSync(place, time, time);
  return place;
}

beforeEach(async () => {
  answers = {
    '/api/talents': [1, 2].map(person),
    '/api/talent/profile': (response) =>
      response.end(
        JSON.stringify({
          data: {
            ...person(2),
            book: [{ file: 'book/2.jpg', width: 3, height: 4 }],
            compo: [{ id: 1, file: 'compo/2.jpg' }],
            video: [{ provider: 'youtube', file: 'abc', preview: 'video/2.jpg' }],
          },
        }),
      ),
  };
  services = (await startServices(answers)).url;
  folder = mkdtempSync(path.join(tmpdir(), 'optimized-'));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  logs = [];
  vi.spyOn(console, 'info').mockImplementation((text: string) => void logs.push(text));
  return () => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  };
});

/** A process that has read the roster, and the profile of the second talent. */
async function begun(variables: Record<string, string> = {}) {
  beginProcess({ PANEL_URL: services, INTEGRATION_URL: services, ...variables });
  const { redis, redisState, sendToRedis } = await import('@/lib/platform/redis.mjs');
  const connection = redis();
  onTestFinished(() => connection?.disconnect());
  if (connection) {
    await expect.poll(redisState).toBe('up');
    await expect.poll(() => sendToRedis((client) => client.ping())).toBe('PONG');
  }
  const { readProfile, readRoster } = await import('@/lib/panel/talents');
  const { refresh } = await import('@/lib/panel/refresh');
  await readRoster();
  return {
    readProfile,
    /** The second talent leaves, and the webhook reports it with `force`. */
    async leave() {
      answers['/api/talents'] = [person(1)];
      await refresh(['talents'], true);
    },
  };
}

const theirs = () => [
  placeOf('covers/2 a.jpg'),
  placeOf('covers/2 a.jpg', 2560, ''),
  placeOf('covers/2 a.jpg', 440, 'image/webp', 'mobile'),
  placeOf('covers/2 a.jpg', 440, 'image/webp', 'mobile', 75),
  placeOf('book/2.jpg', 160),
  placeOf('compo/2.jpg'),
  placeOf('video/2.jpg'),
];

describe('the optimized pictures of a departed talent', () => {
  it('are removed in every width, and no others: covers, book, composites and videos', async () => {
    const { leave, readProfile } = await begun();
    await readProfile(2);
    const places = theirs().map((place) => optimized(place));
    const other = optimized(placeOf('covers/1 a.jpg'));
    await leave();
    await expect.poll(() => places.filter(existsSync)).toEqual([]);
    expect(existsSync(other)).toBe(true);
  });

  it('include a picture that was replaced earlier', async () => {
    const { leave } = await begun();
    const place = optimized(placeOf('covers/2 a.jpg'));
    answers['/api/talents'] = [person(1), { ...person(2), cover: 'covers/2 b.jpg' }];
    const { refresh } = await import('@/lib/panel/refresh');
    await refresh(['talents'], false);
    await leave();
    await expect.poll(() => existsSync(place)).toBe(false);
  });

  it('are removed with all others when some predate the known roster, and the log says why', async () => {
    const { leave } = await begun();
    const unknown = optimized(placeOf('gone/before.jpg'), 3_600);
    const other = optimized(placeOf('covers/1 a.jpg'));
    await leave();
    await expect.poll(() => [unknown, other].filter(existsSync)).toEqual([]);
    expect(logs).toContainEqual(
      expect.stringMatching(/^All optimized pictures are removed: .*known/),
    );
  });

  it('are removed with all others when a process starts that knows of no earlier roster', async () => {
    const old = optimized(placeOf('covers/3 a.jpg'), 3_600);
    await begun();
    await expect.poll(() => existsSync(old)).toBe(false);
    expect(logs).toContainEqual(expect.stringMatching(/no roster from before this start is known/));
  });
});

describe('with Redis, across a restart', () => {
  async function redisOfTest() {
    const server = await startRedisServer();
    onTestFinished(() => server.stop());
    return { server, variables: { REDIS_URL: server.url, NEXT_DEPLOYMENT_ID: 'build' } };
  }
  const stored = (server: { client: import('ioredis').Redis }) => async () => {
    const [pictures = ''] = await server.client.keys('vitrine:*:pictures');
    const roster = await server.client.keys('*:read:*talents*');
    return [(await server.client.hkeys(pictures)).length, roster.length];
  };

  it('a talent leaves, and none of their files remains, but all of the others do', async () => {
    const { server, variables } = await redisOfTest();
    await (await begun(variables)).readProfile(2);
    // Two covers, three more pictures, and the beginning.
    await expect.poll(stored(server)).toEqual([6, 1]);
    const { leave } = await begun(variables);
    const places = theirs().map((place) => optimized(place));
    const other = optimized(placeOf('covers/1 a.jpg'));
    await leave();
    await expect.poll(() => places.filter(existsSync)).toEqual([]);
    expect(existsSync(other)).toBe(true);
  });

  it('records that Redis has lost are unknown: all files are removed', async () => {
    const { server, variables } = await redisOfTest();
    await begun(variables);
    await expect.poll(stored(server)).toEqual([3, 1]);
    const old = optimized(placeOf('covers/9 a.jpg'), 3_600);
    const [pictures = ''] = await server.client.keys('vitrine:*:pictures');
    await server.client.del(pictures);
    const { leave } = await begun(variables);
    expect(existsSync(old), 'no one has departed yet').toBe(true);
    await leave();
    await expect.poll(() => existsSync(old)).toBe(false);
  });

  it('a record that Redis loses is written again, for the next process', async () => {
    const { server, variables } = await redisOfTest();
    const { readProfile } = await begun(variables);
    await readProfile(2);
    await expect.poll(stored(server)).toEqual([6, 1]);
    const [pictures = ''] = await server.client.keys('vitrine:*:pictures');
    await server.client.del(pictures);
    answers['/api/talents'] = [{ ...person(1), cover: 'covers/1 b.jpg' }, person(2)];
    const { refresh } = await import('@/lib/panel/refresh');
    await refresh(['talents'], false);
    await expect.poll(stored(server)).toEqual([7, 1]);
    const { leave } = await begun(variables);
    const places = theirs().map((place) => optimized(place));
    const other = optimized(placeOf('covers/1 b.jpg'));
    await leave();
    await expect.poll(() => places.filter(existsSync)).toEqual([]);
    expect(existsSync(other)).toBe(true);
  });
});
