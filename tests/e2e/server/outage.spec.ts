import type { Fault } from '../../demo-panel/faults.ts';
import type { Site } from '../site-process.ts';
import { expect, isolated as test } from '../test.ts';

const FAULTS: readonly Fault[] = [
  { kind: 'down' },
  { kind: 'reset' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429 },
  { kind: 'hang' },
  { kind: 'drip' },
  { kind: 'truncated' },
  { kind: 'half' },
  { kind: 'malformed' },
];

/** An answer that is not there after this time has failed its visitor. */
const PATIENCE_MS = 3_000;

async function visit(site: Site, path: string) {
  const answer = await fetch(site.url + path, { signal: AbortSignal.timeout(PATIENCE_MS) });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

for (const fault of FAULTS) {
  test(`the site outlives a back office that fails: ${fault.kind} ${fault.status ?? ''}`, async ({
    panel,
    site,
  }) => {
    const { html } = await visit(site, '/modelos');
    const links = [...html.matchAll(/href="(\/modelos\/\d+\/[a-z-]+)"/g)].map(([, path]) => path);
    const [known = '', unknown = ''] = [...new Set(links)];
    const visited = ['/', '/modelos', known];
    for (const path of visited) expect((await visit(site, path)).status).toBe(200);

    panel.fail(fault);
    for (const path of visited) expect((await visit(site, path)).status, path).toBe(200);
    const list = await visit(site, '/modelos?letter=a');
    expect(list.status, 'the roster is kept').toBe(200);

    const cold = await visit(site, unknown);
    expect(cold.status).toBe(503);
    expect(cold.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(cold.headers.get('cache-control')).toBe('no-store');
    expect(cold.html).toMatch(/Código: [A-Z0-9_]+/);
    expect((await visit(site, '/modelos/999999/x')).status, 'not in the roster').toBe(404);

    panel.clearFaults();
    await expect.poll(async () => (await visit(site, unknown)).status).toBe(200);
  });
}

test('a cold site answers 503 on every page that needs the back office, and recovers', async ({
  panel,
  site,
}) => {
  panel.fail({ kind: 'down' });
  for (const path of [
    '/',
    '/en/models',
    '/es/modelos?letter=a',
    '/modelos/1208/x',
    '/sobre',
    '/en/privacy',
  ]) {
    expect((await visit(site, path)).status, path).toBe(503);
  }
  expect((await visit(site, '/favoritos')).status, 'needs no data').toBe(200);
  panel.clearFaults();
  for (const path of ['/', '/en/models', '/es/modelos?letter=a']) {
    await expect.poll(async () => (await visit(site, path)).status).toBe(200);
  }
});

test('the log of an outage is short and names no secret', async ({ panel, site }) => {
  panel.fail({ kind: 'status', status: 500 });
  await visit(site, '/');
  const lines = site.log().split('\n');
  expect(lines.some((line) => /integration: POST \/api\/signin: status 500/.test(line))).toBe(true);
  expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([]);
  expect(site.log()).not.toMatch(/demo-(panel|integration)-(salt|key)|Bearer/);
});
