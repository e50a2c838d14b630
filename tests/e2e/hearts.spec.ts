import type { Page } from '@playwright/test';
import { choose } from './favorites.ts';
import { cards } from './roster.ts';
import { hydrated } from './settled.ts';
import { expect, test } from './test.ts';

const heart = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const message = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Avisos' }).getByText(text);

test('a heart is counted and stored, on a card and on the profile, over a reload and in another tab', {
  tag: '@phone',
}, async ({ page, context }) => {
  const [name = ''] = await choose(page, 1);
  await expect(message(page, `${name} agora está na sua seleção.`)).toBeVisible();
  const link = page.getByRole('banner').getByRole('link', { name: 'Sua seleção , 1 talento' });
  await expect(link).toBeVisible();
  const own = heart(page, `Adicionar ${name} à seleção`);
  const box = await own.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await own.focus();
  await page.keyboard.press('Space');
  await expect(own).toHaveAttribute('aria-pressed', 'false');
  await expect(link).toBeHidden();
  await page.keyboard.press('Space');
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  const other = await context.newPage();
  await other.goto('/favoritos');
  await expect(other.getByRole('link', { name })).toBeVisible();

  await page.bringToFront();
  await page.reload();
  await expect(cards(page).first().getByRole('button', { pressed: true })).toBeVisible();
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Remover da seleção' }).click();
  await expect(message(page, `${name} saiu da sua seleção.`)).toBeVisible();
  await expect(other.getByText('Não há modelos selecionados')).toBeVisible();

  const request = page.getByRole('link', { name: 'Consultar disponibilidade' });
  await hydrated(request);
  await request.click();
  await expect(page).toHaveURL(/\/favoritos#casting$/);
  const form = page.locator('#casting').getByRole('heading');
  await expect(form).toBeFocused();
  await expect(form).toBeInViewport();
  await expect(page.getByRole('link', { name }).first()).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Remover da seleção' })).toBeVisible();
});
