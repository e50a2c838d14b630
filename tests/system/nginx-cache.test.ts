import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { nginxBefore } from '../fixtures/nginx-before.ts';

const PICTURE = '/_next/image?url=%2Fstorage%2Fdesktop%2Fa.jpg&w=640&q=75';
const CROWD = 8;

/** The files of one of nginx's caches. */
function entries(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return all.map((name) => path.join(folder, name)).filter((name) => statSync(name).isFile());
}

/** Seconds for which nginx takes an entry as valid, from the head of its file (two `time_t`). */
function lifeOf(entry: string): number {
  const head = readFileSync(entry);
  return Number(head.readBigInt64LE(8) - head.readBigInt64LE(40));
}

test.each([
  ['a picture', PICTURE],
  ['a page', '/modelos'],
])('no visitor waits for another one who requests %s that is not stored', async (_, address) => {
  const waiting: ServerResponse[] = [];
  let most = 0;
  const answerAll = () => {
    for (const response of waiting.splice(0)) response.writeHead(502).end();
  };
  const { ask } = await nginxBefore((_, response) => {
    most = Math.max(most, waiting.push(response));
    // With a lock the others come only after an answer: they are given time, and not for ever.
    if (most === CROWD) answerAll();
    else setTimeout(answerAll, 3_000);
  });
  const answers = await Promise.all(Array.from({ length: CROWD }, () => ask(address)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([502]));
  expect(most).toBe(CROWD);
});

describe('a picture', () => {
  test('is cached on disk, in a folder of its own, for at most ten minutes', async () => {
    const { ask, folder, received } = await nginxBefore((_, response) => {
      response.setHeader('content-type', 'image/webp');
      response.setHeader('cache-control', 'public, max-age=86400, must-revalidate');
      response.setHeader('vary', 'Accept');
      response.end('picture');
    });
    const browsers = ['image/avif,image/webp,*/*;q=0.8', 'image/webp', 'image/avif, image/webp'];
    for (const accept of browsers) {
      expect((await ask(PICTURE, { headers: { accept } })).body).toBe('picture');
    }
    expect(received()).toHaveLength(1);
    await ask(PICTURE, { headers: { accept: 'image/png' } });
    await ask(PICTURE, { headers: { accept: '*/*' } });
    expect(received()).toHaveLength(2);
    const pictures = () => entries(`${folder}/cache/vitrine-pictures`);
    await expect.poll(pictures).toHaveLength(2);
    const [entry = ''] = pictures();
    expect(lifeOf(entry)).toBeGreaterThan(590);
    expect(lifeOf(entry)).toBeLessThanOrEqual(600);
  });

  test('is not cached when it is a failure', async () => {
    const { ask, received } = await nginxBefore((_, response) => {
      const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' };
      response.writeHead(502, headers).end();
    });
    await ask(PICTURE);
    await ask(PICTURE);
    expect(received()).toHaveLength(2);
  });

  test.each([
    [{ 'content-type': 'image/jpeg', 'x-accel-expires': '600' }, 1],
    [{ 'content-type': 'Image/PNG', 'cache-control': 'public, max-age=60' }, 1],
    [{ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store, max-age=0' }, 2],
    [{ 'content-type': 'application/json', 'x-accel-expires': '600' }, 2],
    [{ 'content-type': 'text/html; x=image/png', 'cache-control': 'public, max-age=60' }, 2],
    [{ 'cache-control': 'public, max-age=60' }, 2],
  ])('is cached only if it is one, and may be: %o', async (headers, requests) => {
    const { ask, received } = await nginxBefore((_, response) => {
      response.writeHead(200, headers).end('{}');
    });
    for (const path of [PICTURE, '/preview/sobre/picture.jpg?v=1']) {
      const before = received().length;
      for (const _time of [1, 2]) expect((await ask(path)).body).toBe('{}');
      expect([path, received().length - before]).toEqual([path, requests]);
    }
  });
});

test('a preview is cached for as long as the site says, by its whole address', async () => {
  const { ask, folder, received } = await nginxBefore((_, response) => {
    response.setHeader('content-type', 'image/jpeg');
    response.setHeader('cache-control', 'public, max-age=60');
    response.setHeader('x-accel-expires', '600');
    response.end('preview');
  });
  const preview = (ids: string) => `/preview/favoritos/picture.jpg?ids=${ids}`;
  for (const ids of ['1,2,3,4', '1,2,3,4', '1,2,3,5']) await ask(preview(ids));
  expect(received()).toHaveLength(2);
  const pictures = () => entries(`${folder}/cache/vitrine-pictures`);
  await expect.poll(pictures).toHaveLength(2);
  const [entry = ''] = pictures();
  expect(lifeOf(entry)).toBeGreaterThan(590);
  expect(lifeOf(entry)).toBeLessThanOrEqual(600);
});

test.each([
  '/',
  '/modelos',
  '/modelos?letter=a',
  '/storage/desktop/a.jpg',
  '/api/roster?view=women',
])('each request for %s reaches the site, which has the only page cache', async (address) => {
  const { ask, folder, received } = await nginxBefore((_, response) => {
    response.setHeader('x-accel-expires', '60');
    response.setHeader('cache-control', 'public, s-maxage=300');
    response.end('page');
  });
  for (const _time of [1, 2]) expect((await ask(address)).body).toBe('page');
  expect(received()).toHaveLength(2);
  const pictures = `${folder}/cache/vitrine-pictures`;
  expect(existsSync(pictures) ? entries(pictures) : []).toEqual([]);
});
