import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { formOf, smallApplication } from '../fixtures/application.ts';
import { startRedis } from '../fixtures/small-redis.ts';
import { ownServers, serversOfFile, visit, visitShared } from '../server/visit.ts';

const SENDER = { name: 'Zoë', email: 'zoe@example.com' };
const failing = serversOfFile();
beforeEach(() => failing.panel.clearFaults());

const titleOf = (body: string) => /<title>([^<]*)<\/title>/.exec(body)?.[1];

test('a page is read once for its metadata and its screen', async () => {
  const redis = await startRedis();
  const { site } = await ownServers({ REDIS_URL: redis.url });
  const readsOf = (token: string) =>
    redis.commands.filter(
      ([name, key]) => name?.toUpperCase() === 'GET' && key?.endsWith(`:sealed-reply:${token}`),
    ).length;
  // Until the site is connected to Redis it reads nothing there.
  await expect
    .poll(async () => {
      const token = randomUUID();
      await visit(`${site.url}/contato?reply=${token}`);
      return readsOf(token);
    })
    .toBeGreaterThan(0);
  for (const path of ['/contato', '/en/contact', '/seja-um-modelo']) {
    const token = randomUUID();
    const { status, body } = await visit(`${site.url}${path}?reply=${token}`);
    expect([path, status, titleOf(body) !== undefined]).toEqual([path, 200, true]);
    expect([path, readsOf(token)]).toEqual([path, 1]);
  }
});

test.each([
  ['/modelos?page=99', 'Página não encontrada | Vitrine'],
  ['/en/models/women?page=99', 'Page not found | Vitrine'],
  ['/es/blog?page=99', 'Página no encontrada | Vitrine'],
  ['/modelos/999999/x', 'Página não encontrada | Vitrine'],
  ['/modelos/999999/x?tab=video', 'Página não encontrada | Vitrine'],
  ['/modelos/999999', 'Página não encontrada | Vitrine'],
  ['/blog/999999/nope', 'Página não encontrada | Vitrine'],
  ['/en/nope', 'Page not found | Vitrine'],
])('%s has a title that says it is not found', async (path, title) => {
  const { status, body } = await visitShared(path);
  expect([status, titleOf(body)]).toEqual([404, title]);
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect(body).not.toContain('rel="canonical"');
});

test('the application form without its lists answers 503, with the code of the error', async () => {
  const { panel, site } = await ownServers();
  panel.fail({ kind: 'status', status: 500, route: '/api/talents/attributes' });
  const { status, body } = await visit(`${site.url}/seja-um-modelo`);
  expect([status, body]).toEqual([503, expect.stringContaining('Código: HTTP_500')]);
});

test('every page whose services fail says so, with title, screen and status', async () => {
  const { panel, site } = failing;
  panel.fail({ kind: 'status', status: 500 });
  for (const path of [
    ...['/', '/en/models', '/modelos?letter=a', '/sobre', '/en/privacy', '/blog', '/blog?page=2'],
    ...['/modelos/1208/x', '/modelos/1208/x?tab=video', '/modelos/1208', '/favoritos?ids=1208'],
    ...['/seja-um-modelo', '/seja-um-modelo?reply=x'],
  ]) {
    const title = path.startsWith('/en') ? 'Back in a moment' : 'Voltamos já';
    const { status, headers, body } = await visit(site.url + path);
    expect([path, status, titleOf(body)]).toEqual([path, 503, `${title} | Vitrine`]);
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});

test('a sent form is confirmed, whatever the services do', async () => {
  const { panel, site } = failing;
  // Failing services are not called again at once.
  await expect
    .poll(async () => (await visit(`${site.url}/seja-um-modelo?reply=x`)).status)
    .toBe(200);
  const { filling_ms: _time, ...application } = await smallApplication();
  const posts = {
    contact: new URLSearchParams({ ...SENDER, subject: 'Olá', message: 'Um' }),
    'get-scouted': formOf(application),
  };
  const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };
  const thanks: string[] = [];
  for (const [form, body] of Object.entries(posts)) {
    const post = { method: 'POST', headers, body };
    const answer = await visit(`${site.url}/api/${form}`, post);
    thanks.push(answer.headers.get('location') ?? '');
  }
  panel.fail({ kind: 'down' });
  for (const path of [...thanks, '/contato?sent=1', '/seja-um-modelo?sent=1', '/contato']) {
    const { status, body } = await visit(site.url + path);
    const thanked = />Recebemos a sua/.test(body);
    expect([path, status, thanked]).toEqual([path, 200, thanks.includes(path)]);
  }
});

test('the links to the other languages preserve the query of the page', async () => {
  const { body: list } = await visitShared('/modelos');
  const [profile = ''] = /\/modelos\/\d+\/[^"?]+/.exec(list) ?? [];
  const [id] = /\d+/.exec(profile) ?? [];
  for (const [path, query] of [
    ['/modelos', '?letter=a'],
    ['/modelos', '?page=2'],
    ['/modelos', ''],
    ['/blog', '?page=2'],
    [profile, '?tab=video'],
    [profile, ''],
    ['/favoritos', `?ids=${id}`],
  ]) {
    const { status, body } = await visitShared(`${path}${query}`);
    const links = [...body.matchAll(/href="([^"]*)" hrefLang="\w\w" data-language/g)];
    expect([path, query, status]).toEqual([path, query, 200]);
    expect(links.length).toBeGreaterThanOrEqual(6);
    for (const [, href = ''] of links) expect(href.replace(/^[^?]*/, '')).toBe(query);
  }
});
