import { existsSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPanel } from '../demo-panel/start.ts';
import { startDeployment } from '../fixtures/deployment.ts';
import { freePort, startSite } from '../fixtures/site-process.ts';
import { visit } from '../server/visit.ts';

const PROFILE = /href="(\/modelos\/(\d+)\/[a-z-]+)"/;
const PICTURE = /\/_next\/image\?url=[^"& ]+&amp;w=640&amp;q=75/;

test('a talent who leaves is 404 everywhere, behind nginx as well, with a link to the list', async () => {
  const deployment = await startDeployment();
  onTestFinished(() => deployment.stop());
  const { edited, everywhere, nginx, revalidate, sites } = deployment;
  const { body: list } = await visit(`${sites[0].url}/modelos?page=2`);
  const [, profile = '', id = ''] = PROFILE.exec(list) ?? [];
  const preview = `/preview${profile}/picture.jpg`;
  for (const site of everywhere) {
    expect((await visit(site + profile)).status).toBe(200);
    const { status, headers } = await visit(site + preview);
    expect(status).toBe(200);
    // Visitors may omit the version in the address.
    if (site !== nginx.url) expect(headers.get('x-accel-expires')).toBe('600');
  }
  edited.edit('/api/talents', `"id":${id},`, `"id":9${id},`);
  const { status } = await revalidate(sites[0].url, { tags: ['talents'] });
  expect(status).toBe(200);
  for (const site of everywhere) {
    for (const place of [profile, `${profile}/composite.pdf`, preview]) {
      // nginx is not told who leaves; its copy of a preview expires after ten minutes.
      if (site === nginx.url && place === preview) continue;
      const seen = () => visit(site + place).then((answer) => answer.status);
      await expect.poll(seen, { interval: 100, message: site + place }).toBe(404);
    }
  }
  const missing = await visit(sites[0].url + profile);
  expect(missing.body).toContain('Não está na agência | Vitrine');
  expect(missing.body).toMatch(/<a [^>]*href="\/modelos"[^>]*>Ver modelos</);
  expect(missing.headers.get('x-robots-tag')).toBe('noindex');
  const { body: pdf } = await visit(`${sites[0].url}/en${profile}/composite.pdf`, {
    headers: { accept: 'text/html' },
    redirect: 'follow',
  });
  expect(pdf).toContain('<a href="/en/models">See models</a>');
  const sitemap = await visit(`${sites[0].url}/sitemap-pt.xml`);
  expect(sitemap.body).toContain('<loc>');
  expect(sitemap.body).not.toContain(profile);
});

test('an optimized picture whose original is deleted is 404 an hour later', async () => {
  const panel = await startPanel({ talents: 60, pictures: 'plain' });
  onTestFinished(() => panel.close());
  const variables = { PORT: String(await freePort()) };
  const first = await startSite(panel.url, variables);
  const { body } = await visit(`${first.url}/modelos`);
  const [picture = ''] = PICTURE.exec(body) ?? [];
  const statusOf = (site: { url: string }) =>
    visit(site.url + picture.replaceAll('&amp;', '&')).then(({ status }) => status);
  expect(await statusOf(first)).toBe(200);
  const stored = () => (existsSync(first.pictures) ? readdirSync(first.pictures) : []);
  await expect.poll(stored).toHaveLength(1);
  panel.fail({ kind: 'status', status: 404, route: '/storage' });
  expect(await statusOf(first)).toBe(200);
  await first.stop();
  const time = Date.now() / 1000 - 3_600;
  for (const name of stored()) utimesSync(path.join(first.pictures, name), time, time);
  // It deletes old pictures when it starts, as every ten minutes.
  const second = await startSite(panel.url, variables);
  onTestFinished(() => second.stop());
  await expect.poll(() => statusOf(second)).toBe(404);
});
