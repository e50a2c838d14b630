import type { Page } from '@playwright/test';
import { hydrated } from './settled.ts';
import { expect, test } from './test.ts';

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

test('a cached page and one of a query run and show only what is the site’s own', {
  tag: '@desktop',
}, async ({ browser, baseURL }) => {
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
  for (const path of ['/contato', '/modelos?letter=a']) {
    await bare.goto(`${baseURL}${path}`);
    await working(bare);
    await bare.evaluate(dataBlock);
    const expected = new Set<string>();
    for (const [directive, forbidden] of FORBIDDEN) {
      await bare.evaluate(forbidden);
      await expect.poll(stopped, path).toEqual(expected.add(directive));
    }
  }
  await context.close();
});
