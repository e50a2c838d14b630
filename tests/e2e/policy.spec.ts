import type { Page } from '@playwright/test';
import messages from '../../messages/pt.json' with { type: 'json' };
import { loadedBefore, startSite } from '../fixtures/site-process.ts';
import { pathOf, TEN_VIDEOS } from './profile.ts';
import { hydrated } from './settled.ts';
import { expect, isolated, test } from './test.ts';

/**
 * Waits for hydration. Anything of the site that its own policy blocks fails a browser test by
 * itself (`test.ts`).
 */
const working = (page: Page) => hydrated(page.getByRole('banner').getByRole('button').first());

/** A data block is not executable, so it is never blocked. */
function dataBlock(): void {
  const block = document.createElement('script');
  block.type = 'application/ld+json';
  block.textContent = '{"@context":"https://schema.org"}';
  document.head.append(block);
}

const FORBIDDEN: readonly [directive: string, forbidden: () => void][] = [
  [
    'script-src-elem',
    () => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
    },
  ],
  [
    'script-src-attr',
    () =>
      document.body.insertAdjacentHTML('beforeend', '<img src="/assets/icon.svg" onload="x()">'),
  ],
  [
    'style-src-elem',
    () => {
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.body.append(style);
    },
  ],
  [
    'script-src',
    () => {
      // Deferred: what a test runs in the page synchronously may evaluate strings.
      setTimeout(() => {
        try {
          new Function('return 1')();
        } catch {
          // Only the violation report counts.
        }
      });
    },
  ],
  [
    'frame-src',
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://stranger.example/';
      document.body.append(frame);
    },
  ],
  [
    'img-src',
    () => {
      new Image().src = 'https://stranger.example/x.png';
    },
  ],
];

for (const path of ['/contato', '/modelos?letter=a']) {
  test(`${path} runs and shows only what is the site’s own`, { tag: '@desktop' }, async ({
    browser,
    baseURL,
  }) => {
    // Without the guard of the other tests, which would count each violation as a failure.
    const context = await browser.newContext();
    const bare = await context.newPage();
    await bare.addInitScript(() => {
      const stopped: string[] = [];
      Object.assign(window, { stopped });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        stopped.push(effectiveDirective);
      });
    });
    const stopped = async () =>
      // A browser reports some more than once.
      new Set(await bare.evaluate(() => (window as unknown as { stopped: string[] }).stopped));
    await bare.goto(`${baseURL}${path}`);
    await working(bare);
    await bare.evaluate(dataBlock);
    const expected = new Set<string>();
    for (const [directive, forbidden] of FORBIDDEN) {
      await bare.evaluate(forbidden);
      await expect.poll(stopped).toEqual(expected.add(directive));
    }
    await context.close();
  });
}

/** Pages that `accessibility.spec.ts` does not open; its tests also fail on policy violations. */
const PAGES = [
  ...['/modelos?hair=Black&page=1', '/favoritos', '/seja-um-modelo'],
  ...['/contato', '/blog?page=2', '/modelos?page=99', `${pathOf(TEN_VIDEOS)}?tab=video`],
];

test('pages that no axe test opens work within the policy', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    await working(page);
  }
  await page.goto('/blog');
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/\/blog\/\d+\//);
});

/** Gives each test its own site, whose server preloads `fixture`, which makes it fail. */
const faultyBy = (fixture: string) =>
  isolated.extend({
    expected: /status of 500|a fault that the test put in|React error #441/,
    site: async ({ panel }, use) => {
      const site = await startSite(panel.url, loadedBefore(fixture));
      await use(site);
      await site.stop();
    },
  });

const withFaultyClient = faultyBy('faulty-initials.mjs');

withFaultyClient(
  'a client component that fails on the server leaves a page without script',
  { tag: '@desktop' },
  async ({ page }) => {
    const { errors, pages } = messages;
    const answer = await page.goto('/blog');
    expect(answer?.status()).toBe(500);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.unavailable);
    await expect(page.getByRole('link', { name: errors.retry })).toBeVisible();
    await expect(page.getByRole('link', { name: pages.home })).toBeVisible();
    await expect(page.locator('script')).toHaveCount(0);
  },
);

isolated('pages whose services fail', { tag: '@desktop' }, async ({ page, panel }) => {
  panel.fail({ kind: 'down' });
  for (const path of ['/', '/modelos?letter=a', '/sobre']) {
    await page.goto(path);
    await expect(page.getByText('503')).toBeVisible();
    await working(page);
  }
});
