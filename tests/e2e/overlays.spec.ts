import type { Page } from '@playwright/test';
import { FOUR_COMPOSITES, lightbox, pathOf } from './profile.ts';
import { cards, count, openFilter } from './roster.ts';
import { hydrated } from './settled.ts';
import { expect, test } from './test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('Back closes the filter, and the list stays as it is', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/sobre');
  await page.goto('/modelos?letter=a');
  const shown = await count(page).textContent();
  const panel = await openFilter(page);
  await panel.getByLabel('Olhos').selectOption('Green');
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/modelos\?letter=a$/);
  await expect(count(page)).toHaveText(shown ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/\/sobre$/);
});

test('Back from a profile that was opened from the search leads to the page before', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/modelos');
  const open = page.getByRole('banner').getByRole('button', { name: 'Buscar talentos' });
  await hydrated(open);
  await open.click();
  await page.getByRole('dialog').getByRole('combobox').fill('a');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/modelos\/\d+\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/modelos$/);
  await expect(cards(page)).not.toHaveCount(0);
});

test('Back closes the drawer, and from a page that it linked to leads to the one before', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/modelos');
  const drawer = page.locator('#drawer');
  await hydrated(button(page, 'Menu'));
  await button(page, 'Menu').click();
  await expect(drawer).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(history.state))).toContain('overlay');
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/modelos$/);

  await button(page, 'Menu').click();
  await drawer.getByRole('link', { name: 'Atores' }).click();
  await expect(page).toHaveURL(/\/modelos\/atores$/);
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/modelos$/);
});

test('the search opens on top of the drawer, and both close together', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/contato');
  await hydrated(button(page, 'Menu'));
  await button(page, 'Menu').click();
  const drawer = page.locator('#drawer');
  await expect(drawer.getByRole('link', { name: 'Vitrine' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Buscar talentos' }).click();
  const search = page.getByRole('dialog', { name: 'Buscar talentos' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/contato$/);

  await button(page, 'Menu').click();
  await drawer.getByRole('button', { name: 'Buscar talentos' }).click();
  await search.getByRole('combobox').fill('loira');
  await search.getByRole('link', { name: /^Ver \d+ talentos?$/ }).click();
  await expect(page).toHaveURL(/\/modelos/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contato$/);
});

test('Back closes an enlarged picture', { tag: '@phone' }, async ({ page }) => {
  const path = pathOf(FOUR_COMPOSITES);
  await page.goto(path);
  const { dialog } = lightbox(page);
  const photo = page.getByRole('region', { name: 'Book' }).getByRole('link').first();
  await hydrated(photo);
  await photo.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(path);
});

test('the frame of the filter is shown before its controls are loaded, and Esc closes it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/modelos');
  const open = page.getByRole('button', { name: /^Filtrar/ });
  await hydrated(open);
  const known = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
  let held = 0;
  // Chunks that are requested from here on never arrive.
  await page.route('**/_next/static/chunks/*.js*', (route) => {
    if (known.includes(route.request().url())) return route.continue();
    held += 1;
  });
  await open.click();
  const panel = page.getByRole('dialog', { name: 'Filtrar talentos' });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('img', { name: 'Carregando' })).toBeVisible();
  await expect.poll(() => held).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('tabs and letters scroll to the current one', { tag: '@phone' }, async ({ page }) => {
  for (const [path, places, current] of [
    ['/modelos/senior?letter=v', 6, ['Sênior', 'v']],
    // A category without a tab has one on its own list.
    ['/modelos/internacional', 7, ['Internacional']],
  ] as const) {
    await page.goto(path);
    const tabs = page.getByRole('navigation', { name: 'Categorias' });
    await expect(tabs.getByRole('link')).toHaveCount(places);
    const chosen = page.locator('.scroll-row [aria-current]');
    await expect(chosen).toHaveText([...current]);
    for (const one of await chosen.all()) await expect(one).toBeInViewport({ ratio: 1 });
  }
});

test('opening the search does not scroll the page behind it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/modelos');
  const open = page.getByRole('banner').getByRole('button', { name: 'Buscar talentos' });
  await hydrated(open);
  const top = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(top).toBe(500);
  await open.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('combobox').fill('clara');
  await expect(page.getByRole('option').first()).toBeVisible();
  const during = await top();
  expect(during).toBe(500);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  const after = await top();
  expect(after).toBe(500);
});
