import type { Page } from '@playwright/test';
import { idle } from './settled.ts';
import { expect, test } from './test.ts';

/**
 * The number of pictures that load at once on a phone: on the roster those of the first row of a wide window, on
 * the blog those of its first two posts.
 */
const EAGER_PICTURES = { '/modelos': 5, '/blog': 2 };

/** Sets the speed of the page's CSS animations; 0 pauses them. */
async function setPlaybackRate(page: Page, playbackRate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate });
}

/** Returns a function that gives the number of distinct pictures requested so far. */
function countPictures(page: Page): () => number {
  const pictures = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.add(request.url());
  });
  return () => pictures.size;
}

/**
 * Opens a list with its scripts held back until `release` is called, and its animations at
 * `playbackRate`. Resolves when its second picture is loaded; `requested` counts the requested ones.
 */
async function openUnhydrated(page: Page, path: string, playbackRate: number) {
  await setPlaybackRate(page, playbackRate);
  const arrived = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js*', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const requested = countPictures(page);
  await page.goto(path, { waitUntil: 'commit' });
  const second = page.locator('main .picture-frame img').nth(1);
  await expect
    .poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  return { requested, release: arrived.resolve };
}

for (const [path, eager] of Object.entries(EAGER_PICTURES)) {
  test(`pictures of ${path} below the first screen load on scroll, even before hydration`, {
    tag: '@phone',
  }, async ({ page }) => {
    const { requested } = await openUnhydrated(page, path, 0);
    await expect.poll(requested).toBe(eager);
    await page.evaluate(() => window.scrollTo(0, 40));
    await expect.poll(requested).toBeGreaterThan(eager);
  });

  test(`pictures of ${path} below the first screen load at the first touch, not on hydration`, {
    tag: '@phone',
  }, async ({ page }) => {
    const { requested, release } = await openUnhydrated(page, path, 0);
    release();
    await idle(page);
    await expect.poll(requested).toBe(eager);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect.poll(requested).toBeGreaterThan(eager);
  });

  test(`pictures of ${path} below the first screen load after 4 s, even before hydration`, {
    tag: '@phone',
  }, async ({ page }) => {
    const { requested } = await openUnhydrated(page, path, 20);
    await expect.poll(requested).toBeGreaterThan(eager);
  });
}

test.describe('behind the entrance', { tag: '@phone' }, () => {
  // With reduced motion, the entrance's other faces are not requested.
  test.use({ entrance: true, contextOptions: { reducedMotion: 'reduce' } });

  /** The face of the entrance and the first banner. */
  const FIRST_SCREEN = 2;

  test('pictures below the first screen load when the visitor enters', async ({ page }) => {
    await setPlaybackRate(page, 0);
    const requested = countPictures(page);
    await page.goto('/');
    const entrance = page.getByRole('dialog', { name: 'Entrada' });
    await expect(entrance.locator('.pre-home')).not.toHaveAttribute('data-loading');
    await idle(page);
    await expect.poll(requested).toBe(FIRST_SCREEN);
    await entrance.click({ position: { x: 8, y: 8 } });
    await expect.poll(requested).toBeGreaterThan(FIRST_SCREEN);
  });

  test('pictures below the first screen load after 4 s', async ({ page }) => {
    await setPlaybackRate(page, 20);
    const requested = countPictures(page);
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Entrada' })).toBeVisible();
    await expect.poll(requested).toBeGreaterThan(FIRST_SCREEN);
  });
});
