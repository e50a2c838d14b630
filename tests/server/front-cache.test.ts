import { request } from 'node:http';
import { expect, test } from 'vitest';
import { LOCALES, type Locale, languagePrefix } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import { PLAIN_PAGES, type Route } from '@/lib/routes/route';
import { type Answered, ask } from '../fixtures/ask.ts';
import { WATCH_TOKEN } from '../fixtures/servers.ts';
import { directAnswers, serversOfFile, visit } from './visit.ts';

/**
 * Cached pages are answered before Next is entered, and every response must be the one that Next sends.
 * This header of the router means nothing to Next without `rsc`, and has a request answered by Next.
 */
const AROUND = { 'next-url': '/' };

const servers = serversOfFile({ WATCH_TOKEN });

const PAGES: readonly Route[] = [
  ...PLAIN_PAGES.map((page) => ({ page })),
  { page: 'roster', view: 'models' },
  { page: 'roster', view: 'women' },
  { page: 'roster', view: 'new_faces' },
];

/** Headers of all kinds of clients and proxies, none of which changes what a cached page is. */
const ALIKE: readonly Record<string, string>[] = [
  {},
  { accept: 'text/html,application/xhtml+xml', 'accept-language': 'es,en;q=0.5' },
  { 'accept-encoding': 'gzip', 'accept-language': 'de' },
  { 'accept-encoding': 'gzip, deflate, br, zstd' },
  { 'accept-encoding': 'identity', accept: 'text/markdown' },
  { cookie: 'NEXT_LOCALE=es; theme=dark', 'sec-ch-prefers-color-scheme': 'dark' },
  { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  { 'user-agent': 'WhatsApp/2.23', 'accept-encoding': 'br' },
  { 'cache-control': 'no-cache', pragma: 'no-cache', connection: 'close' },
  { host: 'other.example', 'x-forwarded-host': 'another.example', 'x-forwarded-proto': 'https' },
  {
    'x-forwarded-for': '203.0.113.9',
    'x-request-id': 'request-of-this-test',
    authorization: 'Basic x',
  },
  {
    'sec-fetch-mode': 'navigate',
    'sec-purpose': 'prefetch',
    purpose: 'prefetch',
    'save-data': 'on',
  },
  { 'content-security-policy': "script-src 'nonce-forged'", 'next-action': 'x' },
  { 'x-middleware-prefetch': '1', 'x-nextjs-data': '1', 'x-invoke-path': '/', range: 'bytes=0-9' },
  { 'if-none-match': '"another"', 'if-modified-since': 'Fri, 01 May 2099 10:00:00 GMT' },
  { 'if-modified-since': 'Fri, 01 May 2020 10:00:00 GMT' },
];

/** The conditions of a client that has this page. */
const known = ({
  etag = '',
  'last-modified': date = '',
}: Answered['headers']): Record<string, string>[] => [
  { 'if-none-match': etag },
  { 'if-none-match': `"x", W/${etag}`, 'accept-encoding': 'gzip' },
  { 'if-modified-since': date, 'accept-encoding': 'gzip, br' },
  { 'if-modified-since': 'Fri, 01 May 2099 10:00:00 GMT' },
];

const answeredDirectly = () => directAnswers(servers.site.url, WATCH_TOKEN);

/** A response without what differs between two of the same. */
function comparable({ status, headers, body }: Answered) {
  const { date: _date, 'cache-control': cache, ...others } = headers;
  // Next compresses in pieces and knows no Brotli.
  const names = ['content-encoding', 'content-length', 'transfer-encoding'];
  const rest = Object.entries(others).filter(([name]) => !names.includes(name));
  const lasting = cache?.replace(/s-maxage=\d+/, 's-maxage');
  return { status, body, ...Object.fromEntries(rest), cache: lasting };
}

/** A page that the front cache has in every encoding. */
async function warmed(path: string): Promise<Answered> {
  const { url } = servers.site;
  const first = await ask(url, path);
  for (const encoding of ['gzip', 'br']) {
    const compressed = async () => {
      const { headers } = await ask(url, path, { headers: { 'accept-encoding': encoding } });
      return [headers['content-encoding'], headers['content-length'] !== undefined];
    };
    // Next itself compresses in pieces, whose whole length no header tells.
    await expect.poll(compressed, { interval: 5 }).toEqual([encoding, true]);
  }
  return first;
}

/** The canonical paths of every kind of page in a language, a profile and a post included. */
async function pathsIn(locale: Locale): Promise<string[]> {
  const paths = PAGES.map((route) => pathOf(locale, route));
  for (const list of [
    pathOf(locale, { page: 'roster', view: 'models' }),
    pathOf(locale, { page: 'blog' }),
  ]) {
    const { body } = await visit(servers.site.url + list);
    const [, record = ''] = new RegExp(`href="(${list}/\\d+/[^"]+)"`).exec(body) ?? [];
    paths.push(record);
  }
  return paths;
}

test('every page is answered as Next answers it', async () => {
  const { url } = servers.site;
  for (const path of await pathsIn('en')) {
    const sets = [...ALIKE, ...known((await warmed(path)).headers)];
    const before = await answeredDirectly();
    const direct = [];
    for (const headers of sets) direct.push(await ask(url, path, { headers }));
    expect((await answeredDirectly()) - before, path).toBe(sets.length);
    for (const answer of direct.splice(ALIKE.length)) {
      expect([path, answer.status, answer.body]).toEqual([path, 304, '']);
    }
    for (const [number, headers] of ALIKE.entries()) {
      const byNext = await ask(url, path, { headers: { ...headers, ...AROUND } });
      const answer = direct[number];
      if (!answer) throw new Error('there is no response');
      expect([path, headers, comparable(answer)]).toEqual([path, headers, comparable(byNext)]);
    }
    const [whole, head] = [await ask(url, path), await ask(url, path, { method: 'HEAD' })];
    expect(comparable(head)).toEqual({ ...comparable(whole), body: '' });
  }
});

test.each(LOCALES)('so is the list in %s', async (locale) => {
  const path = pathOf(locale, { page: 'roster', view: 'models' });
  await warmed(path);
  const before = await answeredDirectly();
  const direct = await ask(servers.site.url, path);
  expect((await answeredDirectly()) - before).toBe(1);
  const byNext = await ask(servers.site.url, path, { headers: AROUND });
  expect(comparable(direct)).toEqual(comparable(byNext));
  expect(direct.headers['content-language']).toBe(locale);
});

test('a request for anything but a cached page goes to Next', async () => {
  const { url } = servers.site;
  await warmed('/modelos');
  const before = await answeredDirectly();
  const asked = async (path: string, headers: Record<string, string> = {}) => {
    const { status } = await ask(url, path, { headers });
    return status;
  };
  for (const _time of [1, 2]) {
    expect(await asked('/modelos/')).toBe(308);
    expect(await asked('/MODELOS')).toBe(308);
    expect(await asked('/modelos?q=a&utm_source=x')).toBe(200);
    expect(await asked('/modelos?letter=a')).toBe(200);
    expect(await asked('/modelos?letter=a&page=9999')).toBe(404);
    expect(await asked('/modelos?page=9999')).toBe(404);
    // Node would give it to Next, past the pipeline.
    expect(await asked('/modelos', { connection: 'upgrade', upgrade: 'websocket' })).toBe(200);
  }
  const data = await visit(`${url}/modelos`, { headers: { rsc: '1' } });
  expect(data.headers.get('content-type')).not.toBe('text/html; charset=utf-8');
  expect((await answeredDirectly()) - before).toBe(0);
});

test('a page that the router asks for first, and leaves before the first byte, is a page for everyone else', async () => {
  const { url } = servers.site;
  const { body } = await visit(`${url}/modelos`);
  const [path = ''] = [...body.matchAll(/(?<=href=")\/modelos\/\d+\/[^"]+/g)].flat().slice(-1);
  const headers = { rsc: '1', 'next-router-prefetch': '1' };
  const { location = '' } = (await ask(url, path, { headers })).headers;
  expect(location).toMatch(/\/modelos\/\d+\?_rsc/);
  const asking = request(new URL(location, url), { headers }).on('error', () => {});
  await new Promise<void>((sent) => asking.end(sent));
  asking.destroy();
  // Waits for the same rendering.
  await ask(url, path, { method: 'HEAD' });
  await warmed(path);
  const direct = await ask(url, path);
  expect(direct.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(comparable(direct)).toEqual(comparable(await ask(url, path, { headers: AROUND })));
});

test.each([
  ['/es/modelos/mujeres', 'session=SECRET&email=ana%40example.com'],
  ['/en/about', 'UTM_SOURCE=SECRET&%67clid=SECRET&ref=SECRET&_rsc=SECRET'],
  ['/en/models/men', 'page=SECRET'],
  ['/blog', 'utm_source=SECRET&page=0&letter=SECRET'],
])('%s is the same page with %s, and cached without it', async (path, more) => {
  const { url } = servers.site;
  const link = `${path}?${more}`;
  // Such a link alone is enough for the page to be cached.
  await warmed(link);
  const before = await answeredDirectly();
  const [page, linked] = [await ask(url, path), await ask(url, link)];
  expect((await answeredDirectly()) - before).toBe(2);
  expect(comparable(linked)).toEqual(comparable(page));
  const around = await ask(url, link, { headers: AROUND });
  expect(comparable(around)).toEqual(comparable(page));
  // Not even in the data of the router: a visitor's address is not for the others.
  const data = await visit(url + path, { headers: { rsc: '1' }, redirect: 'follow' });
  expect(data.headers.get('content-type')).toBe('text/x-component');
  expect([page.body, data.body].filter((body) => /SECRET|example\.com/.test(body))).toEqual([]);
});

test('every unknown path is the same 404 in its language, stored but cached by no one', async () => {
  const { url } = servers.site;
  for (const locale of LOCALES) {
    const { status, headers } = await ask(url, `${languagePrefix(locale)}/nope`);
    expect([status, headers['content-language']]).toEqual([404, locale]);
  }
  const folder = languagePrefix('en');
  const byNext = await ask(url, `${folder}/first`, { headers: AROUND });
  await expect
    .poll(async () => {
      const before = await answeredDirectly();
      await ask(url, `${folder}/warm`);
      return (await answeredDirectly()) - before;
    })
    .toBe(1);
  const asked: [string, Record<string, string>][] = [
    ['/wp-login.php?email=ana%40example.com', {}],
    ['/maria-da-silva/', { 'if-none-match': '*' }],
    ['/.env', { 'if-modified-since': 'Fri, 01 May 2099 10:00:00 GMT' }],
  ];
  const before = await answeredDirectly();
  for (const [path, headers] of asked) {
    const answer = await ask(url, folder + path, { headers });
    expect([path, answer.status, answer.body]).toEqual([path, 404, byNext.body]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.headers).not.toHaveProperty('last-modified');
  }
  expect((await answeredDirectly()) - before).toBe(asked.length);
  expect(byNext.status).toBe(404);
  expect(byNext.body).not.toMatch(/first|warm|wp-login|ana%40|maria|\.env/);
  expect((await ask(url, `${folder}/x`, { method: 'HEAD' })).status).toBe(404);
});
