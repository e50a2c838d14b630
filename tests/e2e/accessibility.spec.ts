import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

const POST = '412/o-que-levar-na-bolsa-no-seu-primeiro-dia-de-set';
const PERSON = '1216/clara-marchetti';

/** One address of each kind of page, by language: Portuguese, English, Spanish. */
const PAGES: Record<string, readonly [pt: string, en: string, es: string]> = {
  home: ['/', '/en', '/es'],
  list: ['/modelos', '/en/models/women', '/es/talentos/ninos'],
  narrowed: ['/modelos?letter=a', '/en/models?height=170-180', '/es/modelos/hombres?hair=Black'],
  nobody: ['/modelos?height=219-220', '/en/models?height=219-220', '/es/modelos?height=219-220'],
  profile: [`/modelos/${PERSON}`, `/en/models/${PERSON}`, `/es/modelos/${PERSON}`],
  favorites: ['/favoritos', '/en/favorites', '/es/favoritos'],
  shared: ['/favoritos?ids=1216,1212', '/en/favorites?ids=1216', '/es/favoritos?ids=1212'],
  scouting: ['/seja-um-modelo', '/en/be-a-model', '/es/ser-modelo'],
  contact: ['/contato', '/en/contact', '/es/contacto'],
  about: ['/sobre', '/en/about', '/es/sobre-nosotros'],
  privacy: ['/privacidade', '/en/privacy', '/es/privacidad'],
  blog: ['/blog', '/en/blog', '/es/blog?page=2'],
  post: [`/blog/${POST}`, `/en/blog/${POST}`, `/es/blog/${POST}`],
  missing: ['/nope', '/en/nope', '/es/nope'],
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

for (const [kind, paths] of Object.entries(PAGES)) {
  test(`${kind}: no axe violation in three languages, light and dark, nothing shifts`, async ({
    page,
  }) => {
    test.slow();
    for (const [at, path] of paths.entries()) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', ['pt', 'en', 'es'][at] ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, { rules: ['color-contrast'] });
      expect(await layoutShift(page), path).toBeLessThan(0.01);
    }
  });
}

test('nothing moves when the faces come late', async ({ page }) => {
  test.slow();
  for (const [path] of Object.values(PAGES)) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    release();
    await page.evaluate(() => document.fonts.ready);
    const came = () => [...document.fonts].filter((face) => face.status === 'loaded').length;
    expect(await page.evaluate(came)).toBeGreaterThan(0);
    expect(await layoutShift(page), path).toBeLessThan(0.01);
    await page.unroute('**/*.woff2');
  }
});

test('nothing is cut off at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/',
    '/modelos',
    '/en/models/women?letter=a',
    '/es/sobre-nosotros',
    '/blog',
    `/blog/${POST}`,
    `/modelos/${PERSON}`,
    '/contato',
    '/en/be-a-model',
    '/favoritos',
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

test('in the colors of a system, what is chosen is framed and buttons have an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/modelos?letter=c');
  const letters = page.getByRole('navigation', { name: 'Primeira letra do nome' });
  await expect(letters.locator('[aria-current]')).toHaveCSS('outline-style', 'solid');
  await expect(letters.getByText('d', { exact: true })).toHaveCSS('outline-style', 'none');
  await page.getByRole('button', { name: /^Filtrar/ }).click();
  await expect(page.getByRole('button', { name: /^Ver/ })).toHaveCSS('outline-style', 'solid');
});

test('at 400 % zoom nothing stands in the way of the filter', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/modelos');
  await page.getByRole('button', { name: /^Filtrar/ }).click();
  const apply = page.getByRole('button', { name: /^Ver/ });
  await expect(apply).not.toBeInViewport();
  await page.getByRole('dialog').getByLabel('Olhos').selectOption({ index: 1 });
  await apply.click();
  await expect(page).toHaveURL(/\?eyes=/);
});
