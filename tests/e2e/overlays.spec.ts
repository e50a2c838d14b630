import { cards, count, openFilter } from './roster.ts';
import { hydrated } from './settled.ts';
import { expect, test } from './test.ts';

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
