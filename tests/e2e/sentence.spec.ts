import { expectAccessible } from './accessible.ts';
import { count, openList, sentence } from './roster.ts';
import { overflow } from './settled.ts';
import { expect, test } from './test.ts';

const LIST = '/modelos/mulheres?hair=Black&eyes=Brown&height=170-185';

test('a part of the sentence opens its control, and is removed by keyboard', {
  tag: '@desktop',
}, async ({ page }) => {
  await openList(page, LIST);
  const name = 'Mulheres de cabelo preto, de olhos castanhos, de 1,70 a 1,85 m';
  // One name without the descriptions of the links: it is read as one sentence.
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name}: \\d+ talentos? \\| `));
  await expectAccessible(page);

  await sentence(page).getByRole('link', { name: 'de 1,70 a 1,85 m' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  const shortest = panel.getByRole('slider', { name: 'Altura, Mínimo' });
  await expect(shortest).toBeFocused();
  await expect(panel.getByRole('spinbutton', { name: 'Altura, Mínimo' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sentence(page).getByRole('link', { name: 'de 1,70 a 1,85 m' })).toBeFocused();

  await sentence(page).getByRole('link', { name: 'de cabelo preto' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('Cabelo')).toBeFocused();
  await panel.getByRole('link', { name: 'Remover cabelo preto' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/mulheres\?eyes=Brown&height=170-185$/);
  await expect(sentence(page)).toHaveText('Mulheres, de olhos castanhos, de 1,70 a 1,85 m');
  await expect(sentence(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Mulheres, de olhos castanhos, de 1,70 a 1,85 m: \d+ talento/);
  await page.goBack();
  await expect(sentence(page)).toHaveText(name);
});

test('the plus opens the filter, and the sentence fits the narrowest window', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(LIST);
  await expect.poll(() => overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Adicionar filtro' }).click();
  await expect(page.getByRole('dialog', { name: 'Filtrar talentos' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each part links to the list without it', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(LIST);
    await expect(page.getByRole('button', { name: 'Adicionar filtro' })).toHaveCount(0);
    const part = sentence(page).getByRole('link', { name: 'de cabelo preto' });
    await expect(part).toHaveAttribute('title', 'Remover cabelo preto');
    await part.click();
    await expect(page).toHaveURL(/\/mulheres\?eyes=Brown&height=170-185$/);
    await expect(count(page)).toBeVisible();
  });
});
