import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { QUERY_KEYS } from '@/lib/routes/query-keys';
import { nginxBefore } from '../fixtures/nginx-before.ts';
import type { Received } from '../fixtures/scripted-server.ts';

const PICTURE = '/_next/image?url=%2Fstorage%2Fdesktop%2Fa.jpg&w=640&q=75';
const CROWD = 8;
const SHIPPED = readFileSync(
  path.resolve(import.meta.dirname, '../../deploy/nginx/vitrine.conf'),
  'utf8',
);

/** A page as the site answers it; it lives longer than nginx may cache it, so that no test waits. */
function page({ path, headers }: Received, response: ServerResponse): void {
  response.setHeader('x-accel-expires', '60');
  response.setHeader('cache-control', 's-maxage=300');
  response.end(`${path} ${headers.rsc ?? 'html'}`);
}

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
  ['a page that is rendered for each request', '/modelos?q=a'],
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
      response.setHeader('cache-control', 'public, max-age=86400, must-revalidate');
      response.setHeader('vary', 'Accept');
      response.end('picture');
    });
    const browsers = ['image/avif,image/webp,*/*;q=0.8', 'image/webp', 'image/avif, image/webp'];
    for (const accept of browsers) {
      expect((await ask(PICTURE, { headers: { accept } })).body).toBe('picture');
    }
    expect(received().map(({ headers }) => headers.accept)).toEqual(['image/webp']);
    await ask(PICTURE, { headers: { accept: 'image/png' } });
    await ask(PICTURE, { headers: { accept: '*/*' } });
    expect(received().map(({ headers }) => headers.accept)).toEqual(['image/webp', '*/*']);
    const pictures = () => entries(`${folder}/cache/vitrine-pictures`);
    await expect.poll(pictures).toHaveLength(2);
    const [entry = ''] = pictures();
    expect(lifeOf(entry)).toBeGreaterThan(590);
    expect(lifeOf(entry)).toBeLessThanOrEqual(600);
  });

  test.each([
    ['a failure', 502, 'public, max-age=60'],
    ['what the site forbids to store', 200, 'no-store'],
  ])('is not cached when it is %s', async (_, status, control) => {
    const { ask, received } = await nginxBefore((_, response) => {
      response.writeHead(status, { 'cache-control': control }).end();
    });
    await ask(PICTURE);
    await ask(PICTURE);
    expect(received()).toHaveLength(2);
  });
});

test('a preview is cached for as long as the site says, by its whole address', async () => {
  const { ask, folder, received } = await nginxBefore((_, response) => {
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

describe('a page', () => {
  test.each(['', '?', '?utm_source=x&utm_medium=y', '?fbclid=1', '?gclid=2&utm_campaign=z'])(
    'is cached once, whatever the campaign: %s',
    async (query) => {
      const { ask, folder, received } = await nginxBefore(page);
      expect((await ask('/modelos')).body).toBe('/modelos html');
      expect((await ask(`/modelos${query}`)).body).toBe('/modelos html');
      expect(received()).toHaveLength(1);
      await expect.poll(() => entries(`${folder}/cache/vitrine-pages`)).toHaveLength(1);
    },
  );

  test.each([
    ...['?q=ana', '?unread=x', '?ids=1,2', '?ids=1&view=compare', '?reply=token', '?sent=token'],
    ...['?letter=a&q=ana', '?q=ana&letter=a', '?letter=a&unread=x', '?page=2&reply=token'],
    // The site decodes the name of a key.
    ...['?%71=ana', '?%6Cetter=a', '?letter=a&%71=ana', '?letter=a;q=ana', '?LETTER=a', '?letter'],
    ...[
      '?utm_source=x&letter=a',
      '?letter=a&utm_source=x',
      '?utm_source=x&%6Cetter=a',
      '?invented=1',
    ],
  ])('with a query that may be of one visitor makes no entry: %s', async (query) => {
    const { ask, folder } = await nginxBefore(page);
    expect((await ask(`/modelos${query}`)).body).toBe(`/modelos${query} html`);
    expect((await ask('/modelos')).body).toBe('/modelos html');
    await expect.poll(() => entries(`${folder}/cache`)).toHaveLength(1);
  });

  test('of a view is cached by its query, apart from the pages', async () => {
    const { ask, folder, received } = await nginxBefore(page);
    const views = [
      '?letter=a',
      '?letter=b',
      '?category=teen&hair=Dark+brown&height=170-180&page=2',
    ];
    for (const view of [...views, '?tab=video', '']) {
      for (const _time of [1, 2]) {
        expect((await ask(`/modelos${view}`)).body).toBe(`/modelos${view} html`);
      }
    }
    expect(received()).toHaveLength(5);
    await expect.poll(() => entries(`${folder}/cache/vitrine-views`)).toHaveLength(4);
    expect(entries(`${folder}/cache/vitrine-pages`)).toHaveLength(1);
    const router = { headers: { rsc: '1' } };
    expect((await ask('/modelos?letter=a', router)).body).toBe('/modelos?letter=a 1');
    expect((await ask('/modelos?letter=a')).body).toBe('/modelos?letter=a html');
  });

  test('of a view has the keys that the site caches, and no other', () => {
    const [, keys = ''] = /"~\^\(\?:\(\?:([a-z|]+)\)=.* view;/.exec(SHIPPED) ?? [];
    const pages = (['roster', 'blog', 'profile'] as const).map((one) => QUERY_KEYS[one]);
    const cached = pages.flat().filter((key) => !['q', 'unread'].includes(key));
    expect(keys.split('|').sort()).toEqual([...new Set(cached)].sort());
  });

  test('is not what the router fetches at its address', async () => {
    const { ask, folder } = await nginxBefore(page);
    const router = { headers: { rsc: '1', 'next-router-state-tree': 'invented' } };
    expect((await ask('/modelos?_rsc=abc', router)).body).toBe('/modelos?_rsc=abc 1');
    expect((await ask('/modelos')).body).toBe('/modelos html');
    await expect.poll(() => entries(`${folder}/cache/vitrine-pages`)).toHaveLength(1);
  });

  test('is not cached as a redirect, which leads on with the query', async () => {
    const { ask } = await nginxBefore((request, response) => {
      response.writeHead(307, { location: request.path, 'x-accel-expires': '60' }).end();
    });
    for (const query of ['?utm_source=a', '?utm_source=b']) {
      expect((await ask(`/old${query}`)).headers.location).toBe(`/old${query}`);
    }
  });
});
