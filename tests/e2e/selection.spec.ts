import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { choose, rows } from './favorites.ts';
import { cards, names } from './roster.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

const chosenNames = (page: Page) => rows(page).getByRole('heading');

test('the selection is reordered, annotated, reduced and restored', { tag: '@phone' }, async ({
  page,
}) => {
  const [one = '', two = '', three = ''] = await choose(page, 3);
  await page.goto('/favoritos');
  await expect(page.getByText('3 talentos', { exact: true })).toBeVisible();
  await expect(chosenNames(page)).toHaveText([one, two, three]);

  await page.getByRole('button', { name: `Mover ${three} para cima` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${three}: posição 2 de 3`)).toBeAttached();
  await expect(page.getByRole('button', { name: `Mover ${three} para cima` })).toBeFocused();
  await expect(chosenNames(page)).toHaveText([one, three, two]);
  await page.getByLabel(`Nota sobre ${three}`).fill('Só em maio');
  await page.getByRole('button', { name: `Mover ${one} para baixo` }).click();
  await expect(chosenNames(page)).toHaveText([three, one, two]);

  await page.getByRole('button', { name: `Remover ${one}` }).click();
  await expect(page.getByRole('button', { name: `Remover ${two}` })).toBeFocused();
  await expect(chosenNames(page)).toHaveText([three, two]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(chosenNames(page)).toHaveText([three, one, two]);
  // The message and its button disappear before the next ones appear.
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeHidden();

  await page.getByRole('button', { name: 'Remover todos' }).click();
  await expect(page.getByText('Não há modelos selecionados')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(chosenNames(page)).toHaveText([three, one, two]);
  await page.reload();
  await expect(chosenNames(page)).toHaveText([three, one, two]);
  await expect(page.getByLabel(`Nota sobre ${three}`)).toHaveValue('Só em maio');
});

test('a talent who has left stays in the selection and is marked', { tag: '@desktop' }, async ({
  page,
}) => {
  await choose(page, 1);
  await page.evaluate(() => {
    const favorites = JSON.parse(localStorage.getItem('favorites') ?? '{}');
    favorites[999999] = { id: 999999, name: 'Quem Saiu' };
    localStorage.setItem('favorites', JSON.stringify(favorites));
  });
  await page.goto('/favoritos');
  const gone = rows(page).filter({ hasText: 'Quem Saiu' });
  await expect(gone.getByText('Não está mais na agência')).toBeVisible();
  await expect(gone.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
});

test('a link shares a selection with another visitor, who can add it to theirs', {
  tag: '@desktop',
}, async ({ page, browser, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const chosen = await choose(page, 2);
  await page.goto('/favoritos');
  await page.getByText('Mais', { exact: true }).click();
  await page.getByRole('button', { name: 'Copiar link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copiado.' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const send = page.getByRole('button', { name: 'ENVIAR', exact: true });
  await send.evaluate((one) => one.scrollIntoView({ block: 'end' }));
  const remove = rows(page).first().getByRole('button', { name: /^Remover/ });
  await remove.dispatchEvent('click');
  await expect(page.locator('.toast')).toBeVisible();
  await settled(page);
  const button = await send.boundingBox();
  const note = await page.locator('.toast').last().boundingBox();
  expect(button && note && note.x + note.width < button.x, 'beside the button').toBe(true);
  const query = /\?ids=\d+,\d+$/;
  expect(link).toMatch(query);
  expect(link.replace(query, '')).toBe(`${baseURL}/favoritos`);

  const stranger = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await stranger.goto(link);
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(names(stranger)).toHaveText(chosen);
  const download = stranger.waitForEvent('download');
  await stranger.getByText('Mais', { exact: true }).click();
  await stranger.getByRole('link', { name: 'Seleção em PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('ficha-de-casting.pdf');
  await stranger.getByText('Compartilhar', { exact: true }).click();
  const chat = stranger.getByRole('link', { name: 'WhatsApp', exact: true });
  await expect(chat.first()).toHaveAttribute('href', /wa\.me\/\?text=.*favoritos%3Fids/);
  await stranger.getByRole('button', { name: 'Adicionar todos à minha seleção' }).click();
  await stranger.getByRole('main').getByRole('link', { name: 'Ver minha seleção' }).click();
  await expect(stranger).toHaveURL(/\/favoritos$/);
  await expect(chosenNames(stranger)).toHaveText(chosen);

  await stranger.goto(`${link},1,unknown,999999`);
  await expect(cards(stranger)).toHaveCount(2);
  await stranger.goto(`${baseURL}/favoritos?ids=1,2`);
  await expect(
    stranger.getByText('O link não leva a nenhum talento que a agência represente hoje.'),
  ).toBeVisible();
  await stranger.context().close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains what it needs, and a shared selection is shown', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/favoritos');
    await expect(page.getByText(/ative o JavaScript/)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'contato@vitrine.example' })).toBeVisible();
    await page.goto('/favoritos?ids=1216');
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: /Adicionar/ })).toHaveCount(0);
  });
});
