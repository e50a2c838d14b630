import { AsyncLocalStorage } from 'node:async_hooks';
import { unstable_doesMiddlewareMatch as matches } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureUrl } from '@/lib/media/pictures';
import { processWide } from '@/lib/process/process-wide';
import { describeRequest } from '@/lib/routes/describe-request';
import handlers from '@/lib/routes/handlers.json';
import { setPolicy } from '@/lib/server/csp';
import { config, middleware } from '@/middleware';
import { beginProcess } from '../../fixtures/fresh-process.ts';

const SITE = 'https://vitrine.test';

/** The response within a request, as the server calls the middleware. */
function respond(path: string, init: Init = {}) {
  const requests = processWide('requests', () => new AsyncLocalStorage<object>());
  const { method = 'GET', headers = {}, isCached = false, status = 200 } = init;
  const description = describeRequest({ url: path, method, headers: { rsc: '1', ...headers } });
  const query = path.slice(path.split('?', 1)[0]?.length);
  const context = {
    ...{ request: { socket: {}, headers }, forwarded: headers['x-forwarded-for'] },
    ...{ description, query, isCached },
    ...{ response: { statusCode: status }, done: Promise.resolve() },
  };
  const url = SITE + description.target;
  return requests.run(context, () => middleware(new NextRequest(url, { method, headers })));
}

type Init = {
  method?: string;
  headers?: Record<string, string>;
  isCached?: boolean;
  /** Of the response, once it is sent. */
  status?: number;
};

async function answer(path: string, method = 'GET') {
  const { status, headers } = await respond(path, { method });
  return {
    status,
    location: headers.get('location'),
    rewrite: headers.get('x-middleware-rewrite')?.replace(SITE, '') ?? null,
    next: headers.get('x-middleware-next'),
  };
}

describe('rewrites', () => {
  test.each([
    ['/', '/pt'],
    ['/modelos/mulheres', '/pt/models/women'],
    ['/modelos/mulheres?_rsc=x', '/pt/models/women?_rsc=x'],
    ['/en/models?letter=a&page=2', '/en/models/models/query?letter=a&page=2'],
    ['/modelos/12/ana', '/pt/profile/12'],
    ['/modelos/12/ana?tab=video', '/pt/profile/12/query?tab=video'],
    ['/blog/7/ol%C3%A1', '/pt/post/7'],
    ['/favoritos?ids=1,2', '/pt/favorites/query?ids=1%2C2'],
    ['/favoritos/casting.pdf?ids=1,2', '/pt/favorites/casting.pdf?ids=1,2'],
    ['/en/models/12/ana/composite.pdf', '/en/profile/12/composite.pdf'],
    ['/pt/profile/12/composite.pdf', '/pt/not-found'],
    ['/en/nope', '/en/not-found'],
    ['/en/profile/12', '/en/not-found'],
    ['/pt/models/women/query', '/pt/not-found'],
    ['/pt/limited', '/pt/not-found'],
  ])('%s to %s', async (path, rewrite) => {
    expect(await answer(path)).toEqual({ status: 200, location: null, rewrite, next: null });
    expect((await answer(path, 'HEAD')).rewrite).toBe(rewrite);
  });
});

describe('redirects', () => {
  test.each([
    ['/pt', '/'],
    ['/EN/Sobre-Nos/', '/en/about'],
    [
      '/models/men/?hair=Dark%20Brown&utm_source=x',
      '/en/models/men?hair=Dark%20Brown&utm_source=x',
    ],
    ['/pt/modelos?url=//evil.com', '/modelos?url=//evil.com'],
    ['/favoritos%3Fids%3D12%2C45', '/favoritos?ids=12,45'],
    ['/curvy/12/ana/composite.pdf', '/modelos/12/ana/composite.pdf'],
  ])('%s to %s', async (path, target) => {
    const location = `${SITE}${target}`;
    expect(await answer(path)).toEqual({ status: 308, location, rewrite: null, next: null });
    expect(await answer(path, 'HEAD')).toMatchObject({ status: 308, location });
    expect(await answer(target)).toMatchObject({ status: 200, location: null });
  });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
  for (const path of ['/pt', '/modelos', '/nope']) {
    const { status, headers } = await respond(path, { method });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('a post is taken by the PDF of a selection, and by no other page', async () => {
  expect(await answer('/en/favorites/casting.pdf', 'POST')).toMatchObject({
    status: 200,
    rewrite: '/en/favorites/casting.pdf',
  });
  expect((await answer('/en/favorites/casting.pdf', 'PUT')).status).toBe(405);
  expect((await answer('/modelos/12/ana/composite.pdf', 'POST')).status).toBe(405);
});

test.each([
  ['/en/blog/7/ola', 'en, pt'],
  ['/blog/7/ola', 'pt'],
  ['/es/blog', 'es'],
  ['/en/nope', 'en'],
])('%s declares its languages: %s', async (path, languages) => {
  const { headers } = await respond(path);
  expect(headers.get('content-language')).toBe(languages);
});

describe('the policy', () => {
  const policyOf = async (path: string) => {
    const { headers } = await respond(path);
    return headers.get('content-security-policy');
  };

  beforeEach(() => setPolicy({ frames: ['https://player.test'] }));
  afterEach(() => beginProcess({}));

  test.each(['/modelos?letter=a', '/modelos/12?tab=video', '/favoritos?ids=1'])(
    'of %s has a nonce, which Next puts into the page',
    async (path) => {
      expect(await policyOf(path)).toMatch(/script-src 'self' 'nonce-[^']+';/);
    },
  );

  test.each([
    ...['/', '/modelos', '/modelos?_rsc=x', '/nope', '/pt'],
    ...['/favoritos/casting.pdf?ids=1', '/modelos/12/ana/composite.pdf'],
  ])('of %s is left to the page cache, or to its file', async (path) => {
    expect(await policyOf(path)).toBeNull();
  });
});

describe('a page that is rendered per request', () => {
  const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
  /** Whether each of the responses is that of a client beyond the limit. */
  const limited = async (path: string, ip: string, times: number) => {
    const found: boolean[] = [];
    for (let time = 0; time < times; time += 1) {
      const { headers } = await respond(path, from(ip));
      const isLimited = headers.get('x-middleware-rewrite')?.startsWith(`${SITE}/pt/limited`);
      expect(headers.has('retry-after')).toBe(isLimited === true);
      found.push(isLimited === true);
    }
    return found;
  };
  const served = (times: number) => Array<boolean>(times).fill(false);

  beforeEach(() => beginProcess({}));
  afterEach(() => void vi.restoreAllMocks());

  test.each(['/modelos?page=2', '/favoritos?ids=1'])('is limited by client: %s', async (path) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(await limited(path, '203.0.113.9', 41)).toEqual([...served(40), true]);
    expect(await limited(path, '203.0.113.10', 1)).toEqual([false]);
  });

  test.each(['/modelos', '/contato', '/nope', '/pt/modelos?q=a'])(
    'is not %s, which has no limit',
    async (path) => {
      expect(await limited(path, '203.0.113.9', 50)).not.toContain(true);
    },
  );

  test('has one limit for a network of IPv6, and for all such pages', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(await limited('/modelos?q=a', '2001:db8::1', 40)).toEqual(served(40));
    expect(await limited('/favoritos?ids=1', '2001:db8::2', 1)).toEqual([true]);
    expect(await limited('/modelos?q=a', '2001:db8:0:1::1', 1)).toEqual([false]);
  });

  test('may be shown again by its own browser alone, and only once the site has been asked', async () => {
    for (const path of ['/modelos?page=2', '/blog?page=2', '/modelos/12?tab=video']) {
      expect((await respond(path)).headers.get('cache-control')).toBe('private, no-cache');
    }
  });
});

describe('a record that is not cached', () => {
  const MISSING = '/modelos/99';
  const ask = async (path: string, init: Init = {}) => {
    const { headers } = await respond(path, {
      headers: { 'x-forwarded-for': '203.0.113.9' },
      ...init,
    });
    return headers.get('x-middleware-rewrite')?.replace(SITE, '');
  };
  const missing = async (times: number) => {
    for (let time = 0; time < times; time += 1) await ask(MISSING, { status: 404 });
  };

  beforeEach(() => beginProcess({}));
  afterEach(() => void vi.restoreAllMocks());

  test('takes a point of its client once it has turned out to be missing', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    for (let time = 0; time < 50; time += 1) await ask('/modelos/12', { status: 200 });
    expect(await ask(MISSING)).toBe('/pt/profile/99');
    await missing(40);
    expect(await ask('/blog/7')).toBe('/pt/limited');
    expect(await ask('/modelos?page=2')).toBe('/pt/limited?page=2');
  });

  test('is refused to a client without points, and nothing that is cached is', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await missing(40);
    expect(await ask(MISSING)).toBe('/pt/limited');
    expect(await ask('/modelos/12', { isCached: true })).toBe('/pt/profile/12');
    for (const path of ['/modelos', '/', '/sobre'])
      expect(await ask(path)).not.toContain('limited');
    const other = { 'x-forwarded-for': '203.0.113.10' };
    expect(await ask(MISSING, { headers: other })).toBe('/pt/profile/99');
  });
});

test('a redirect drops the router’s query parameter', async () => {
  expect((await answer('/pt/modelos?_rsc=x&letter=a')).location).toBe(`${SITE}/modelos?letter=a`);
});

test.each([
  ...['//evil.com', '/\\evil.com', '/\\/evil.com', '/en//evil.com', '/pt//evil.com'],
  ...['/pt///evil.com/', '/%2F%2Fevil.com', '/pt/%2F%2Fevil.com', '/pt/%5Cevil.com'],
  ...['/pt/..//evil.com', '/%2e%2e//evil.com', '/@evil.com', '/pt/https:%2F%2Fevil.com'],
  '/blog/7/%2F%2Fevil.com',
])('%s never leaves the site', async (path) => {
  const { status, rewrite } = await answer(path);
  expect(status).toBe(200);
  expect(rewrite).toMatch(/^\/(pt|en)\/not-found$/);
});

describe('the matcher', () => {
  test.each([
    ...['/', '/pt', '/en/models/12/ana', '/foo.png', '/api', '/apis/x', '/robots.txt/x'],
    ...['/favicon.ico.html', '/modelos/', '/offline-worker.js.gz', '/_next/image?url=%2Fx.jpg'],
  ])('takes %s', (url) => {
    expect(matches({ config, nextConfig: {}, url })).toBe(true);
  });

  test.each([
    ...['/_next/static/chunk.js', '/_next/imagex', '/api/health', '/assets/fallback.svg'],
    ...['/storage/desktop/x.jpg', '/favicon.ico', '/icon.svg', '/robots.txt', '/sitemap.xml'],
    ...[
      '/feed.xml',
      '/sitemap-pt.xml',
      '/preview/modelos/picture.jpg',
      '/.well-known/security.txt',
    ],
    ...handlers.rootFiles.map((name) => `/${name}`),
  ])('skips %s', (url) => {
    expect(matches({ config, nextConfig: {}, url })).toBe(false);
  });
});

test('a picture is drawn as the site writes it, and in no other spelling', async () => {
  expect(await answer(pictureUrl('desktop', 'a/p.jpg', 640))).toMatchObject({
    status: 200,
    next: '1',
  });
  expect(await answer(`${pictureUrl('desktop', 'a/p.jpg', 640)}&x=1`)).toMatchObject({
    status: 400,
    next: null,
  });
});
