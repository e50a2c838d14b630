import type { Page } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '../fixtures/browser.ts';
import { startDeployment } from '../fixtures/deployment.ts';
import { webWorker } from '../fixtures/web-worker.ts';
import { visit } from '../server/visit.ts';

const WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'";
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
const SAVED = '/en/favorites/offline';

/** Everything that the device has stored, as one text. */
const storedText = (page: Page) =>
  page.evaluate(async () => {
    const texts = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isText = /text|json/.test(answer?.headers.get('content-type') ?? '');
        texts.push(request.url, isText ? await answer?.text() : '');
      }
    }
    return texts.join('\n');
  });

test('behind nginx workers have their policy, and a device loses who has departed', async () => {
  const deployment = await startDeployment();
  onTestFinished(() => deployment.stop());
  const { edited, everywhere, nginx, revalidate, sites } = deployment;
  for (const site of everywhere) {
    for (const file of ['/offline-worker.js', '/offline-worker-off.js']) {
      const { status, headers } = await visit(site + file);
      const policy = headers.get('content-security-policy');
      const cached = headers.get('cache-control');
      expect([file, status, policy, cached]).toEqual([file, 200, WORKER_POLICY, 'no-cache']);
      expect(headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
    }
    const { status, headers } = await visit(site + SAVED);
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; img-src 'self'/);
    const policyOf = async (path: string) =>
      (await visit(site + path)).headers.get('content-security-policy');
    expect(await policyOf(webWorker())).toBe(WORKER_POLICY);
    const { body } = await visit(`${site}/modelos`);
    const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(body) ?? [];
    for (const path of [script, '/assets/offline.js', '/icon.svg']) {
      expect([path, await policyOf(path)]).toEqual([path, FILE_POLICY]);
    }
    for (const path of ['/en/favorites', '/modelos', '/modelos?q=ana']) {
      const page = expect.stringMatching(/^default-src 'self'; script-src 'self' '(sha256|nonce)-/);
      expect([path, await policyOf(path)]).toEqual([path, page]);
    }
  }

  const { body } = await visit(`${nginx.url}/en/models?page=2`);
  const profiles = [...body.matchAll(/href="(\/en\/models\/(\d+)\/[a-z-]+)"/g)];
  const [leaver = '', id = ''] = profiles[0]?.slice(1) ?? [];
  const [stayer = '', other = ''] = profiles.find(([, , one]) => one !== id)?.slice(1) ?? [];
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${nginx.url}/en/favorites?ids=${id},${other}`);
  await page.getByRole('button', { name: 'Save offline' }).click();
  await page.getByText('Saved on this device, updated now.').waitFor();
  expect(await storedText(page)).toContain(leaver);
  await page.goto(nginx.url + SAVED);
  const shown = () =>
    page.locator('h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await shown()).toEqual([leaver, stayer]);

  edited.edit('/api/talents', `"id":${id},`, `"id":9${id},`);
  expect((await revalidate(sites[0].url, { tags: ['talents'], force: true })).status).toBe(200);
  await expect
    .poll(async () => {
      await page.goto(nginx.url + SAVED);
      return shown();
    })
    .toEqual([stayer]);
  const stored = await storedText(page);
  expect(stored).toContain(stayer);
  expect(stored).not.toMatch(new RegExp(`\\b${id}\\b`));

  await Promise.all(sites.map((site) => site.stop()));
  await page.goto(nginx.url + SAVED);
  expect(await shown(), 'a failing site takes nothing away').toEqual([stayer]);
});
