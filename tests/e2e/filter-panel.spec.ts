import { cards, count, openFilter, openList, sentence } from './roster.ts';
import { swipe } from './swipe.ts';
import { expect, test } from './test.ts';

const valuesOf = (inputs: Element[]) => inputs.map((input) => (input as HTMLInputElement).value);

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
  await expect(sentence(page)).toHaveText('Mulheres de cabelo preto puro, de 1,70 a 1,85 m');

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
  const name = 'Mulheres de cabelo preto puro, de olhos castanho-médios, de 1,70 a 1,85 m';
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

  await sentence(page).getByRole('link', { name: 'de cabelo preto puro' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('Cabelo')).toBeFocused();
  await panel.getByRole('link', { name: 'Remover cabelo preto puro' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/mulheres\?eyes=Brown&height=170-185$/);
  await expect(sentence(page)).toHaveText('Mulheres, de olhos castanho-médios, de 1,70 a 1,85 m');
  await expect(sentence(page)).toBeFocused();
  await expect(page).toHaveTitle(
    /^Mulheres, de\solhos castanho-médios, de\s1,70 a 1,85\sm: \d+ talento/,
  );
  await expect(count(page)).not.toHaveText(promised);
  await page.goBack();
  await expect(sentence(page)).toHaveText(name);
  await expect(count(page)).toHaveText(promised);
});

test('on a phone a swipe that begins on a slider scrolls, and changes nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/modelos/mulheres');
  const panel = await openFilter(page);
  const heights = panel.getByRole('spinbutton', { name: /^Altura/ });
  await expect(heights).toHaveCount(2);
  const before = await heights.evaluateAll(valuesOf);
  const disc = panel.getByRole('slider', { name: 'Altura, Mínimo' });
  const { x, y } = (await disc.boundingBox()) ?? { x: 0, y: 0 };
  const at = (up: number) => ({ x: x + 100, y: y + 12 - up });
  await swipe(page, at(0), at(20), at(60), at(100), at(140));
  await expect.poll(async () => (await disc.boundingBox())?.y).toBeLessThan(y - 80);
  await expect.poll(() => heights.evaluateAll(valuesOf)).toEqual(before);
});

test('of two discs at one value the lower one is moved to the left', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/modelos/mulheres?height=170-170');
  const panel = await openFilter(page);
  const heights = panel.getByRole('spinbutton', { name: /^Altura/ });
  const disc = panel.getByRole('slider', { name: 'Altura, Máximo' });
  await disc.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await disc.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // From the upper disc, which is beside the lower one.
  await page.mouse.move(x + width / 2 + 8, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 60, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect
    .poll(() => heights.evaluateAll(valuesOf))
    .toEqual([expect.not.stringMatching('170'), '170']);
});

test('at 400 % zoom the header scrolls away, and nothing covers the filter', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/modelos?hair=Black');
  await page.getByRole('button', { name: 'Adicionar filtro' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.getByRole('button', { name: 'Adicionar filtro' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtrar talentos' });
  const apply = panel.getByRole('button', { name: /^Ver/ });
  await expect(apply).not.toBeInViewport();
  await panel.getByLabel('Olhos').selectOption({ index: 1 });
  await apply.click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/&eyes=|\?eyes=/);
  await expect(cards(page)).not.toHaveCount(0);
});
