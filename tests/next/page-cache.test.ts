import { createHash } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { talentId } from '../demo-panel/seed/talent.ts';
import { WATCH_TOKEN } from '../fixtures/servers.ts';
import { loadedBefore } from '../fixtures/site-process.ts';
import { serversOfFile, visit, visitShared } from '../server/visit.ts';

const AT_ONCE = 10;
const HASHES = /'sha256-[\w+/]+='/g;

// The tests that need a cold page of the shared site ask for those of talents that no other test visits.
const COLD = `/es/modelos/${talentId(31)}/x`;
const COLD_FOR_MANY = `/es/modelos/${talentId(32)}/x`;
const breaking = serversOfFile(loadedBefore('dates-fail-later.mjs'));

const atOnce = (url: string) => Promise.all(Array.from({ length: AT_ONCE }, () => visit(url)));

async function metrics(): Promise<string> {
  const authorization = `Bearer ${WATCH_TOKEN}`;
  return (await visitShared('/api/metrics', { headers: { authorization } })).body;
}

/** What the router fetches. Next first redirects to an address that names the headers. */
async function dataOf(path: string, prefetch: Record<string, string> = {}) {
  const headers = { rsc: '1', ...prefetch };
  const { headers: first } = await visitShared(path, { headers });
  return visitShared(first.get('location') ?? '', { headers });
}

/** The inline scripts of a page that browsers run, as a policy names them. */
function hashesOf(html: string): Set<string> {
  const scripts = html.matchAll(
    /<script(?! type="application)(?![^>]* src=)[^>]*>(.*?)<\/script>/gs,
  );
  const hashes = Array.from(
    scripts,
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return new Set(hashes);
}

test('Next asks the page cache before it renders a page, and stores what it rendered', async () => {
  const first = await dataOf(COLD);
  const second = await dataOf(COLD);
  expect([first, second].map(({ headers }) => headers.get('x-nextjs-cache'))).toEqual([
    ...['MISS', 'HIT'],
  ]);
  expect(second.body).toBe(first.body);
});

test('Next loads the page cache outside of its bundles, and both share what is on `globalThis`', async () => {
  await visitShared('/sobre');
  await dataOf('/sobre');
  const body = await metrics();
  expect(body).toMatch(/^vitrine_page_cache_total\{kind="missing"\} [1-9]/m);
  expect(body).toMatch(/^vitrine_page_cache_total\{kind="fresh"\} [1-9]/m);
});

test('Next answers with the value that `set()` was given, its status and headers included', async () => {
  const { panel, site } = breaking;
  const unknown = `${site.url}/modelos/999999/x`;
  // A cold page may be 503 on a busy machine.
  await expect.poll(async () => (await visit(unknown)).status).toBe(404);
  const missing = await atOnce(unknown);
  expect(new Set(missing.map(({ status }) => status))).toEqual(new Set([404]));
  expect(new Set(missing.map(({ headers }) => headers.get('cache-control')))).toEqual(
    new Set(['no-store']),
  );

  panel.fail({ kind: 'down', route: '/api/slides' });
  const down = await atOnce(site.url);
  expect(new Set(down.map(({ status }) => status))).toEqual(new Set([503]));
  expect(new Set(down.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']));
  for (const { headers, body } of down) {
    expect(new Set(headers.get('content-security-policy')?.match(HASHES))).toEqual(hashesOf(body));
  }
  panel.clearFaults();
});

test('requests that Next renders one page for are all answered as a stored page', async () => {
  const answers = await atOnce(inject('site') + COLD_FOR_MANY);
  for (const name of ['etag', 'last-modified']) {
    const values = answers.map(({ headers }) => headers.get(name));
    expect(new Set(values), name).toEqual(new Set([expect.any(String)]));
  }
});

test('Next answers with one cached page, whatever a client is, accepts or prefers', async () => {
  const sets: Record<string, string>[] = [
    { 'accept-language': 'es', cookie: 'NEXT_LOCALE=es; theme=dark' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)', accept: 'text/markdown' },
    {
      'x-forwarded-host': 'other.example',
      'x-forwarded-proto': 'https',
      'sec-purpose': 'prefetch',
    },
  ];
  const pageFor = async (headers: Record<string, string>) => {
    // It is a header of the router, so the site leaves this request to Next.
    const answer = await visitShared('/privacidade', {
      headers: { ...headers, 'next-url': '/' },
    });
    const names = ['content-type', 'content-language', 'etag', 'last-modified', 'link', 'vary'];
    return [answer.status, answer.body, ...names.map((name) => answer.headers.get(name))];
  };
  const plain = await pageFor({});
  for (const headers of sets) expect(await pageFor(headers)).toEqual(plain);
});

test('Next renders a page that reads `searchParams` for each request, as HTML and as data', async () => {
  const seen = [];
  for (const path of ['/modelos?letter=a', '/modelos?letter=b', '/modelos?page=2']) {
    const { status, headers, body } = await visitShared(path);
    expect([path, status, headers.get('etag')]).toEqual([path, 200, null]);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const links = body.matchAll(/href="\/modelos\/(\d+)\//g);
    const shown = new Set(Array.from(links, ([, id]) => Number(id)));
    expect(shown.size).toBeGreaterThan(3);
    const data = await dataOf(path);
    expect(data.headers.get('content-type')).toBe('text/x-component');
    const cards = data.body.matchAll(/"id":(\d+),"name":/g);
    expect([path, new Set(Array.from(cards, ([, id]) => Number(id)))]).toEqual([path, shown]);
    seen.push([...shown].join());
  }
  expect(new Set(seen).size).toBe(3);
});

test('a stored value has its HTML as one text, whose inline scripts the policy names', async () => {
  const { headers, body } = await visitShared('/');
  const policy = headers.get('content-security-policy') ?? '';
  const hashes = hashesOf(body);
  expect(hashes.size).toBeGreaterThan(3);
  expect(new Set(policy.match(HASHES))).toEqual(hashes);
  expect(body).not.toMatch(/<style|<[a-z][^>]*\son[a-z]+=/);
});

test('every inline script of every kind of page has a known shape', async () => {
  const { body: list } = await visitShared('/modelos');
  const [, id, slug] = /href="\/modelos\/(\d+)\/([a-z-]+)"/.exec(list) ?? [];
  const { body: blog } = await visitShared('/blog');
  const [, post = ''] = /href="(\/blog\/\d+\/[^"]+)"/.exec(blog) ?? [];
  const paths = [
    ...['/', '/modelos', `/modelos/${id}/${slug}`, '/blog', post, '/sobre', '/contato'],
    ...['/seja-um-modelo', '/favoritos', '/privacidade', '/verificar', '/nope', '/modelos/9/x'],
    ...['/en', '/en/models/women', `/en/models/${id}/${slug}`, '/en/blog', '/en/nope'],
    ...['/es', '/es/modelos', `/es/modelos/${id}/${slug}`, '/es/blog', '/es/nope'],
  ];
  for (const path of paths) {
    const { headers, body } = await visitShared(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(hashesOf(body).size, path).toBeGreaterThan(1);
    expect(new Set(policy.match(HASHES)), path).toEqual(hashesOf(body));
  }
  expect(await metrics()).not.toMatch(/^vitrine_blocked_scripts_total\S* [1-9]/m);
});

test("the router's data are made of the stored page, with its headers", async () => {
  const { headers: page } = await visitShared('/sobre');
  const { headers, body } = await dataOf('/sobre');
  expect(headers.get('content-type')).toBe('text/x-component');
  expect([page.get('etag'), headers.get('etag')]).toEqual([expect.any(String), null]);
  expect(body).not.toContain('<!DOCTYPE');
});

test('a cacheable page that breaks is answered 500 without a policy, and so replaced', async () => {
  const { site } = breaking;
  process.kill(site.pid, 'SIGUSR2');
  const status = () => visit(`${site.url}/blog?page=2`).then((one) => one.status);
  await expect.poll(status).toBe(500);
  for (const [path, language] of [
    ['/blog', 'pt'],
    ['/en/blog', 'en'],
    ['/es/blog', 'es'],
  ]) {
    const { status: broken, headers, body } = await visit(site.url + path);
    expect([path, broken]).toEqual([path, 500]);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).not.toContain('<script');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self';/,
    );
  }
});

test('everything that Next prints goes through the console, whose lines are JSON', async () => {
  const { site } = breaking;
  process.kill(site.pid, 'SIGUSR2');
  await expect.poll(() => visit(`${site.url}/blog`).then(({ status }) => status)).toBe(500);
  // Next reads its configuration before the log of the site begins, and says so.
  const lines = site
    .log()
    .trim()
    .split('\n')
    .filter((line) => !line.includes('Running next.config'));
  const messages = lines.map((line) => JSON.parse(line).msg as string);
  expect(
    messages.filter((message) => message.includes('a fault that the test put in')),
  ).not.toEqual([]);
});
