import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { idle } from './settled.ts';
import { expect, test } from './test.ts';

async function openSearch(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Buscar por nome' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buscar por nome' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  return dialog;
}

test('a name without its accents finds the talent, by keyboard', async ({ page }) => {
  const indexes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/roster')) indexes.push(request.url());
  });
  await page.goto('/sobre');
  await idle(page);
  expect(indexes).toEqual([]);

  const dialog = await openSearch(page);
  await expectAccessible(page);
  await dialog.getByRole('combobox').fill('cecilia');
  const options = dialog.getByRole('option');
  await expect(options.first()).toContainText(/^Cecília/);
  await expect(dialog.getByRole('status')).toHaveText(/^\d talentos?$/);
  expect(indexes).toHaveLength(1);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  const name = (await options.first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(dialog).toBeHidden();

  const again = await openSearch(page);
  await expect(again.getByText('Vistos há pouco')).toBeVisible();
  await expect(again.getByRole('option')).toHaveText([name]);
  await page.keyboard.press('Escape');
  await expect(again).toBeHidden();
  await expect(page.getByRole('button', { name: 'Buscar por nome' })).toBeFocused();
});

test('nobody of that name, and a search that fails, have words', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/sobre');
  const dialog = await openSearch(page);
  await dialog.getByRole('combobox').fill('xqzw');
  await expect(dialog.getByText('Ninguém chamado “xqzw”.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.route('**/api/roster?**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/privacidade');
  await openSearch(page);
  await expect(page.getByText('A busca não está disponível agora.')).toBeVisible();
});

test('an address that leads nowhere offers the search and the way back', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/sobre');
  await page.goto('/nada-aqui');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Buscar por nome' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('a');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/modelos\/\d+\//);
  await page.goto('/nada-aqui');
  await main.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(/\/modelos\/\d+\//);
});
