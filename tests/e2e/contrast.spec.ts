import type { Locator } from '@playwright/test';
import { choose, rows } from './favorites.ts';
import { expect, test } from './test.ts';

/** The contrast of a field's placeholder with the background, which axe does not check. */
function exampleContrast(field: Locator): Promise<number> {
  return field.evaluate((one) => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const paper = channels(getComputedStyle(document.body).backgroundColor);
    const { color, opacity } = getComputedStyle(one, '::placeholder');
    const seen = channels(color).map(
      (value, at) => value * Number(opacity) + (paper[at] ?? 0) * (1 - Number(opacity)),
    );
    const light = (rgb: number[]) => {
      const [red = 0, green = 0, blue = 0] = rgb
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const [a, b] = [light(seen), light(paper)];
    return Math.max(a, b) / Math.min(a, b);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the placeholder of a field has enough contrast', { tag: '@desktop' }, async ({
      page,
    }) => {
      await page.goto('/seja-um-modelo');
      const phone = page.getByLabel('Telefone', { exact: true });
      await expect(phone).toHaveAttribute('placeholder', /\+55/);
      await expect.poll(() => exampleContrast(phone)).toBeGreaterThanOrEqual(4.5);
      await choose(page, 1);
      await page.goto('/favoritos');
      const note = rows(page).getByRole('textbox');
      await expect.poll(() => exampleContrast(note)).toBeGreaterThanOrEqual(4.5);
    });

    test('an overlay has a border', { tag: '@desktop' }, async ({ page }) => {
      await page.goto('/modelos');
      await page.getByRole('button', { name: /^Filtrar/ }).click();
      const panel = page.getByRole('dialog', { name: 'Filtrar talentos' });
      await expect(panel).toBeVisible();
      const line = colorScheme === 'dark' ? 'rgb(53, 49, 44)' : 'rgb(217, 212, 204)';
      await expect(panel).toHaveCSS('box-shadow', `${line} 0px 0px 0px 1px`);
    });
  });
}
