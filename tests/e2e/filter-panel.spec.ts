import { count, openFilter, openList, sentence } from './roster.ts';
import { expect, test } from './test.ts';

test('the panel shows how many would match, lists exactly those, and is cleared', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/modelos/mulheres');
  const panel = await openFilter(page);
  await panel.getByLabel('Cabelo').selectOption('Black');
  await panel.getByRole('slider', { name: 'Altura, Mínimo' }).focus();
  for (let step = 0; step < 13; step += 1) await page.keyboard.press('PageUp');
  await expect(panel.getByRole('spinbutton', { name: 'Altura, Mínimo' })).toHaveValue('170');
  await panel.getByRole('spinbutton', { name: 'Altura, Máximo' }).fill('185');
  const apply = panel.getByRole('button', { name: /^Ver \d+ talentos$/ });
  const promised = (await apply.textContent())?.replace(/^Ver /, '') ?? '';
  await apply.click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/modelos\/mulheres\?hair=Black&height=170-185$/);
  await expect(count(page)).toHaveText(promised);
  await expect(page.getByRole('button', { name: 'Filtrar , 2 filtros ativos' })).toBeVisible();
  await expect(sentence(page)).toHaveText('Mulheres de cabelo preto, de 1,70 a 1,85 m');

  await openFilter(page);
  await expect(panel.getByLabel('Cabelo')).toHaveValue('Black');
  await panel.getByRole('button', { name: 'Limpar' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/modelos\/mulheres$/);
  await expect(count(page)).not.toHaveText(promised);
});

test('a part of the sentence opens its control, and is removed by keyboard', {
  tag: '@desktop',
}, async ({ page }) => {
  await openList(page, '/modelos/mulheres?hair=Black&eyes=Brown&height=170-185');
  const name = 'Mulheres de cabelo preto, de olhos castanhos, de 1,70 a 1,85 m';
  // One name without the descriptions of the links: it is read as one sentence.
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  const promised = (await count(page).textContent()) ?? '';

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
  await expect(count(page)).not.toHaveText(promised);
  await page.goBack();
  await expect(sentence(page)).toHaveText(name);
  await expect(count(page)).toHaveText(promised);
});
