import type { Page } from '@playwright/test';
import { openSearch } from './search.ts';
import { idle } from './settled.ts';
import { expect, test } from './test.ts';

test.use({
  expected: /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED .*\/_next\/static\/chunks\//,
});

const CHUNKS = '**/_next/static/chunks/**';
const filter = (page: Page) => page.getByRole('button', { name: /^Filtrar/ });
const controls = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Ver/ });
const overlay = (page: Page) => page.evaluate(() => window.history.state?.overlay ?? null);

test('the search takes words while what answers them is loading', { tag: '@phone' }, async ({
  page,
}) => {
  const late = Promise.withResolvers<void>();
  await page.route('**/api/search/data*', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto('/sobre');
  await idle(page);
  const dialog = await openSearch(page);
  await page.keyboard.type('cecilia');
  await expect(dialog.getByRole('status')).toHaveText('Buscando…');
  late.resolve();
  await expect(dialog.getByRole('option').first()).toContainText(/^Cecília/);
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(' x');
  await expect(dialog.getByRole('combobox')).toHaveValue('cecilia x');
});

test('offline a part that is not loaded says so, and is loaded at the next press', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/modelos');
  await idle(page);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await page.context().setOffline(true);
  await filter(page).click();
  await expect(page.getByText(/^Não abriu/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => overlay(page)).toBeNull();
  await page.context().setOffline(false);
  await filter(page).click();
  await expect(controls(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'marked' in window)).toBe(true);
});

test('a part of an earlier build reloads the page, which leaves the entry of the overlay', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/contato');
  await page.goto('/modelos');
  await idle(page);
  let isReloaded = false;
  page.on('request', (request) => {
    isReloaded ||= request.isNavigationRequest();
  });
  await page.route(CHUNKS, (route) => (isReloaded ? route.continue() : route.abort()));
  const reloaded = page.waitForEvent('load');
  await filter(page).click();
  await reloaded;
  await expect.poll(() => overlay(page)).toBeNull();
  await idle(page);
  await filter(page).click();
  await expect(controls(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/contato');
});
