import { test as base, expect } from '@playwright/test';
import { idle } from './settled.ts';

// Not the guarded test: a script that fails to load is logged to the console.
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures off the pattern
  baseURL: async ({}, use) => use(process.env.E2E_SITE),
});

test('a page whose chunks are gone is reloaded, once, and then loses only that part', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/sobre');
  await idle(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
  const known = new Set(scripts);
  // Chunks that are loaded later belong to a build that no longer exists.
  await page.route('**/_next/static/chunks/*.js*', (route) =>
    known.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  const open = page.getByRole('banner').getByRole('button', { name: 'Buscar talentos' });
  await open.click();
  await expect.poll(() => loads).toBe(1);
  await idle(page);
  await open.click();
  await expect(page.getByText('Uma parte desta página não carregou.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre' })).toBeVisible();
  expect(loads).toBe(1);
});
