import type { Page } from '@playwright/test';
import { castingForm, chooseHere, rows } from '../e2e/favorites.ts';
import { FOUR_COMPOSITES, lightbox, pathOf } from '../e2e/profile.ts';
import { cards, openFilter } from '../e2e/roster.ts';
import { spaceText } from '../e2e/settled.ts';
import { expect, test } from '../e2e/test.ts';
import { compare, DESKTOP, NARROW, open, PHONE, ZOOMED } from './picture.ts';

async function openSearch(page: Page) {
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Buscar talentos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buscar talentos' });
  await dialog.getByRole('combobox').fill('clara');
  await expect(dialog.getByRole('option')).not.toHaveCount(0);
}

/** Opens an enlarged picture; its buttons fade, unless one has the focus. */
async function openPicture(page: Page) {
  await page.locator('[data-book]').getByRole('link').first().click();
  await expect(lightbox(page).current.getByRole('img')).toBeVisible();
  await page.keyboard.press('Tab');
}

async function openDrawer(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('#drawer')).toBeVisible();
}

async function openModels(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.getByRole('link', { name: 'Modelos', exact: true }).hover();
  await expect(menu.locator('#models-menu')).toHaveCSS('opacity', '1');
}

/** The focus is on one card, the pointer on another. */
async function pointAtCards(page: Page) {
  const card = cards(page).nth(1);
  await card.getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await cards(page).nth(2).hover();
}

const scrollTo = (top: number) => async (page: Page) => {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
};

/** Text of twice its size. */
async function enlarge(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

async function sendEmpty(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
}

/** The message of a removal, above the button of the form. */
async function removeOne(page: Page) {
  await chooseHere(page, 2);
  await page.goto('/favoritos');
  await expect(rows(page)).toHaveCount(2);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Remover/ })
    .click();
  await castingForm(page).send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await expect(page.locator('.toast')).toBeVisible();
}

async function sendSelection(page: Page) {
  await chooseHere(page, 2);
  await page.goto('/favoritos');
  await expect(rows(page)).toHaveCount(2);
  const { fillIn, send, sent } = castingForm(page);
  await fillIn();
  await send.click();
  await expect(sent).toBeVisible();
}

const BOOK = pathOf(FOUR_COMPOSITES);
const HEADER = { width: 1060, height: 200 };

/** What a visitor's act shows. */
const STATES = [
  ['scrolled', '/', DESKTOP, scrollTo(900)],
  ['header', '/es/privacidad', HEADER, scrollTo(0)],
  ['header-large', '/en/privacy', { width: 320, height: 200 }, enlarge],
  ['models-menu', '/contato', { width: 1440, height: 480 }, openModels],
  ['drawer', '/modelos', PHONE, openDrawer],
  ['cards', '/modelos', DESKTOP, pointAtCards],
  ['spaced', '/modelos', NARROW, spaceText],
  ['filter', '/modelos?eyes=Green', DESKTOP, openFilter],
  ['search', '/modelos', DESKTOP, openSearch],
  ['lightbox', BOOK, DESKTOP, openPicture],
  ['lightbox', BOOK, NARROW, openPicture],
  ['faults', '/contato', DESKTOP, sendEmpty],
  ['faults', '/contato', ZOOMED, sendEmpty],
  ['faults-scouting', '/seja-um-modelo', PHONE, sendEmpty],
  ['toast', '/modelos', PHONE, removeOne],
  ['sent', '/modelos', DESKTOP, sendSelection],
] as const;

for (const [state, address, window, act] of STATES) {
  const name = `${state}-${window.width}`;
  test(name, async ({ page }) => {
    await open(page, address, window);
    await act(page);
    await compare(page, name);
  });
}

test('filter-390-dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/modelos', PHONE);
  await openFilter(page);
  await compare(page, 'filter-390-dark');
});

test.describe('on a first visit', () => {
  test.use({ entrance: true });

  for (const window of [DESKTOP, PHONE]) {
    test(`entrance-${window.width}`, async ({ page }) => {
      await open(page, '/', window);
      await compare(page, `entrance-${window.width}`);
    });
  }
});
