import { expectAccessible } from './accessible.ts';
import { count, expectNames, openFilter, sentence } from './roster.ts';
import { expect, test } from './test.ts';

test('the panel shows how many would match, and then lists exactly those', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/modelos/mulheres');
  const panel = await openFilter(page);
  await expectAccessible(page);
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
  await expectAccessible(page);

  await expect(sentence(page)).toHaveText('Mulheres de cabelo preto, de 1,70 a 1,85 m');
  await sentence(page).getByRole('link', { name: 'de cabelo preto' }).click();
  await panel.getByRole('link', { name: 'Remover cabelo preto' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\?height=170-185$/);
  await expect(count(page)).not.toHaveText(promised);
  await page.goBack();
  await expect(count(page)).toHaveText(promised);
});

test('a draft that is not applied is discarded with the panel', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/sobre');
  await page.goto('/modelos');
  const panel = await openFilter(page);
  await panel.getByLabel('Olhos').selectOption('Green');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/modelos$/);
  await expect(count(page)).toHaveText('300 talentos');
  await page.goBack();
  await expect(page, 'the panel left no entry in the history').toHaveURL(/\/sobre$/);
});

test('the close button and the backdrop close the panel, and the focus returns', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/modelos');
  let panel = await openFilter(page);
  await panel.getByRole('button', { name: 'Fechar' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: /^Filtrar/ })).toBeFocused();
  panel = await openFilter(page);
  await page.mouse.click(40, 400);
  await expect(panel).toBeHidden();
});

test('clearing resets everything and applies it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/modelos?hair=Black&height=170-185&letter=a');
  const panel = await openFilter(page);
  await expect(panel.getByLabel('Cabelo')).toHaveValue('Black');
  await panel.getByRole('button', { name: 'Limpar' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/modelos\?letter=a$/);
  await expectNames(page, /^[AÁÂ]/);
});

test('without a match, each filter shows what removing it gains, and can be removed', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/modelos?hair=Black&height=40-41&letter=a');
  await expect(page.getByText('Nenhum resultado').nth(1)).toBeVisible();
  await expectAccessible(page);
  const without = page
    .getByRole('main')
    .getByRole('link', { name: /^Sem o filtro altura até 41 cm/ });
  await expect(without).toHaveText(/\d+ talentos?$/);
  const promised = /\d+ talentos?$/.exec((await without.textContent()) ?? '')?.[0] ?? '';
  await without.click();
  await expect(page).toHaveURL(/\?letter=a&hair=Black$/);
  await expect(count(page)).toHaveText(promised);
});
