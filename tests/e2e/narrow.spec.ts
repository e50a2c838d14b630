import { LONG_NAME, pathOf } from './profile.ts';
import { cards } from './roster.ts';
import { expectFits } from './settled.ts';
import { expect, test } from './test.ts';

// `pages.spec.ts` narrows each type of page in Portuguese.
const PAGES = [
  ...[pathOf(LONG_NAME), '/modelos/internacional', '/privacidade'],
  ...['/en/models/women?letter=a', '/en/be-a-model', '/es', '/es/modelos/mujeres'],
  ...['/es/contacto', '/es/sobre-nosotros', '/es/verificar', '/es/nada'],
];

test('nothing is wider than the narrowest window, in any language', { tag: '@phone' }, async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expectFits(page, path);
  }
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
