import type { Locator, Page } from '@playwright/test';
import { cards, letter, openFilter } from './roster.ts';
import { hydrated, idle } from './settled.ts';
import { expect, test } from './test.ts';

test.use({ expected: /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED .*\/api\/roster\?/ });

const tab = (page: Page) =>
  page.getByRole('navigation', { name: 'Categorias' }).getByRole('link', { name: 'Plus size' });
const dimmed = (page: Page) => page.locator('main [aria-busy="true"]');

/** Each way to another page: what it begins on, and how it is taken. */
const DOORS: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  ['a category', '/modelos', (page) => tab(page).click()],
  ['a letter before the index is loaded', '/modelos', (page) => letter(page, 'com A').click()],
  ['a language', '/modelos', (page) => page.getByRole('link', { name: /English/ }).click()],
  [
    'a request',
    '',
    (page) => page.getByRole('link', { name: 'Consultar disponibilidade' }).first().click(),
  ],
];

for (const [door, path, open] of DOORS) {
  test(`offline the page stays, and says so: ${door}`, { tag: '@desktop' }, async ({ page }) => {
    await page.route('**/api/roster?*', (route) => route.abort());
    await page.goto('/modelos');
    const first = await cards(page).getByRole('link').first().getAttribute('href');
    if (path === '') await page.goto(first ?? '');
    await hydrated(page.getByRole('banner').getByRole('button').first());
    const { url, title } = { url: page.url(), title: await page.title() };
    await page.context().setOffline(true);
    await open(page);
    await expect(page.getByText(/^Não abriu/)).toBeVisible();
    await expect(page).toHaveURL(url);
    await expect(page).toHaveTitle(title);
    await expect(dimmed(page)).toHaveCount(0);
  });
}

test('offline a sheet stays, and says there that nothing was opened', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/contato');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await hydrated(menu);
  await menu.click();
  const sheet = page.getByRole('dialog');
  await page.context().setOffline(true);
  await sheet.getByRole('link', { name: 'Blog' }).click();
  await expect(sheet.getByText(/^Não abriu/)).toBeInViewport();
  await page.context().setOffline(false);
  await sheet.getByRole('link', { name: 'Contato' }).click();
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.history.state.overlay)).toBeUndefined();
  await expect(page).toHaveURL('/contato');
});

test('offline the foot of a sheet is above the notice', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/modelos');
  const panel = await openFilter(page);
  await page.context().setOffline(true);
  const notice = panel.getByRole('status').filter({ hasText: /sem conexão|offline/i });
  await expect(notice).toBeInViewport();
  const bottom = async (foot: Locator) => {
    const { y, height } = (await foot.boundingBox()) ?? { y: 0, height: 0 };
    return y + height;
  };
  const top = async () => (await notice.boundingBox())?.y ?? 0;
  const apply = panel.getByRole('button', { name: /^Ver/ });
  await expect.poll(async () => (await bottom(apply)) <= (await top())).toBe(true);
  await apply.click();
  await expect(panel).toBeHidden();
});

const LEAVING: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['a letter', (page) => letter(page, 'com A').click()],
  [
    'a sheet that opens and closes',
    async (page) => {
      await page.getByRole('button', { name: /^Filtrar/ }).click();
      await page.keyboard.press('Escape');
    },
  ],
];

for (const [what, press] of LEAVING) {
  test(`a category that loads is superseded by ${what}`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/modelos');
    await idle(page);
    await page.route('**/modelos/curvy*', () => new Promise(() => {}));
    await tab(page).click();
    await expect(dimmed(page)).toHaveCount(1);
    await expect(page.locator('[data-progress]')).toHaveCount(1);
    await press(page);
    await expect(dimmed(page)).toHaveCount(0);
  });
}

test('a filter that is applied unchanged, and a sheet that a reload closes, leave no entry', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/contato');
  await page.goto('/modelos');
  await idle(page);
  const filter = page.getByRole('button', { name: /^Filtrar/ });
  const overlay = () => page.evaluate(() => window.history.state?.overlay ?? null);
  await filter.click();
  await page.getByRole('dialog').getByRole('button', { name: /^Ver/ }).click();
  await expect.poll(overlay).toBeNull();
  await filter.click();
  await expect.poll(overlay).not.toBeNull();
  await page.reload();
  await expect.poll(overlay).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/contato');
});
