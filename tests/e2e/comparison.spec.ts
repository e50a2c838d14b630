import { talentId } from '../demo-panel/seed/talent.ts';
import { expectAccessible } from './accessible.ts';
import { choose, notePrinting, rows } from './favorites.ts';
import { cards } from './roster.ts';
import { expect, test } from './test.ts';

const IDS = Array.from({ length: 12 }, (_, place) => talentId(place));
const SHARED = `/favoritos?ids=${IDS.join(',')}`;

/** The number of pages of a PDF. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

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
  await expectAccessible(page);

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

test('the own selection prints as a casting sheet, with the notes', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  await notePrinting(page);
  const names = await choose(page, 7);
  await page.goto('/favoritos');
  await page.getByLabel(`Nota sobre ${names[0]}`).fill('Só em maio');
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '7');
  const sheet = page.locator('.casting-sheet');
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(pagesOf(paper)).toBe(2);
  const long = 'Disponível só em maio, com viagem paga e traje próprio. '.repeat(8).trim();
  for (const name of names.slice(0, 6)) await page.getByLabel(`Nota sobre ${name}`).fill(long);
  const noted = await page.pdf({ preferCSSPageSize: true });
  expect(pagesOf(noted), 'long notes need no further page').toBe(2);

  await page.emulateMedia({ media: 'print' });
  const sheets = sheet.locator('section');
  await expect(sheets.first().getByRole('listitem')).toHaveCount(6);
  await expect(sheets.first().getByText(long)).toHaveCount(6);
  await expect(sheets.getByText('+55 11 3062-0100 · contato@vitrine.example')).toHaveCount(2);
  const cut = await sheet
    .locator('section, .casting-place')
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
  expect(cut, 'nothing is cut off').toBe(0);
  await page.emulateMedia({ media: null });
  for (const name of names.slice(0, 6)) await page.getByLabel(`Nota sobre ${name}`).fill('');
  await page.getByLabel(`Nota sobre ${names[0]}`).fill('Só em maio');

  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('listitem')).toHaveCount(7);
  const first = sheet.getByRole('listitem').first();
  await expect(first).toContainText(names[0] ?? '');
  await expect(first).toContainText('Cintura');
  await expect(first).toContainText('Só em maio');
  await expect(first).toContainText(new RegExp(`${baseURL}/modelos/\\d+/[a-z-]+`));
  for (const gone of ['banner', 'contentinfo', 'button', 'textbox'] as const) {
    await expect(page.getByRole(gone)).toHaveCount(0);
  }
});

test('a sheet is printed only once its pictures are loaded', { tag: '@desktop' }, async ({
  page,
}) => {
  await notePrinting(page);
  await page.goto(`${SHARED}&view=compare`);
  await expect(page.locator('.casting-sheet img').first()).toHaveJSProperty('naturalWidth', 0);
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', `${IDS.length}`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared selection is compared, and printed six to a page', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(SHARED);
    const fromMenu = await page.pdf({ preferCSSPageSize: true });
    expect(pagesOf(fromMenu), 'the list prints as its casting sheet').toBe(2);
    await page.getByRole('link', { name: 'Comparar' }).click();
    const table = page.getByRole('table', { name: 'Comparação de medidas' });
    await expect(table.getByRole('columnheader')).toHaveCount(IDS.length);
    await expect(cards(page)).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(table.getByRole('rowheader', { name: 'Altura', exact: true })).toBeVisible();
    const english = `/en/favorites?ids=${IDS.join(',')}&view=compare`;
    await expect(page.locator(`a[href="${english}"]`).first()).toBeAttached();
    const paper = await page.pdf({ preferCSSPageSize: true });
    expect(pagesOf(paper)).toBe(2);
    await page.getByRole('link', { name: 'Ver lista' }).click();
    await expect(cards(page)).toHaveCount(IDS.length);
  });
});

test('the back link of a profile names a shared selection, and restores the position', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(SHARED);
  const far = cards(page).nth(8);
  await far.scrollIntoViewIfNeeded();
  const name = (await far.getByRole('heading').textContent()) ?? '';
  await far.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar para Seleção compartilhada' }).click();
  await expect(page).toHaveURL(SHARED);
  await expect(far.getByRole('heading')).toHaveText(name);
  await expect(far).toBeInViewport();
});

test('columns that do not fit are scrolled to by keyboard, under sticky names', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${SHARED}&view=compare`);
  const region = page.getByRole('region', { name: 'Comparação de medidas' });
  const measure = region.getByRole('rowheader', { name: /^Altura/ });
  const hint = region.getByText('Role para o lado');
  await expect(hint).toBeVisible();
  await expectAccessible(page);
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
