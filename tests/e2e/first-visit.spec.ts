import { startPanel } from '../demo-panel/start.ts';
import { type Site, startSite } from '../fixtures/site-process.ts';
import { settled } from './settled.ts';
import { expect, test as guarded } from './test.ts';

/** The demo as `npm run demo` starts it, whose stand-in has not made any picture yet. */
const test = guarded.extend<object, { demo: Site }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures off the pattern
    async ({}, use) => {
      const panel = await startPanel({ talents: 12 });
      const site = await startSite(panel.url);
      await use(site);
      await site.stop();
      await panel.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ demo }, use) => use(demo.url),
});
test.use({ expected: /(?!)/ });

test('no picture of a first visit fails', { tag: '@desktop' }, async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
  });
  for (const address of ['/', '/modelos', '/sobre', '/blog', '/seja-um-modelo', '/favoritos']) {
    await page.goto(address);
    await settled(page);
  }
  expect(failed).toEqual([]);
});
