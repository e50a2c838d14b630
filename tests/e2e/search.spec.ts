import { openSearch } from './search.ts';
import { idle } from './settled.ts';
import { expect, test } from './test.ts';

test('the search finds a talent without accents and a list of wishes, by keyboard', {
  tag: '@phone',
}, async ({ page }) => {
  const indexes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/roster')) indexes.push(request.url());
  });
  await page.goto('/sobre');
  await idle(page);
  expect(indexes).toEqual([]);

  const dialog = await openSearch(page);
  const field = dialog.getByRole('combobox');
  const status = dialog.getByRole('status');
  await field.fill('cecilia');
  const options = dialog.getByRole('option');
  await expect(options.first()).toContainText(/^Cecília/);
  await expect(status).toHaveText(/^\d talentos?$/);
  expect(indexes).toHaveLength(1);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const name = (await options.first().locator('.display').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goBack();

  await openSearch(page);
  await field.fill('mulher cabelo castanho-claro acima de 1,60 sem tatuagem');
  const chips = dialog.getByRole('list', { name: 'O que entendemos' }).getByRole('button');
  await expect(chips).toHaveText([
    'mulheres',
    'cabelo castanho-claro',
    'altura a partir de 160 cm',
  ]);
  await expect(status).toContainText('mulheres, cabelo castanho-claro, altura a partir de 160 cm.');
  await expect(status).toContainText('Não entendemos: “sem tatuagem”');
  await chips.filter({ hasText: 'castanho-claro' }).click();
  await expect(field).toHaveValue('mulheres, altura a partir de 160 cm; sem tatuagem');
  await expect(field).toBeFocused();
  const list = dialog.getByRole('link', { name: /^Ver \d+ talentos$/ });
  const count = ((await list.textContent()) ?? '').replace('Ver ', '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/modelos\/mulheres\?height=160-220&unread=sem\+tatuagem$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(count);
  await expect(page.getByText('Não entendemos: “sem tatuagem”')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/sobre$/);
});
