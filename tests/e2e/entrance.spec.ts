import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { idle } from './settled.ts';
import { expect, test } from './test.ts';
import { transitionParts } from './transition-parts.ts';

test.use({ entrance: true });

/** Windows, and whether the face is beside the words in them. */
const WINDOWS = [
  [320, 568, false],
  [390, 844, false],
  [568, 320, true],
  [844, 390, true],
  [820, 1180, false],
  [1024, 768, true],
  [1440, 900, true],
  [1920, 1080, true],
] as const;

test('the entrance lies over the home page once, and any click opens it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  const entrance = page.getByRole('dialog', { name: 'Entrada' });
  await expect(entrance).toBeVisible();
  await expectAccessible(page);
  await entrance.click({ position: { x: 8, y: 8 } });
  await expect(entrance).toBeHidden();
  await page.reload();
  await idle(page);
  await expect(entrance).toBeHidden();
});

test('it is painted before any script of the site is there, with its face', {
  tag: '@phone',
}, async ({ page }) => {
  // Blocks every script.
  await page.route('**/_next/static/chunks/*.js*', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  const entrance = page.getByRole('dialog', { name: 'Entrada' });
  await expect(entrance).toBeVisible();
  await expect(entrance).toBeFocused();
  await expect(entrance.locator('picture img').first()).toHaveJSProperty('complete', true);
  await expect(entrance.locator('picture img').first()).toBeInViewport();
});

test('pictures of the page behind it are requested after those of the first screen', {
  tag: '@phone',
}, async ({ page }) => {
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requested.add(request.url());
  });
  const firstScreenRead = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js*', async (route) => {
    await firstScreenRead.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const face = page.getByRole('dialog', { name: 'Entrada' }).locator('picture img');
  await expect(face, 'the first face has high priority').toHaveAttribute('fetchpriority', 'high');
  const urgent = page.locator('img[fetchpriority="high"]');
  await expect(urgent, 'no other picture has high priority').toHaveCount(1);
  const banner = page.locator('.hero .swiper-slide img').first();
  const firstScreen: string[] = [];
  for (const image of [face, banner]) {
    await expect(image).toHaveJSProperty('complete', true);
    firstScreen.push(await image.evaluate((element: HTMLImageElement) => element.currentSrc));
  }
  expect([...requested].sort()).toEqual(firstScreen.sort());

  firstScreenRead.resolve();
  await expect(page.locator('dialog:modal ~ :not(.hero) img').first()).toHaveJSProperty(
    'complete',
    true,
  );
});

test('a face that cannot be loaded is not shown as a broken picture, with or without scripts', {
  tag: '@desktop',
}, async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  const [, first = ''] = /pre-home-faces.*?(talents%2F\d+%2Fcover)/.exec(html) ?? [];
  expect(first).not.toBe('');
  await page.route(
    (url) => url.href.includes(first),
    (route) => route.fulfill({ status: 404 }),
  );
  const scripts = '**/_next/static/chunks/*.js*';
  await page.route(scripts, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  const faces = page.getByRole('dialog', { name: 'Entrada' }).locator('.pre-home-faces');
  await expect(faces.locator('img')).toHaveAttribute('data-failed', '');
  await expect(faces.locator('img')).toHaveCSS('opacity', '0');

  await page.unroute(scripts);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  // The next face replaces it.
  await expect(faces.locator('img')).toHaveCount(2);
  await expect(faces.locator('[data-shown] img')).not.toHaveAttribute('data-failed');
});

test('choosing an entry by keyboard shows its face, which becomes the banner on entering', {
  tag: '@desktop',
}, async ({ page }) => {
  const parts = await transitionParts(page);
  await page.goto('/');
  const entrance = page.getByRole('dialog', { name: 'Entrada' });
  const faces = entrance.locator('picture img');
  await expect(faces).toHaveCount(1);
  await expect(entrance).toBeFocused();
  await idle(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(entrance.getByRole('link', { name: 'Homens' })).toBeFocused();
  await expect(faces).toHaveCount(2);
  await expect(entrance.locator('[data-shown]:last-child')).toHaveCSS('opacity', '1');
  await entrance.getByRole('button', { name: 'Entrar no site' }).press('Enter');
  await expect(entrance).toBeHidden();
  for (const kind of ['old', 'new']) {
    await expect.poll(parts).toContain(`::view-transition-${kind}(opening)`);
  }
  // Not over the headline below the banner.
  await expect.poll(parts).toContain('::view-transition-old(opening) clipped');
});

/** The share of the face panel's picture that is in view, and whether the panel is beside the words. */
function composition(entrance: Locator) {
  return entrance.evaluate((dialog) => {
    const box = (selector: string) => dialog.querySelector(selector)?.getBoundingClientRect();
    const [face, ways, name] = ['.pre-home-faces', '.pre-home-ways', '.masthead'].map(box);
    if (!face || !ways || !name) throw new Error('no entrance');
    const links = [...dialog.querySelectorAll('nav a')].map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return words.getBoundingClientRect();
    });
    const texts = [...dialog.querySelectorAll('.masthead, nav a')];
    const letters = texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    return {
      beside: face.left >= ways.right - 1,
      // Portraits are 3:4, and a quarter of the cropped part is at the top.
      tall: Math.min(1, face.height / ((face.width * 4) / 3)),
      wide: Math.min(1, face.width / ((face.height * 3) / 4)),
      outside: links.filter(({ right, bottom }) => right > ways.right || bottom > innerHeight)
        .length,
      // Links of more than one line.
      broken: links.filter(({ height }) => height > 1.9 * Math.min(...letters)).length,
      scrolled: dialog.scrollHeight - dialog.clientHeight,
      type: Math.min(...letters) / Math.min(ways.width, ways.height),
    };
  });
}

test('type and face fill every window, and no face is cut at forehead or chin', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const path of ['/', '/es']) {
    await page.goto(path);
    await page.evaluate(() => sessionStorage.clear());
    const entrance = page.locator('dialog:has(.pre-home)');
    await expect(entrance).toBeVisible();
    for (const [width, height, beside] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const message = `${path} at ${width} × ${height}`;
      const seen = () => composition(entrance);
      await expect
        .poll(seen, { message })
        .toMatchObject({ beside, outside: 0, broken: 0, scrolled: 0 });
      const { tall, wide, type } = await seen();
      expect(tall, message).toBeGreaterThan(0.63);
      expect(wide, message).toBeGreaterThan(0.55);
      expect(type, message).toBeGreaterThan(0.075);
    }
  }
});

test('its links lead on', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/es');
  await page.getByRole('dialog').getByRole('link', { name: 'Mujeres' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mujeres' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('a crawler', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });

  test('sees the home page', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await idle(page);
    await expect(page.locator('dialog:has(.pre-home)')).toHaveCount(1);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is open', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
});
