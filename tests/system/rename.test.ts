import { beforeAll, expect, test } from 'vitest';
import { type Panel, startPanel } from '../demo-panel/start.ts';
import { type Nginx, startNginx } from '../fixtures/nginx.ts';
import { type Site, startSite } from '../fixtures/site-process.ts';
import { visit } from '../server/visit.ts';

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

/** The path that the canonical link of a page names. */
const canonicalOf = (body: string) =>
  /<link rel="canonical" href="[^"/]+\/\/[^"/]+([^"]+)"/.exec(body)?.[1];

test.each(['', '?tab=book'])(
  'two instances that know a talent by different names both show it at each address%s',
  async (query) => {
    const { path: old = '', id = 0 } = profiles[query ? 1 : 0] ?? {};
    const right = `/modelos/${id}/zuleica-nova`;
    expect((await visit(sites[0].url + old + query)).status).toBe(200);
    panel.rename(id, 'Zuleica Nova');
    for (const asked of [old, right, `/modelos/${id}`, `/modelos/${id}/x`]) {
      for (const [place, canonical] of [old, right].entries()) {
        const { status, body } = await visit(`${sites[place]?.url}${asked}${query}`);
        expect([asked, place, status, canonicalOf(body)]).toEqual([asked, place, 200, canonical]);
      }
      expect((await visit(nginx.url + asked + query)).status).toBe(200);
    }
  },
);

test('a talent whose read fails is shown at each address', async () => {
  const { path: right = '', id = 0 } = profiles[3] ?? {};
  for (const { url } of sites) expect((await visit(url + right)).status).toBe(200);
  panel.fail({ kind: 'down', route: '/api/talent/profile' });
  for (const asked of [right, `/modelos/${id}/of-no-talent`, `/modelos/${id}`]) {
    const { status, body } = await visit(nginx.url + asked);
    expect([asked, status, canonicalOf(body)]).toEqual([asked, 200, right]);
  }
  panel.clearFaults();
});
