import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startDeployment } from '../fixtures/deployment.ts';
import { visit } from '../server/visit.ts';

/** Where the optimizer of every instance that is started here keeps its pictures. */
const PICTURES = path.resolve(import.meta.dirname, '../../.next/standalone/.next/cache/images');

/** A page of nobody, which would push out others if it were kept. */
const INVENTED = '/modelos/1/nobody';

/** A file in the folder of the optimizer, as all of its pictures are. */
function optimizedFile(): string {
  const folder = path.join(PICTURES, randomUUID());
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'picture.webp'), 'a picture');
  return folder;
}

test('who leaves the roster is removed everywhere, behind nginx as well', async () => {
  const deployment = await startDeployment();
  onTestFinished(() => deployment.stop());
  const { edited, everywhere, nginx, redis, revalidate, sites } = deployment;
  const { body: list } = await visit(`${sites[0].url}/modelos?page=2`);
  expect((await visit(`${nginx.url}/modelos`)).status).toBe(200);
  expect((await visit(nginx.url + INVENTED)).status).toBe(404);
  const [, profile = '', id = ''] = /href="(\/modelos\/(\d+)\/[a-z-]+)"/.exec(list) ?? [];
  const preview = `/preview${profile}/picture.jpg`;
  for (const site of everywhere) {
    expect((await visit(site + profile)).status).toBe(200);
    expect((await visit(site + preview)).status).toBe(200);
  }
  const kept = async () => [
    ...(await redis.client.keys(`*:page:*/${id}/*`)),
    ...(await redis.client.keys(`*:read:*id=${id}&*`)),
    ...(await redis.client.keys(`*:pages-of:talent:${id}`)),
  ];
  await expect.poll(() => kept().then(({ length }) => length)).toBe(3);
  const picture = optimizedFile();
  edited.edit('/api/talents', `"id":${id},`, `"id":9${id},`);
  const { status } = await revalidate(sites[0].url, { tags: ['talents'], force: true });
  expect(status).toBe(200);
  for (const site of everywhere) {
    // nginx learns of no departure; its copy of a preview lives for ten minutes.
    for (const place of site === nginx.url ? [profile] : [profile, preview]) {
      const seen = () => visit(site + place).then((answer) => answer.status);
      await expect.poll(seen, { interval: 100, message: site + place }).toBe(404);
    }
  }
  await expect.poll(kept).toEqual([]);
  await expect.poll(() => existsSync(picture)).toBe(false);

  await Promise.all(sites.map((site) => site.stop()));
  // What nginx still shows in an outage is what it knows.
  expect((await visit(`${nginx.url}/modelos`)).status).toBe(200);
  expect((await visit(nginx.url + profile)).status).toBe(404);
  expect((await visit(nginx.url + INVENTED)).status).toBe(502);
});
