import type { Page } from '@playwright/test';
import { cards, count, openFilter } from './roster.ts';
import { hydrated } from './settled.ts';
import { expect, test } from './test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('Back and Esc close the filter with its draft, and leave no entry in the history', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/sobre');
  await page.goto('/modelos?letter=a');
  const shown = (await count(page).textContent()) ?? '';
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    const panel = await openFilter(page);
    await panel.getByLabel('Olhos').selectOption('Green');
    await close();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/\/modelos\?letter=a$/);
    await expect(count(page)).toHaveText(shown);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/sobre$/);
});

test('the search does not scroll the page, and Back from a profile that it opened leads there', {
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
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('clara');
  await expect(page.getByRole('option').first()).toBeVisible();
  const during = await top();
  expect(during).toBe(500);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  const after = await top();
  expect(after).toBe(500);
  await page.keyboard.press('Enter');
  await field.fill('a');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/modelos\/\d+\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/modelos$/);
  await expect(cards(page)).not.toHaveCount(0);
});

test('Back closes the drawer, alone or with the search on top of it; from a page that either opened it leads back', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/contato');
  const drawer = page.locator('#drawer');
  const search = page.getByRole('dialog', { name: 'Buscar talentos' });
  await hydrated(button(page, 'Menu'));
  await button(page, 'Menu').click();
  await expect(drawer).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(history.state))).toContain('overlay');
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/contato$/);

  await button(page, 'Menu').click();
  await drawer.getByRole('link', { name: 'Atores' }).click();
  await expect(page).toHaveURL(/\/modelos\/atores$/);
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/contato$/);

  await button(page, 'Menu').click();
  await drawer.getByRole('button', { name: 'Buscar talentos' }).click();
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
