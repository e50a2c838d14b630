import { talentId } from '../demo-panel/seed/talent.ts';
import { FOUR_COMPOSITES, pathOf } from './profile.ts';
import { expect, test } from './test.ts';

const SELECTION = [0, 1, 2, 3, 4, 5, 6, 7].map(talentId).join(',');

/** Width of a portrait A4 sheet between its margins, in CSS pixels. */
const PAPER = { width: 703, height: 1032 };

const PAGES = [
  ['/modelos', 'Modelos'],
  [pathOf(FOUR_COMPOSITES), null],
  [`/favoritos?ids=${SELECTION}&view=compare`, 'Seleção compartilhada'],
] as const;

for (const [path, title] of PAGES) {
  test(`a browser's own print is readable: ${path}`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1, ...(title && { name: title }) });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const gone of ['banner', 'navigation', 'button', 'textbox'] as const) {
      await expect(page.getByRole(gone)).toHaveCount(0);
    }
    await expect(page.locator('[href="#main"]')).toBeHidden();
    const cut = () =>
      page
        .locator('.book-row > li, .card, .comparison :is(td, th)')
        .evaluateAll(
          (all) =>
            all.filter((one) => one.getBoundingClientRect().right > window.innerWidth).length,
        );
    await expect.poll(cut, 'beyond the right edge of the sheet').toBe(0);
  });
}
