import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { choose } from './favorites.ts';
import { cards } from './roster.ts';
import { scriptsWith } from './scripts.ts';
import { idle } from './settled.ts';
import { expect, test } from './test.ts';

const heart = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const message = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Avisos' }).getByText(text);

test('a heart is large enough for touch, works by keyboard and is counted in the header', {
  tag: '@phone',
}, async ({ page }) => {
  const [name = ''] = await choose(page, 1);
  await expect(message(page, `${name} agora está na sua seleção.`)).toBeVisible();
  const link = page.getByRole('banner').getByRole('link', { name: 'Sua seleção , 1 talento' });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  const own = heart(page, `Adicionar ${name} à seleção`);
  const box = await own.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await own.focus();
  await page.keyboard.press('Space');
  await expect(own).toHaveAttribute('aria-pressed', 'false');
  await expect(message(page, `${name} saiu da sua seleção.`)).toBeVisible();
  await expect(link).toBeHidden();
});

test('a heart on a card and on the profile stores a talent, over a reload and in another tab', {
  tag: '@phone',
}, async ({ page, context }) => {
  const [name = ''] = await choose(page, 1);
  const stored = await page.evaluate(() => localStorage.getItem('favorites'));
  expect(Object.values(JSON.parse(stored ?? '{}'))).toMatchObject([{ name }]);
  const other = await context.newPage();
  await other.goto('/favoritos');
  await expect(other.getByRole('link', { name })).toBeVisible();

  await page.bringToFront();
  await page.reload();
  await expect(cards(page).first().getByRole('button', { pressed: true })).toBeVisible();
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Remover da seleção' }).click();
  await expect(page.getByRole('button', { name: 'Adicionar à seleção' })).toBeVisible();
  await expect(message(page, `${name} saiu da sua seleção.`)).toBeVisible();
  await expect(other.getByText('Não há modelos selecionados')).toBeVisible();
});

test('a heart on a card does not open the profile, and loads the messages only then', {
  tag: '@desktop',
}, async ({ page }) => {
  const withToasts = scriptsWith(page, '--toast-swipe-movement-y');
  await page.goto('/modelos');
  await idle(page);
  const before = await withToasts();
  expect(before).toBe(0);
  const first = heart(page, /^Adicionar .* à seleção$/).first();
  await expect(first).toHaveCSS('opacity', '0');
  await first.focus();
  await expect(first).toHaveCSS('opacity', '1');
  await first.click();
  await expect(page.getByText(/agora está na sua seleção/)).toBeVisible();
  await expect.poll(withToasts).toBe(1);
  await expect(page).toHaveURL(/\/modelos$/);
  await first.blur();
  await page.mouse.move(0, 0);
  await expect(first, 'a chosen talent is marked').toHaveCSS('opacity', '1');
  await expect(heart(page, /^Adicionar .* à seleção$/).nth(1)).toHaveCSS('opacity', '0');
  await page.getByRole('region', { name: 'Avisos' }).getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/favoritos$/);
});
