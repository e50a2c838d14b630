import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeIds } from '@/lib/favorites/ids';
import { MAX_SHARED } from '@/lib/favorites/limits';
import { type Panel, startPanel } from '../demo-panel/start.ts';
import { ask } from '../fixtures/ask.ts';
import { type Nginx, startNginx } from '../fixtures/nginx.ts';
import { type Site, startSite, untilWarm } from '../fixtures/site-process.ts';
import { visit } from '../server/visit.ts';

let panel: Panel;
let sites: [Site, Site];
let nginx: Nginx;

beforeAll(async () => {
  panel = await startPanel();
  const variables = { TRUSTED_PROXY_HOPS: '1' };
  sites = [await startSite(panel.url, variables), await startSite(panel.url, variables)];
  for (const site of sites) await untilWarm(site, '/', '/modelos', '/sobre');
  nginx = await startNginx(sites.map(({ url }) => url));
});
afterAll(async () => {
  await nginx.stop();
  await Promise.all(sites.map((site) => site.stop()));
  await panel.close();
});

const through = (path: string, init?: RequestInit) => visit(nginx.url + path, init);

test('a page and what the router asks for under its address are never mixed', async () => {
  const router = { headers: { RSC: '1' } };
  const path = (await through('/sobre', router)).headers.get('location') ?? '';
  expect(path).toContain('_rsc');
  const answers = [
    await through(path),
    await through(path, router),
    await through(path),
    await through(path, router),
  ];
  const types = answers.map(({ headers }) => headers.get('content-type')?.split(';')[0]);
  expect(types).toEqual(['text/html', 'text/x-component', 'text/html', 'text/x-component']);
});

test('the longest link to a selection passes', async () => {
  const shown = (await listed())[0]?.id ?? 0;
  const gone = Array.from({ length: MAX_SHARED - 1 }, (_, index) => 4_294_967_295 - index);
  const { status, body } = await through(`/favoritos${writeIds([shown, ...gone], 'compare')}`);
  expect(status).toBe(200);
  expect(body).toContain(`/modelos/${shown}/`);
});

test('a page is there in the form in which it is asked for', async () => {
  const compressed = { headers: { 'accept-encoding': 'gzip' } };
  await ask(nginx.url, '/modelos', compressed);
  const packed = await ask(nginx.url, '/modelos', compressed);
  const plain = await ask(nginx.url, '/modelos');
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const { body } of [packed, plain]) expect(body).toContain('</html>');
});

test('a file of the build is sent compressed and for good, by nginx itself', async () => {
  const { body } = await through('/');
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(body) ?? [];
  const { headers } = await ask(nginx.url, script, { headers: { 'accept-encoding': 'gzip' } });
  expect(headers).toMatchObject({
    'content-encoding': 'gzip',
    // Compressed just now, it would come in pieces.
    'content-length': expect.stringMatching(/^\d+$/),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
    'x-content-type-options': 'nosniff',
  });
  expect((await through('/_next/static/chunks/none.js')).status).toBe(404);
  expect((await through('/_next/static/../BUILD_ID')).status).toBe(404);
});

/** The profiles of the first list: path and id. */
async function listed() {
  const { body } = await through('/modelos');
  const links = new Set(body.match(/(?<=href=")\/modelos\/\d+\/[a-z-]+(?=")/g));
  return Array.from(links, (link) => ({ path: link, id: Number(link.split('/')[2]) }));
}

/** The path that the canonical link of a page names. */
const canonicalOf = (body: string) =>
  /<link rel="canonical" href="[^"/]+\/\/[^"/]+([^"]+)"/.exec(body)?.[1];

// Without Redis each instance knows only its own reads.
test.each(['', '?tab=book'])(
  'two instances that know a talent by different names both show it at each address%s',
  async (query) => {
    const { path: old = '', id = 0 } = (await listed())[query ? 2 : 1] ?? {};
    const right = `/modelos/${id}/zuleica-nova`;
    expect((await visit(sites[0].url + old + query)).status).toBe(200);
    panel.rename(id, 'Zuleica Nova');
    for (const asked of [old, right, `/modelos/${id}`, `/modelos/${id}/x`]) {
      for (const [place, canonical] of [old, right].entries()) {
        const { status, body } = await visit(`${sites[place]?.url}${asked}${query}`);
        expect([asked, place, status, canonicalOf(body)]).toEqual([asked, place, 200, canonical]);
      }
      expect((await through(asked + query)).status).toBe(200);
    }
  },
);

test('a talent whose read fails is shown at each address', async () => {
  const { path: right = '', id = 0 } = (await listed())[4] ?? {};
  for (const { url } of sites) expect((await visit(url + right)).status).toBe(200);
  panel.fail({ kind: 'down', route: '/api/talent/profile' });
  for (const asked of [right, `/modelos/${id}/of-no-talent`, `/modelos/${id}`]) {
    const { status, body } = await through(asked);
    expect([asked, status, canonicalOf(body)]).toEqual([asked, 200, right]);
  }
  panel.clearFaults();
});

test('while one instance hangs no page fails, and the first few are late', async () => {
  const five = () => Promise.all(Array.from({ length: 5 }, () => through('/en/contact')));
  await five();
  process.kill(sites[0].pid, 'SIGSTOP');
  const statuses = [];
  for (let turn = 0; turn < 4; turn += 1)
    statuses.push(...(await five()).map(({ status }) => status));
  process.kill(sites[0].pid, 'SIGCONT');
  expect(new Set(statuses)).toEqual(new Set([200]));
  const log = () => readFileSync(`${nginx.folder}/vitrine.log`, 'utf8').match(/"504, 200"/g) ?? [];
  await expect.poll(() => log().length).toBeGreaterThan(0);
  // Of twenty, five were asked of it at most: what came after them was asked of the other one.
  expect(log().length).toBeLessThanOrEqual(5);
}, 60_000);

test('a page is there when one instance ends, and the page for "no instance" when both have', async () => {
  await sites[0].stop();
  const answers = await Promise.all(Array.from({ length: 10 }, () => through('/en/contact')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await sites[1].stop();
  const unavailable = await through('/contato');
  expect([unavailable.status, unavailable.body]).toEqual([
    502,
    expect.stringContaining('Voltamos já'),
  ]);
  expect(readFileSync(`${nginx.folder}/error.log`, 'utf8')).not.toMatch(/\[(emerg|alert|crit)\]/);
});
