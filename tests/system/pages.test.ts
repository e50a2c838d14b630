import { beforeEach, expect, test } from 'vitest';
import { ownServers, serversOfFile, visit, visitShared } from '../server/visit.ts';

const failing = serversOfFile();
beforeEach(() => failing.panel.clearFaults());

const titleOf = (body: string) => /<title>([^<]*)<\/title>/.exec(body)?.[1];

test.each([
  ['/modelos?page=99', 'Página não encontrada | Vitrine'],
  ['/en/models/women?page=99', 'Page not found | Vitrine'],
  ['/es/blog?page=99', 'Página no encontrada | Vitrine'],
  ['/modelos/999999/x', 'Não está na agência | Vitrine'],
  ['/modelos/999999/x?tab=video', 'Não está na agência | Vitrine'],
  ['/modelos/999999', 'Não está na agência | Vitrine'],
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
    '/seja-um-modelo',
  ]) {
    const title = path.startsWith('/en') ? 'Back in a moment' : 'Voltamos já';
    const { status, headers, body } = await visit(site.url + path);
    expect([path, status, titleOf(body)]).toEqual([path, 503, `${title} | Vitrine`]);
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
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
    const links = [...body.matchAll(/<a [^>]*href="([^"]*)"[^>]* hrefLang="\w\w"/g)];
    expect([path, query, status]).toEqual([path, query, 200]);
    expect(links.length).toBeGreaterThanOrEqual(6);
    for (const [, href = ''] of links) expect(href.replace(/^[^?]*/, '')).toBe(query);
  }
});
