import type { Page } from '@playwright/test';
import { cards } from './roster.ts';
import { expect, test } from './test.ts';

/** Pictures of the first row of a wide window, which load at once. */
const EAGER = 5;

/**
 * Opens the list with its scripts held back until `release` is called, and its animations at
 * `playbackRate`. Resolves when the pictures in view are loaded; `requested` counts the requested ones.
 */
async function openUnhydrated(page: Page, playbackRate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate });
  const arrived = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js*', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const pictures = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.add(request.url());
  });
  await page.goto('/modelos', { waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(20);
  const inView = cards(page).locator('.picture-frame img').nth(3);
  await expect
    .poll(() => inView.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  return { page, requested: () => pictures.size, release: arrived.resolve };
}

type Opened = Awaited<ReturnType<typeof openUnhydrated>>;

const ends = {
  'once the page is hydrated': async ({ release }: Opened) => release(),
  'on scroll, even before hydration': ({ page }: Opened) =>
    page.evaluate(() => window.scrollTo(0, 40)),
};

for (const [when, end] of Object.entries(ends)) {
  test(`pictures below the first screen load ${when}`, { tag: '@phone' }, async ({ page }) => {
    const opened = await openUnhydrated(page, 0);
    const before = opened.requested();
    await end(opened);
    await expect.poll(opened.requested).toBeGreaterThan(EAGER);
    expect(before).toBe(EAGER);
  });
}

test('pictures below the first screen load after 4 s, even before hydration', {
  tag: '@phone',
}, async ({ page }) => {
  const { requested } = await openUnhydrated(page, 20);
  await expect.poll(requested).toBeGreaterThan(EAGER);
});
