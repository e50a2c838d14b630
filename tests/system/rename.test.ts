import { beforeAll, describe, expect, test } from 'vitest';
import { type Panel, startPanel } from '../demo-panel/start.ts';
import { type Nginx, startNginx } from '../fixtures/nginx.ts';
import { type Site, startSite } from '../fixtures/site-process.ts';
import { visit } from '../server/visit.ts';

/** More redirects than this are a loop. */
const MOST_HOPS = 5;

let panel: Panel;
let sites: [Site, Site];
let nginx: Nginx;
/** The profiles of the first list: path and id. */
let profiles: { path: string; id: number }[];

// Without Redis each instance knows only its own reads.
beforeAll(async () => {
  panel = await startPanel({ pictures: 'plain' });
  sites = [await startSite(panel.url), await startSite(panel.url)];
  nginx = await startNginx(sites.map(({ url }) => url));
  const { body } = await visit(`${nginx.url}/modelos`);
  const links = new Set(body.match(/(?<=href=")\/modelos\/\d+\/[a-z-]+(?=")/g));
  profiles = Array.from(links, (link) => ({ path: link, id: Number(link.split('/')[2]) }));
  return async () => {
    await nginx.stop();
    await Promise.all(sites.map((site) => site.stop()));
    await panel.close();
  };
});

/** Follows redirects as a browser does; each request goes to the next of these servers. */
async function follow(servers: readonly string[], from: string) {
  const hops: string[] = [];
  for (let at = from; hops.length < MOST_HOPS; ) {
    const answer = await visit(`${servers[hops.length % servers.length]}${at}`);
    const location = answer.headers.get('location');
    if (!location) return { ...answer, hops };
    expect([at, answer.status, answer.headers.get('cache-control')]).toEqual([at, 307, 'no-store']);
    hops.push(location);
    at = location;
  }
  throw new Error(`${from} leads back and forth: ${hops.join(', ')}`);
}

/** A talent whom the first instance knows by the old name, the second by the new one. */
async function renamedBetween(place: number) {
  const { path: old = '', id = 0 } = profiles[place] ?? {};
  const right = `/modelos/${id}/zuleica-nova-${'abc'[place]}`;
  expect((await visit(sites[0].url + old)).status).toBe(200);
  panel.rename(id, `Zuleica Nova ${'ABC'[place]}`);
  expect((await visit(sites[1].url + right)).status).toBe(200);
  return { old, id, right };
}

describe('two instances that know a talent by different names', () => {
  test.each([
    ['page', '', 0],
    // Rendered per visitor, and not in the cache of nginx.
    ['gallery', '?tab=book', 1],
  ])('cause no redirect loop for a %s, in either direction', async (_what, query, place) => {
    const { old, id, right } = await renamedBetween(place);
    const [one, other] = sites.map(({ url }) => url);
    for (const servers of [[one, other], [other, one], [nginx.url]] as string[][]) {
      for (const asked of [old, right, `/modelos/${id}`, `/talentos/${id}/x`]) {
        const { status, hops } = await follow(servers, asked + query);
        const label = `${asked} by way of ${servers.join()}`;
        expect([status, label]).toEqual([200, label]);
        expect(hops.length, label).toBeLessThanOrEqual(1);
      }
    }
  });
});

test('a talent whose fresh read fails is shown at the requested path, for no cache to store', async () => {
  const { path: right = '', id = 0 } = profiles[3] ?? {};
  for (const { url } of sites) expect((await visit(url + right)).status).toBe(200);
  panel.fail({ kind: 'down', route: '/api/talent/profile' });
  const wrong = `/modelos/${id}/of-no-talent`;
  for (const [asked, canonical] of [
    [wrong, right],
    [`${wrong}?tab=book`, right],
    [`/models/${id}`, right.replace('/modelos', '/en/models')],
  ] as const) {
    const { status, headers, body } = await visit(nginx.url + asked);
    expect([asked, status, headers.get('cache-control')]).toEqual([asked, 200, 'no-store']);
    expect(headers.get('x-robots-tag'), asked).toBe('noindex, follow');
    expect(headers.get('etag'), asked).toBeNull();
    expect(body, asked).toMatch(
      new RegExp(`<link rel="canonical" href="[^"/]+//[^"/]+${canonical}"`),
    );
    expect(body, asked).toContain('<meta name="robots" content="noindex, follow"/>');
  }
  panel.clearFaults();
});
