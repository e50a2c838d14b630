import { existsSync, readdirSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { startDeployment } from '../fixtures/deployment.ts';
import { visit } from '../server/visit.ts';

/** A page of no talent, which would evict others if it were cached. */
const INVENTED = '/modelos/1/unknown';

const PICTURE = /\/_next\/image\?url=[^"& ]+&amp;w=640&amp;q=75/;

test('a talent who leaves is purged everywhere, behind nginx as well', async () => {
  const deployment = await startDeployment();
  onTestFinished(() => deployment.stop());
  const { edited, everywhere, nginx, redis, revalidate, sites } = deployment;
  const { body: list } = await visit(`${sites[0].url}/modelos?page=2`);
  expect((await visit(`${nginx.url}/modelos`)).status).toBe(200);
  expect((await visit(nginx.url + INVENTED)).status).toBe(404);
  const profiles = [...list.matchAll(/href="(\/modelos\/(\d+)\/[a-z-]+)"/g)];
  const [profile = '', id = ''] = profiles[0]?.slice(1) ?? [];
  const [stays = ''] = profiles.find(([, , other]) => other !== id)?.slice(1) ?? [];
  const preview = `/preview${profile}/picture.jpg`;
  for (const site of everywhere) {
    expect((await visit(site + profile)).status).toBe(200);
    const { status, headers } = await visit(site + preview);
    expect(status).toBe(200);
    // Visitors may omit the version in the address.
    if (site !== nginx.url) expect(headers.get('x-accel-expires')).toBe('600');
  }
  for (const path of [profile, stays]) {
    const { body } = await visit(sites[0].url + path);
    const [picture = ''] = PICTURE.exec(body) ?? [];
    const headers = { accept: 'image/webp' };
    const answer = await visit(sites[0].url + picture.replaceAll('&amp;', '&'), { headers });
    expect(answer.status).toBe(200);
  }
  const { pictures } = sites[0];
  const optimized = () => (existsSync(pictures) ? readdirSync(pictures).length : 0);
  await expect.poll(optimized).toBe(2);
  const stored = () => redis.client.keys(`*:read:*id=${id}&*`);
  await expect.poll(() => stored().then(({ length }) => length)).toBe(1);
  edited.edit('/api/talents', `"id":${id},`, `"id":9${id},`);
  const { status } = await revalidate(sites[0].url, { tags: ['talents'], force: true });
  expect(status).toBe(200);
  for (const site of everywhere) {
    for (const [place, ends] of [
      [profile, 410],
      [preview, 404],
    ] as const) {
      // nginx is not notified of departures; its copy of a preview expires after ten minutes.
      if (site === nginx.url && place === preview) continue;
      const seen = () => visit(site + place).then((answer) => answer.status);
      await expect.poll(seen, { interval: 100, message: site + place }).toBe(ends);
    }
  }
  await expect.poll(stored).toEqual([]);
  // All are removed, also those of others, and drawn again when asked for.
  await expect.poll(optimized).toBe(0);
});
