import { talentId } from '../demo-panel/seed/talent.ts';
import { choose, rows } from './favorites.ts';
import { expect, test } from './test.ts';

const IDS = Array.from({ length: 12 }, (_, place) => talentId(place));
const SHARED = `/favoritos?ids=${IDS.join(',')}`;

test('the own selection is compared, and the way back leads there again', {
  tag: '@desktop',
}, async ({ page }) => {
  const names = await choose(page, 3);
  await page.goto('/favoritos');
  await page.getByRole('button', { name: 'Comparar' }).click();
  const table = page.getByRole('table', { name: 'Comparação de medidas' });
  await expect(table.getByRole('columnheader').getByRole('link')).toHaveText(names);
  await expect(rows(page)).toHaveCount(0);
  const height = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: /^Altura/ }) });
  await expect(height.getByRole('cell')).toHaveText([/^\d+ cm/, /^\d+ cm/, /^\d+ cm/]);
  // More than a card has: the site was requested.
  await expect(table.getByRole('rowheader', { name: /^Cintura/ })).toBeVisible();

  await table.getByRole('link', { name: names[1] }).click();
  await expect(page.getByRole('heading', { level: 1, name: names[1] })).toBeVisible();
  const others = page.getByRole('navigation', { name: 'Outros talentos da lista' });
  await expect(others.getByRole('link', { name: `Próximo: ${names[2]}` })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar para Sua seleção' }).click();
  await expect(table).toBeVisible();
  await page.getByRole('button', { name: 'Ver lista' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.goBack();
  await expect(table).toBeVisible();
});

test('columns that do not fit are scrolled to by keyboard, under sticky names', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${SHARED}&view=compare`);
  const region = page.getByRole('region', { name: 'Comparação de medidas' });
  const measure = region.getByRole('rowheader', { name: /^Altura/ });
  const hint = region.getByText('Role para o lado');
  await expect(hint).toBeVisible();
  const before = await measure.boundingBox();
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(region.getByRole('columnheader').last()).toBeInViewport({ ratio: 0.9 });
  await expect(hint).toBeHidden();
  const after = await measure.boundingBox();
  expect(after?.x).toBe(before?.x);
  await page.getByRole('button', { name: 'ft / lb' }).click();
  await expect(
    region
      .getByRole('row', { name: /^Altura/ })
      .getByText('″')
      .first(),
  ).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
});
