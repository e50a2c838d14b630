import type { Panel } from '../../demo-panel/start.ts';
import type { Site } from '../site-process.ts';
import { expect, isolated as test } from '../test.ts';

function calls(panel: Panel, path: string): number {
  return panel.log.filter((call) => call.path.startsWith(path)).length;
}

async function statuses(site: Site, paths: readonly string[]): Promise<number[]> {
  const answers = paths.map(async (path) => {
    const answer = await fetch(site.url + path);
    await answer.text();
    return answer.status;
  });
  return Promise.all(answers);
}

test('a hundred visitors at once on a cold server cost one call per resource', async ({
  panel,
  site,
}) => {
  const pages = ['/modelos', '/en/models', '/modelos/mulheres', '/es/modelos/hombres?letter=a'];
  const crowd = Array.from({ length: 100 }, (_, index) => pages[index % pages.length] ?? '/');
  expect(new Set(await statuses(site, crowd))).toEqual(new Set([200]));
  expect(calls(panel, '/api/signin')).toBe(1);
  expect(calls(panel, '/api/login')).toBe(1);
  expect(calls(panel, '/api/talents?')).toBe(1);
  expect(calls(panel, '/api/social-medias')).toBe(1);
});

test('tokens that expire under load are renewed once per service, and no page fails', async ({
  panel,
  site,
}) => {
  const list = await (await fetch(`${site.url}/modelos`)).text();
  const links = list.matchAll(/href="(\/modelos\/\d+\/[a-z-]+)"/g);
  const profiles = [...new Set([...links].map(([, path]) => path ?? ''))];
  expect(profiles.length).toBe(20);
  panel.resetLog();
  panel.expireTokens();
  expect(new Set(await statuses(site, [...profiles, '/', '/en', '/es']))).toEqual(new Set([200]));
  expect(panel.log.filter(({ status }) => status === 401).length).toBeGreaterThan(1);
  expect(calls(panel, '/api/signin')).toBe(1);
  expect(calls(panel, '/api/login')).toBe(1);
});
