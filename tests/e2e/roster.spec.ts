import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, withoutPictures } from './test.ts';

test.beforeEach(({ page }) => withoutPictures(page));

const cards = (page: Page) => page.locator('main article');
const count = (page: Page) => page.locator('main').getByRole('status');
const letter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Primeira letra do nome' }).getByRole('link', { name });

/** The names in view, first to last. */
function names(page: Page): Promise<string[]> {
  return cards(page).getByRole('heading').allTextContents();
}

async function openFilter(page: Page) {
  await page.getByRole('button', { name: /^Filtrar/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filtrar talentos' });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Ver \d+ talentos?$|^Nenhum/ })).toBeVisible();
  return panel;
}

async function goTo(page: Page, path: string) {
  const index = page.waitForResponse((answer) => answer.url().includes('/api/roster'));
  await page.goto(path);
  await index;
}

/** Brings the end of the list into view, which makes it grow. */
function scrollToEnd(page: Page) {
  const more = page.getByRole('link', { name: 'Mostrar mais' });
  // Once and at once: waiting for a place that moves away would make the list grow to its very end.
  return more.evaluate((link) => link.scrollIntoView({ behavior: 'instant' }));
}

/** Notes whether the loading image is ever shown: it stands for half a second only. */
async function watchLoadingImage(page: Page): Promise<() => Promise<boolean>> {
  const seen = await page.evaluateHandle(() => {
    const state = { seen: false };
    new MutationObserver(() => {
      state.seen ||= document.querySelector('svg[aria-label="Carregando"]') !== null;
    }).observe(document.body, { childList: true, subtree: true });
    return state;
  });
  return () => seen.evaluate((state) => state.seen);
}

test('a letter lists its names without asking the server again', async ({ page }) => {
  await goTo(page, '/modelos');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'document'].includes(request.resourceType())) asked.push(request.url());
  });
  await letter(page, 'Nomes com B').click();
  await expect(page).toHaveURL(/\/modelos\?letter=b$/);
  await expect(count(page)).not.toHaveText('300 talentos');
  for (const name of await names(page)) expect(name).toMatch(/^B/);
  await letter(page, 'Limpar a letra B').click();
  await expect(page).toHaveURL(/\/modelos$/);
  await expect(count(page)).toHaveText('300 talentos');
  expect(asked).toEqual([]);
});

test('back and forward walk through what was chosen', async ({ page }) => {
  await goTo(page, '/modelos/homens');
  await letter(page, 'Nomes com A').click();
  await letter(page, 'Nomes com B').click();
  const withB = await names(page);
  await page.goBack();
  await expect(page).toHaveURL(/letter=a$/);
  for (const name of await names(page)) expect(name).toMatch(/^[AÁÂ]/);
  await page.goBack();
  await expect(page).toHaveURL(/\/modelos\/homens$/);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/letter=b$/);
  expect(await names(page)).toEqual(withB);
});

test('the list grows by twenty at its end, in the order of the pages', async ({
  page,
  request,
}) => {
  await goTo(page, '/modelos');
  await expect(cards(page)).toHaveCount(20);
  await scrollToEnd(page);
  await expect(cards(page)).not.toHaveCount(20);
  const shown = await names(page);
  expect(shown.length % 20).toBe(0);
  const second = await (await request.get('/modelos?page=2')).text();
  for (const name of shown.slice(20, 40)) expect(second).toContain(`>${name}</a>`);
  await expectAccessible(page);
});

test('coming back from a profile finds the filter, the length and the place', async ({ page }) => {
  await goTo(page, '/modelos');
  const panel = await openFilter(page);
  await panel.getByLabel('Altura, Mínimo').first().fill('160');
  await panel.getByRole('button', { name: /^Ver/ }).click();
  await expect(page).toHaveURL(/\?height=160-220$/);
  await scrollToEnd(page);
  await expect(cards(page)).not.toHaveCount(20);
  await scrollToEnd(page);
  const far = cards(page).nth(30);
  await far.scrollIntoViewIfNeeded();
  const grown = await cards(page).count();
  const top = await page.evaluate(() => window.scrollY);
  const name = (await far.getByRole('heading').textContent()) ?? '';
  await far.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?height=160-220$/);
  expect(await cards(page).count()).toBeGreaterThanOrEqual(Math.min(grown, 40));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 200);
  await expect(far.getByRole('heading')).toHaveText(name);
  await expect(far).toBeInViewport();
});

test('a reload keeps the filter, the length and the place', async ({ page }) => {
  await goTo(page, '/modelos?height=150-220');
  await scrollToEnd(page);
  await expect(cards(page)).not.toHaveCount(20);
  const far = cards(page).nth(24);
  await far.scrollIntoViewIfNeeded();
  const name = (await far.getByRole('heading').textContent()) ?? '';
  await page.reload();
  await expect(far.getByRole('heading')).toHaveText(name);
  await expect(far).toBeInViewport();
});

test('a shared address shows the same first page with and without script', async ({
  page,
  request,
}) => {
  const path = '/modelos/mulheres?letter=m&height=160-180';
  const html = await (await request.get(path)).text();
  await goTo(page, path);
  const shown = await names(page);
  expect(shown.length).toBeGreaterThan(0);
  expect([...html.matchAll(/after:inset-0"[^>]*>([^<]+)<\/a>/g)].map(([, name]) => name)).toEqual(
    shown,
  );
});

test('the language switch keeps what was chosen in the browser', async ({ page, isMobile }) => {
  await goTo(page, '/modelos/mulheres');
  await letter(page, 'Nomes com C').click();
  const shown = await names(page);
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/en\/models\/women\?letter=c$/);
  expect(await names(page)).toEqual(shown);
});

test('a category comes after the old list was dimmed, and clears the letter', async ({ page }) => {
  await goTo(page, '/modelos/mulheres?letter=a');
  const loadingImageSeen = await watchLoadingImage(page);
  const tabs = page.getByRole('navigation', { name: 'Categorias' });
  await tabs.getByRole('link', { name: 'Novos rostos' }).click();
  await expect(page).toHaveURL(/\?category=new_faces$/);
  expect(await loadingImageSeen()).toBe(true);
  await expect(page.getByRole('img', { name: 'Carregando' })).toBeHidden();
  await tabs.getByRole('link', { name: 'Todos' }).click();
  await expect(page).toHaveURL(/\/modelos\/mulheres$/);
});

test('without the index the links still lead on', async ({ page }) => {
  await page.route('**/api/roster?**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/modelos');
  await letter(page, 'Nomes com B').click();
  await expect(page).toHaveURL(/letter=b$/);
  await expect(count(page)).not.toHaveText('300 talentos');
  for (const name of await names(page)) expect(name).toMatch(/^B/);
});

test('the footer can be reached with the keyboard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  await goTo(page, '/modelos');
  await cards(page).last().getByRole('link').focus();
  const length = await cards(page).count();
  await page.getByRole('link', { name: 'Mostrar mais' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
  expect(await cards(page).count()).toBeLessThanOrEqual(length + 40);
});
