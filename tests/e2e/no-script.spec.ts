import { inventProfile } from '../demo-panel/seed/profile.ts';
import { talentId } from '../demo-panel/seed/talent.ts';
import { TEXTS } from './application.ts';
import { filesOf } from './downloads.ts';
import { pathOf, TEN_VIDEOS } from './profile.ts';
import { cards, count, sentence } from './roster.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false, entrance: true });

test('without script home is open, the menu opens, a list can be paged through, and a profile has all it has', {
  tag: ['@phone', '@journey'],
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#drawer').getByRole('link', { name: 'Homens', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Homens' })).toBeVisible();

  await page.goto('/modelos');
  const profiles = page.locator('main article a[href^="/modelos/"]');
  await expect(profiles).toHaveCount(20);
  const first = (await profiles.first().getAttribute('href')) ?? '';
  await page.getByRole('link', { name: 'Mostrar mais' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(profiles).toHaveCount(20);
  await expect(profiles.first()).not.toHaveAttribute('href', first);
  await page.getByRole('link', { name: 'Página anterior' }).click();
  await expect(page).toHaveURL(/\/modelos$/);
  await expect(profiles.first()).toHaveAttribute('href', first);

  await page.goto('/modelos/mulheres?hair=Black&eyes=Brown&height=170-185');
  await expect(page.getByRole('button', { name: /buscar|filtr/i })).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const part = sentence(page).getByRole('link', { name: 'de cabelo preto puro' });
  await expect(part).toHaveAttribute('title', 'Remover cabelo preto puro');
  await part.click();
  await expect(page).toHaveURL(/\/mulheres\?eyes=Brown&height=170-185$/);
  await expect(count(page)).toBeVisible();

  const { book } = inventProfile(TEN_VIDEOS);
  await page.goto(pathOf(TEN_VIDEOS));
  const measures = page.getByRole('region', { name: 'Medidas' });
  await expect(measures.getByText('166 cm', { exact: true })).toBeVisible();
  await expect(measures.getByText('5′5″', { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'ft / lb' })).toBeHidden();
  await expect(page.locator('[data-book]').getByRole('link')).toHaveCount(book.length);
  await expect(page.locator('[data-book]').getByRole('img').first()).toBeInViewport();
  const zip = page.getByRole('link', { name: 'Composites (ZIP)' });
  const [download] = await Promise.all([page.waitForEvent('download'), zip.click()]);
  const files = await filesOf(download);
  expect(files).toHaveLength(1);

  await page.getByRole('link', { name: 'Vídeos' }).click();
  await expect(page).toHaveURL(/\?tab=video$/);
  const video = page.getByRole('link', { name: 'Assistir ao vídeo 1 (Vimeo)' }).first();
  await expect(video).toHaveAttribute('href', /^https:\/\/vimeo\.com\/\d+$/);
});

test('without script the selection explains what it needs, and a shared one is compared and sent whole', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/favoritos');
  await expect(page.getByText(/ative o JavaScript/)).toBeVisible();
  await expect(page.getByText('Não há modelos selecionados')).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'contato@vitrine.example' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Novos rostos' }).getByRole('link').first(),
  ).toBeVisible();

  const ids = [0, 1, 2].map(talentId).join(',');
  // What links of earlier releases have is ignored.
  await page.goto(`/favoritos?ids=${ids}&view=answer&title=Casa+Ouro&by=Marina&answers=ny`);
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByText(/Casa Ouro|Marina/)).toHaveCount(0);
  await expect(page.locator('main a[href="#casting"]')).toHaveText(TEXTS.pt.favorites.list.send);
  await expect(page.locator('input[name=ids]')).toHaveValue(ids);
  await expect(page.getByRole('button', { name: /Adicionar/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Comparar' }).click();
  const table = page.getByRole('table', { name: 'Comparação de medidas' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(cards(page)).toHaveCount(0);
  const pdf = page.getByRole('link', { name: 'Seleção em PDF' });
  await expect(pdf).toHaveAttribute('href', `/favoritos/casting.pdf?ids=${ids}`);
  await page.getByRole('link', { name: 'Ver lista' }).click();
  await expect(cards(page)).toHaveCount(3);
});
