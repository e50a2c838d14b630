import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startPanel } from '../demo-panel/start.ts';
import { startChangedPanel } from '../fixtures/changed-panel.ts';
import { startSite } from '../fixtures/site-process.ts';
import { visit } from '../server/visit.ts';

const CLOCK = fileURLToPath(new URL('../fixtures/site-clock.mjs', import.meta.url));

type Listed = { id: number | string; name: string };

/** A site whose clock can be advanced by five minutes, and whose talents can leave. */
async function siteOfLeavers() {
  const panel = await startPanel({ talents: 60, pictures: 'plain' });
  onTestFinished(() => panel.close());
  const left = new Set<number>();
  const changed = await startChangedPanel(panel.url, (path, body) => {
    if (!path.startsWith('/api/talents?')) return body;
    const { data, ...rest } = body as { data: Listed[] };
    return { ...rest, data: data.filter(({ id }) => !left.has(Number(id))) };
  });
  onTestFinished(() => changed.close());
  const site = await startSite(changed.url, { NODE_OPTIONS: `--import=${CLOCK}` });
  onTestFinished(() => site.stop());
  return {
    url: site.url,
    leave: (id: number) => left.add(id),
    /** Five minutes later or more, once the site reads its roster again. */
    async later() {
      const before = panel.log.filter((call) => call.path.startsWith('/api/talents')).length;
      const reads = async () => {
        process.kill(site.pid, 'SIGUSR2');
        await visit(`${site.url}/api/roster?view=models`);
        return panel.log.filter((call) => call.path.startsWith('/api/talents')).length;
      };
      await expect.poll(reads).toBeGreaterThan(before);
    },
  };
}

test('a talent known to have departed answers 410 and suggests others; unknown ids stay 404', async () => {
  const site = await siteOfLeavers();
  const { body } = await visit(`${site.url}/modelos`);
  const [, path = '', id = ''] = /href="(\/modelos\/(\d+)\/[a-z-]+)"/.exec(body) ?? [];
  const profile = (prefix = '') => visit(`${site.url}${prefix}${path}`);
  expect((await profile('')).status).toBe(200);

  site.leave(Number(id));
  await site.later();
  await expect.poll(async () => (await profile()).status).toBe(404);
  await site.later();
  await site.later();
  await expect.poll(async () => (await profile()).status).toBe(410);

  const gone = await profile();
  expect(gone.body).toContain('Não está mais na agência | Vitrine');
  expect(gone.body).toMatch(/<h1[^>]*>Não está mais na agência</);
  const [, face = ''] = /<figure class="face">(.*?)<\/figure>/s.exec(gone.body) ?? [];
  expect(face).toMatch(/<img .*href="\/modelos\/\d+\//s);
  expect(gone.body.match(/href="\/modelos\/\d+\//g)?.length, 'those who are alike').toBe(1 + 5);
  expect(gone.body).not.toContain('rel="canonical"');
  expect(gone.headers.get('x-robots-tag')).toBe('noindex');
  expect(gone.headers.get('x-content-type-options')).toBe('nosniff');
  expect(gone.headers.get('content-security-policy')).toMatch(/script-src 'self' '(sha256|nonce)-/);
  for (const spelling of [`/modelos/${id}`, `/modelos/${id}/wrong`, `${path}?tab=book`]) {
    expect([spelling, (await visit(site.url + spelling)).status]).toEqual([spelling, 410]);
  }
  const sheet = '/favoritos/casting.pdf?ids=';
  for (const [pdf, status] of [
    [`${path}/composite.pdf`, 410],
    ['/modelos/999999/x/composite.pdf', 404],
    [`${sheet}${id}`, 404],
    [`${sheet}999999`, 404],
    [sheet, 404],
  ] as const) {
    const { headers, status: answered } = await visit(site.url + pdf);
    expect([pdf, answered, headers.get('cache-control')]).toEqual([pdf, status, 'no-store']);
  }
  const english = await visit(`${site.url}/en/models/${id}/x`);
  expect([english.status, english.body.includes('No longer with the agency')]).toEqual([410, true]);
  expect((await visit(`${site.url}/modelos/999999/x`)).status).toBe(404);
  const sitemap = await visit(`${site.url}/sitemap-pt.xml`);
  expect(sitemap.body).toContain('<loc>');
  expect(sitemap.body).not.toContain(path);
});
