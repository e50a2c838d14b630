import type { Page } from '@playwright/test';
import { idle } from './settled.ts';
import { expect, test } from './test.ts';

/**
 * How many pictures each list loads at once on a phone: the roster those of the first row of a wide window,
 * the blog those of its first two posts.
 */
const LISTS = { '/modelos': 5, '/blog': 2 };

/** Plays the animations of a page at a multiple of their speed; 0 stops them. */
async function playAnimations(page: Page, playbackRate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate });
}

/** Returns a function that counts the pictures requested so far. */
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
  await playAnimations(page, playbackRate);
  const arrived = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js*', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const requested = countPictures(page);
  await page.goto(path, { waitUntil: 'commit' });
  const inView = page.locator('main .picture-frame img').nth(1);
  await expect
    .poll(() => inView.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  return { requested, release: arrived.resolve };
}

type Opened = Awaited<ReturnType<typeof openUnhydrated>>;

const moments = {
  'before hydration': async () => {},
  'but not on hydration': async ({ release }: Opened, page: Page) => {
    release();
    await idle(page);
  },
};

for (const [path, first] of Object.entries(LISTS)) {
  for (const [when, reach] of Object.entries(moments)) {
    test(`pictures of ${path} below the first screen load on scroll, ${when}`, {
      tag: '@phone',
    }, async ({ page }) => {
      const opened = await openUnhydrated(page, path, 0);
      await reach(opened, page);
      await expect.poll(opened.requested).toBe(first);
      await page.evaluate(() => window.scrollTo(0, 40));
      await expect.poll(opened.requested).toBeGreaterThan(first);
    });
  }

  test(`pictures of ${path} below the first screen load after 4 s, even before hydration`, {
    tag: '@phone',
  }, async ({ page }) => {
    const { requested } = await openUnhydrated(page, path, 20);
    await expect.poll(requested).toBeGreaterThan(first);
  });
}

test.describe('behind the entrance', { tag: '@phone' }, () => {
  test.use({ entrance: true });

  /** The face of the entrance, and the first banner. */
  const FIRST_SCREEN = 2;

  test('pictures below the first screen load when the visitor enters', async ({ page }) => {
    await playAnimations(page, 0);
    const requested = countPictures(page);
    await page.goto('/');
    const entrance = page.getByRole('dialog', { name: 'Entrada' });
    await expect(entrance.locator('.pre-home')).not.toHaveAttribute('data-loading');
    await idle(page);
    await expect.poll(requested).toBe(FIRST_SCREEN);
    await playAnimations(page, 1);
    await entrance.click({ position: { x: 8, y: 8 } });
    await expect.poll(requested).toBeGreaterThan(FIRST_SCREEN);
  });

  test('pictures below the first screen load after 4 s', async ({ page }) => {
    await playAnimations(page, 20);
    const requested = countPictures(page);
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Entrada' })).toBeVisible();
    await expect.poll(requested).toBeGreaterThan(FIRST_SCREEN + 3);
  });
});
