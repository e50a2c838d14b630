import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

const POST = '/blog/412/o-que-levar-na-bolsa-no-seu-primeiro-dia-de-set';

const PAGES = {
  pt: ['/', '/modelos', '/modelos?letter=a', '/favoritos', '/sobre', '/blog', POST, '/nope'],
  en: ['/en', '/en/models/women', '/en/talents/kids', '/en/contact', '/en/about', `/en${POST}`],
  es: ['/es', '/es/modelos/hombres', '/es/ser-modelo', '/es/blog?page=2', '/es/privacidad'],
};

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as { value?: number }).value ?? 0;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
      }),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [language, paths] of Object.entries(PAGES)) {
    test(`pages in ${language}, ${colorScheme}: no axe violation, nothing shifts`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ colorScheme });
      for (const path of paths) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page);
        expect(await layoutShift(page), path).toBeLessThan(0.01);
      }
    });
  }
}

test('nothing is cut off at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/',
    '/modelos',
    '/en/models/women?letter=a',
    '/es/sobre-nosotros',
    '/blog',
    POST,
    '/nope',
  ]) {
    await page.goto(path);
    expect(await overflow(page), path).toBe(0);
  }
});

test('a long name and a missing picture keep their place', async ({ page }) => {
  await page.goto('/modelos?letter=m');
  const frames = page.locator('main .picture-frame');
  for (const frame of await frames.all()) {
    const box = await frame.boundingBox();
    expect(box && box.height / box.width).toBeCloseTo(4 / 3, 1);
  }
  expect(await overflow(page)).toBe(0);
});

test('the keyboard reaches content first, then the menu and its list of models', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone shows the drawer instead of this menu');
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.getByRole('link', { name: 'Modelos', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Mulheres' })).toBeFocused();
  await expect(menu.locator('ul ul')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Mulheres' })).toBeVisible();
});

test('a picture that cannot be loaded leaves the initial of the name', async ({ page }) => {
  await page.route('**/_next/image?**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/modelos');
  const image = page.getByRole('article').first().locator('img');
  await expect(image).toHaveAttribute('data-failed');
  await expect(image).toHaveCSS('opacity', '0');
});
