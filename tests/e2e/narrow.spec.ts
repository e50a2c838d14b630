import { FOUR_COMPOSITES, LONG_NAME, NO_BOOK, pathOf } from './profile.ts';
import { overflow, settled, spaceText } from './settled.ts';
import { expect, test } from './test.ts';

/** Every page type, the longest names and titles among them. */
const PAGES = [
  ...['/', '/en', '/es/modelos/mujeres', '/en/models/women?letter=a', '/modelos/internacional'],
  ...[pathOf(FOUR_COMPOSITES), pathOf(LONG_NAME), pathOf(NO_BOOK)],
  ...['/en/favorites', '/favoritos?ids=1216,1212', '/en/be-a-model', '/es/contacto'],
  ...['/es/sobre-nosotros', '/privacidade', '/es/verificar', '/es/blog', '/es/nada'],
  '/blog/412/o-que-levar-na-bolsa-no-seu-primeiro-dia-de-set',
];

test.use({ viewport: { width: 320, height: 640 } });

for (const path of PAGES) {
  test(`nothing is wider than the narrowest window, nor covers the footer: ${path}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    await expect.poll(() => overflow(page)).toBe(0);
    await page.keyboard.press('End');
    await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });
    await spaceText(page);
    await expect.poll(() => overflow(page), 'with wide text spacing').toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => overflow(page), 'with text of twice its size').toBe(0);
  });
}
