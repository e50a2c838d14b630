import { afterEach, expect, test } from 'vitest';
import type { Fault } from '../demo-panel/faults.ts';
import { talentId } from '../demo-panel/seed/talent.ts';
import { callsTo } from '../fixtures/panel-client.ts';
import type { Site } from '../fixtures/site-process.ts';
import { untilWarm } from '../fixtures/site-process.ts';
import { ownServers, serversOfFile, visit } from '../server/visit.ts';

/** One for each error of a read: unreachable, status, timeout, unreadable. The contract tests cover every fault. */
const FAULTS: readonly Fault[] = [
  { kind: 'down' },
  { kind: 'status', status: 429 },
  { kind: 'hang' },
  { kind: 'malformed' },
];

const FACE = '<figure';

/**
 * A response that takes longer has failed its visitor: 2.5 s for the reads of a page, and the delay
 * that a machine under load may add.
 */
const TIMEOUT_MS = 15_000;

function visitInTime(site: Site, path: string) {
  return visit(site.url + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
}

const servers = serversOfFile();
afterEach(() => servers.panel.clearFaults());

// The build minifies classes, so an error that takes its name from its class has none there: the site
// must tell errors apart by name.
test('a read whose connection breaks is retried once, and the visitor gets the page', async () => {
  const { panel, site } = servers;
  await untilWarm(site, '/modelos');
  panel.fail({ kind: 'down', route: '/api/slides/banner', times: 1 });
  expect((await visit(site.url)).status).toBe(200);
  const reads = panel.log.filter(({ path }) => path.startsWith('/api/slides/banner'));
  expect(reads.map(({ status }) => status)).toEqual([0, 200]);
});

/** Profiles that no test has visited yet. */
let unvisited: string[] = [];

test.each(FAULTS)('the site survives a failing back office: %o', async (fault) => {
  const { panel, site } = servers;
  const { body } = await visit(`${site.url}/modelos`);
  const links = Array.from(
    body.matchAll(/href="(\/modelos\/\d+\/[a-z-]+)"/g),
    ([, path = '']) => path,
  );
  if (unvisited.length === 0) unvisited = [...new Set(links)];
  const [known, unknown] = unvisited.splice(0, 2);
  if (!known || !unknown) throw new Error('The list names no profiles.');
  const visited = ['/', '/modelos', known];
  await untilWarm(site, ...visited);

  panel.fail(fault);
  for (const path of visited) expect((await visitInTime(site, path)).status, path).toBe(200);
  const list = await visitInTime(site, '/modelos?letter=a');
  expect(list.status, 'the roster is cached').toBe(200);

  const cold = await visitInTime(site, unknown);
  expect(cold.status).toBe(503);
  expect(cold.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(cold.headers.get('cache-control')).toBe('no-store');
  expect(cold.body).toMatch(/Código: [A-Z0-9_]+/);
  expect((await visitInTime(site, '/modelos/999999/x')).status, 'not in the roster').toBe(404);

  panel.clearFaults();
  await expect.poll(async () => (await visitInTime(site, unknown)).status).toBe(200);
});

const GALLERY = '/api/download/gallery';

test('places for zips are free again when their visitors leave before the first byte', async () => {
  const { panel, site } = servers;
  const zip = (talent: number, init?: RequestInit) =>
    fetch(`${site.url}/api/composite/${talentId(talent)}`, init);
  panel.fail({ kind: 'hang', route: GALLERY });
  for (const talent of [1, 2, 3, 4]) {
    const visitor = new AbortController();
    const left = expect(zip(talent, { signal: visitor.signal })).rejects.toThrow();
    await expect.poll(() => callsTo(panel, GALLERY)).toBe(talent);
    visitor.abort();
    await left;
  }
  panel.clearFaults();
  const head = await zip(1, { method: 'HEAD' });
  expect([head.status, callsTo(panel, GALLERY)]).toEqual([200, 4]);
  const whole = await zip(1);
  expect([whole.status, (await whole.bytes()).length > 0]).toEqual([200, true]);
});

test('a read of an unreachable route that failed pauses, and only calls that were made are logged', async () => {
  const { panel, site } = servers;
  panel.resetLog();
  panel.fail({ kind: 'down', route: '/api/talent/profile' });
  expect(unvisited.length).toBeGreaterThan(10);
  for (const path of [...unvisited, ...unvisited]) {
    expect((await visit(site.url + path)).status).toBe(503);
  }
  const calls = callsTo(panel, '/api/talent/profile');
  expect(calls).toBeGreaterThan(4);
  // Four for each without the pause, which may end between two visits on a busy machine.
  expect(calls).toBeLessThan(unvisited.length * 3);
  await expect
    .poll(() => site.log())
    .toContain('UnreachableError: integration: GET /api/talent/profile');
  expect(site.log()).not.toContain('PausedError');
});

/** Each type of page that needs the back office, and its status for its first visitor in an outage. */
const COLD: readonly (readonly [path: string, status: 404 | 503])[] = [
  ...['/', '/en/models', '/modelos?letter=a', '/sobre', '/en/privacy', '/blog', '/en/blog?page=2']
    .concat('/modelos/1208/x', '/modelos/1208/x?tab=video', '/modelos/1208', '/favoritos?ids=1208')
    .concat('/seja-um-modelo')
    .map((path) => [path, 503] as const),
  ['/blog/412/o-que-levar-na-bolsa-no-seu-primeiro-dia-de-set', 404],
];
const NO_BLOG = 'Unable to fetch Website Information';

test('a cold site says on every page that needs the back office why it is not there, reveals no secret, and recovers', async () => {
  const { panel, site } = await ownServers();
  panel.fail({ kind: 'down' });
  for (const [path, expected] of COLD) {
    const { status, headers, body } = await visitInTime(site, path);
    const title = path.startsWith('/en') ? 'Back in a moment' : 'Voltamos já';
    expect([path, status, headers.get('cache-control')]).toEqual([path, expected, 'no-store']);
    if (status === 503) expect(body, path).toContain(`<title>${title} | Vitrine</title>`);
    if (path.includes('blog')) expect(body, path).toContain(NO_BLOG);
  }
  expect((await visitInTime(site, '/favoritos')).status, 'needs no data').toBe(200);
  expect((await visitInTime(site, '/api/health')).status, 'is alive').toBe(200);
  const missing = await visitInTime(site, '/nada-aqui');
  expect([missing.status, missing.body.includes(FACE)], 'complete without a face').toEqual([
    404,
    false,
  ]);
  const verify = await visitInTime(site, '/verificar');
  expect(verify.status, 'needs the networks alone').toBe(200);
  expect(verify.body).toContain('Nenhuma rede social aparece na lista agora.');
  panel.clearFaults();
  const noNetworks = { kind: 'status', status: 500, route: '/api/social-medias' } as const;
  panel.fail(noNetworks);
  panel.fail({ ...noNetworks, route: '/api/slides' });
  for (const path of ['/en/models', '/es/modelos?letter=a', '/blog']) {
    await expect.poll(async () => (await visitInTime(site, path)).status).toBe(200);
  }
  expect((await visitInTime(site, '/nada-aqui')).body).toContain(FACE);

  const logAfterHome = async () => {
    expect((await visitInTime(site, '/')).status, 'needs its slides').toBe(503);
    return site.log();
  };
  await expect.poll(logAfterHome).toMatch(/(panel|integration): \w+ \/api\/slides\S*: status 500/);
  panel.clearFaults();
  panel.fail(noNetworks);
  await expect.poll(async () => (await visitInTime(site, '/')).status).toBe(200);
  expect(site.log(), 'is short').not.toMatch(/^\s+at /m);
  expect(site.log()).not.toMatch(/demo-(panel|integration)-(salt|key)|Bearer/);
});
