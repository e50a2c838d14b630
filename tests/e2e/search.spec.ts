import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { idle } from './settled.ts';
import { expect, test } from './test.ts';

async function openSearch(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Buscar talentos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buscar talentos' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  return dialog;
}

test('a name without its accents finds the talent, by keyboard', { tag: '@phone' }, async ({
  page,
}) => {
  const indexes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/roster')) indexes.push(request.url());
  });
  await page.goto('/sobre');
  await idle(page);
  expect(indexes).toEqual([]);

  const dialog = await openSearch(page);
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

  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Buscar talentos' })).toBeFocused();
});

test('an address that leads nowhere offers the search and the way back', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/sobre');
  await page.goto('/nada-aqui');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Buscar talentos' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('a');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/modelos\/\d+\//);
  await page.goto('/nada-aqui');
  await main.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(/\/modelos\/\d+\//);

  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/nada-aqui'));
  const tab = await opened;
  await tab.getByRole('main').getByRole('link', { name: 'Voltar' }).click();
  await expect(tab).toHaveURL('/');
});

test('wishes are recognized while they are typed, announced, and link to their list', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/sobre');
  const dialog = await openSearch(page);
  const field = dialog.getByRole('combobox');
  await field.fill('mulher cabelo castanho-claro acima de 1,60 sem tatuagem');
  const chips = dialog.getByRole('list', { name: 'O que entendemos' }).getByRole('button');
  await expect(chips).toHaveText([
    'mulheres',
    'cabelo castanho-claro',
    'altura a partir de 160 cm',
  ]);
  const status = dialog.getByRole('status');
  await expect(status).toContainText('mulheres, cabelo castanho-claro, altura a partir de 160 cm.');
  await expect(status).toContainText('Não entendemos: “sem tatuagem”');
  await expectAccessible(page);

  await chips.filter({ hasText: 'castanho-claro' }).click();
  await expect(field).toHaveValue('mulheres, altura a partir de 160 cm, sem tatuagem');
  await expect(field).toBeFocused();
  await expect(chips).toHaveText(['mulheres', 'altura a partir de 160 cm']);
  const list = dialog.getByRole('link', { name: /^Ver \d+ talentos$/ });
  const count = ((await list.textContent()) ?? '').replace('Ver ', '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/modelos\/mulheres\?height=160-220&unread=sem\+tatuagem$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(count);
  await page.goBack();
  await expect(page).toHaveURL(/\/sobre$/);
});

test('an ambiguous number gets a hint, in English', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en/about');
  await page.getByRole('banner').getByRole('button', { name: 'Search talent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search talent' });
  const field = dialog.getByRole('combobox');
  await field.fill("men over 5'7, 38");
  const chips = dialog.getByRole('list', { name: 'What we understood' }).getByRole('button');
  await expect(chips).toHaveText(['men', 'from 5′7″']);
  await expect(dialog.getByText('Not understood: “38” · Say what the number is')).toBeVisible();
  await field.fill('women size 900');
  await expect(dialog.getByText('Not understood: “size 900”')).toBeVisible();
  await field.fill('men hips 20 waist 20 height 30');
  await expect(dialog.getByText('Remove one of the filters above.')).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await field.fill('men over 1.60');
  await dialog.getByRole('link', { name: /^See \d+ models$/ }).click();
  await expect(page).toHaveURL(/\/en\/models\/men\?height=160-220$/);
});

test('a misspelled word is asked about, and corrected by a click', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/sobre');
  const dialog = await openSearch(page);
  const field = dialog.getByRole('combobox');
  await field.fill('mulheres, manequin 38');
  await dialog.getByRole('button', { name: 'Você quis dizer “manequim”?' }).click();
  await expect(field).toHaveValue('mulheres, manequim 38');
  await expect(field).toBeFocused();
  const chips = dialog.getByRole('list', { name: 'O que entendemos' }).getByRole('button');
  await expect(chips).toHaveText(['mulheres', 'manequim 38']);
});

test('possible inches and misspelled words are asked about, and corrected by keyboard', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/en/about');
  await page.getByRole('banner').getByRole('button', { name: 'Search talent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search talent' });
  const field = dialog.getByRole('combobox');
  const chips = dialog.getByRole('list', { name: 'What we understood' }).getByRole('button');
  await field.fill('women, chest 40');
  await expect(dialog.getByText('Is it in inches? Write “chest 40 inches”.')).toBeVisible();
  await expectAccessible(page, 'inches');
  await field.fill('women, chest 40 inches');
  await expect(chips).toHaveText(['women', 'bust 40″']);
  await field.fill('shoe size 8');
  await expect(dialog.getByText(/Is it an American size\?/)).toBeVisible();
  await field.fill('brunnette over 25');
  await expect(chips).toHaveText(['age from 25']);
  const question = dialog.getByRole('button', { name: 'Did you mean “brunette”?' });
  await expectAccessible(page, 'a misspelled word');
  // Tab also stops at the button that closes the search, and at the chip.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(question).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('brunette over 25');
  await expect(field).toBeFocused();
  await expect(chips).toHaveCount(2);
  await expect(question).toBeHidden();
});

test('a negation is said to be not understood, in the dialog and on the list', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/sobre');
  const dialog = await openSearch(page);
  await dialog.getByRole('combobox').fill('mulher que não seja loira, alta');
  const chips = dialog.getByRole('list', { name: 'O que entendemos' }).getByRole('button');
  await expect(chips).toHaveText(['mulheres']);
  const said = 'Não entendemos: “não seja loira”, “alta” · Diga a altura, como acima de 1,75.';
  await expect(dialog.getByRole('status')).toContainText(said);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/modelos\/mulheres\?unread=n%C3%A3o\+seja\+loira&unread=alta$/);
  await expect(page.getByText(said)).toBeVisible();
});
