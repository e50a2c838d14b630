import type { Page } from '@playwright/test';
import { hydrated, settled } from './settled.ts';
import { expect, test } from './test.ts';

const header = (page: Page) => page.getByRole('banner');
const drawerButton = (page: Page) => header(page).locator('[popovertarget="drawer"]').first();
const menu = (page: Page) => header(page).locator('.header-menu');

/** Window widths, and the size of the text in percent. */
const WINDOWS = [
  ...([
    [320, 100],
    [390, 100],
    [844, 100],
    [1024, 100],
    [1060, 100],
    [1100, 100],
  ] as const),
  ...([
    [1280, 100],
    [1440, 100],
    [320, 200],
    [390, 200],
    [1060, 200],
    [1920, 200],
  ] as const),
];

for (const path of ['/privacidade', '/en/privacy', '/es/privacidad']) {
  test(`the header fits in one line, in any window and at 200 % text: ${path}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(path);
    for (const [width, size] of WINDOWS) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
      }, size);
      await settled(page);
      const found = () =>
        header(page).evaluate((bar) => {
          const parts = [...bar.querySelectorAll('.wordmark, .header-menu a, .icon-button')].filter(
            (one) => one.checkVisibility({ opacityProperty: true }) && !one.closest('dialog'),
          );
          const boxes = parts
            .filter((one) => !one.closest('.models-menu-list'))
            .map((one) => one.getBoundingClientRect())
            .sort((one, other) => one.left - other.left);
          const wordmark = bar.querySelector('.wordmark');
          return {
            overlaps: boxes.filter((box, at) => box.left < (boxes[at - 1]?.right ?? 0) - 14).length,
            outside: boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length,
            cut: (wordmark?.scrollWidth ?? 0) > (wordmark?.clientWidth ?? 0) + 1,
            lines: new Set([wordmark?.getClientRects().length]).size,
            tall: bar.clientHeight > 4.1 * Number.parseFloat(getComputedStyle(bar).fontSize),
          };
        });
      const fits = { overlaps: 0, outside: 0, cut: false, lines: 1, tall: false };
      await expect.poll(found, `${width} px, ${size} %`).toEqual(fits);
      const shown = [await menu(page).isVisible(), await drawerButton(page).isVisible()];
      expect(shown.filter(Boolean), `${width} px, ${size} %: menu or drawer`).toHaveLength(1);
    }
  });
}

test('the search opens on top of the drawer, and both close together', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/contato');
  await hydrated(drawerButton(page));
  await drawerButton(page).click();
  const drawer = page.locator('#drawer');
  await expect(drawer.getByRole('link', { name: 'Vitrine' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Buscar talentos' }).click();
  const search = page.getByRole('dialog', { name: 'Buscar talentos' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/contato$/);

  await drawerButton(page).click();
  await drawer.getByRole('button', { name: 'Buscar talentos' }).click();
  await search.getByRole('combobox').fill('loira');
  await search.getByRole('link', { name: /^Ver \d+ talentos?$/ }).click();
  await expect(page).toHaveURL(/\/modelos/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contato$/);
});
