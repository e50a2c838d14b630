import type { Page } from '@playwright/test';
import { choose } from './favorites.ts';
import { cards } from './roster.ts';
import { hydrated, idle } from './settled.ts';
import { expect, test } from './test.ts';

/**
 * Counts the scripts that contain this text among those that the page loads from now on. Returns a
 * function that resolves to the count.
 */
function scriptsWith(page: Page, words: string): () => Promise<number> {
  const bodies: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return;
    const body = answer.text();
    bodies.push(body);
    // A script may still be arriving when the test ends; the count rejects if it is awaited.
    body.catch(() => {});
  });
  return async () => (await Promise.all(bodies)).filter((text) => text.includes(words)).length;
}

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
