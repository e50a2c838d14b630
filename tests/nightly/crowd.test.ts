import { expect, onTestFinished, test } from 'vitest';
import { startPanel } from '../demo-panel/start.ts';
import { callsTo } from '../fixtures/panel-client.ts';
import { type Site, startSite } from '../fixtures/site-process.ts';
import { visit } from '../server/visit.ts';

/**
 * Starts a cold site with a small roster. These tests count calls; with a large roster, a busy machine
 * could not serve the crowd in time.
 */
async function smallServers() {
  const panel = await startPanel({ talents: 60, pictures: 'plain' });
  onTestFinished(() => panel.close());
  const site = await startSite(panel.url);
  onTestFinished(() => site.stop());
  return { panel, site };
}

/**
 * Requests all paths at once and returns the final statuses. On a busy machine a cold page may time out
 * with 503 and `Retry-After`, so each visitor retries until the page is served. Calls made during
 * retries count too.
 */
async function statuses(site: Site, paths: readonly string[]): Promise<number[]> {
  const comeBack = async (path: string) => {
    let { status, headers } = await visit(site.url + path);
    await expect
      .poll(async () => {
        if (headers.has('retry-after')) ({ status, headers } = await visit(site.url + path));
        return status;
      })
      .not.toBe(503);
    return status;
  };
  return Promise.all(paths.map(comeBack));
}

test('a hundred concurrent visitors on a cold server cost one call per resource', async () => {
  const { panel, site } = await smallServers();
  const pages = ['/modelos', '/en/models', '/modelos/mulheres', '/es/modelos/hombres?letter=a'];
  const crowd = Array.from({ length: 100 }, (_, index) => pages[index % pages.length] ?? '/');
  expect(new Set(await statuses(site, crowd))).toEqual(new Set([200]));
  expect(callsTo(panel, '/api/signin')).toBe(1);
  expect(callsTo(panel, '/api/login')).toBe(1);
  expect(callsTo(panel, '/api/talents?')).toBe(1);
  // Social links are optional: a busy server may render the page without them.
  expect(callsTo(panel, '/api/social-medias')).toBeLessThanOrEqual(1);
});

test('tokens that expire under load are renewed once per service, and no page fails', async () => {
  const { panel, site } = await smallServers();
  const { body } = await visit(`${site.url}/modelos`);
  const links = body.matchAll(/href="(\/modelos\/\d+\/[a-z-]+)"/g);
  const profiles = [...new Set([...links].map(([, path]) => path ?? ''))];
  expect(profiles.length).toBe(20);
  panel.resetLog();
  panel.expireTokens();
  expect(new Set(await statuses(site, [...profiles, '/', '/en', '/es']))).toEqual(new Set([200]));
  expect(panel.log.filter(({ status }) => status === 401).length).toBeGreaterThan(1);
  expect(callsTo(panel, '/api/signin')).toBe(1);
  expect(callsTo(panel, '/api/login')).toBe(1);
});
