import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

const heart = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const rows = (page: Page) => page.locator('main ol > li');
const names = (page: Page) => rows(page).getByRole('heading').allTextContents();
const message = (page: Page, text: string) => page.getByRole('status').getByText(text);

/** Sets the hearts of the first cards of the list; gives their names. */
async function choose(page: Page, count: number): Promise<string[]> {
  await page.goto('/modelos');
  const cards = page.locator('main article');
  const chosen: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const card = cards.nth(place);
    await card.getByRole('button', { pressed: false }).click();
    await expect(card.getByRole('button', { pressed: true })).toBeVisible();
    chosen.push((await card.getByRole('heading').textContent()) ?? '');
  }
  return chosen;
}

test('a heart is as large as a finger, works by keyboard and is counted in the header', async ({
  page,
}) => {
  const [name = ''] = await choose(page, 1);
  const link = page.getByRole('banner').getByRole('link', { name: 'Favoritos , 1 talento' });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  const own = heart(page, `Favoritar ${name}`);
  const box = await own.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await own.focus();
  await page.keyboard.press('Space');
  await expect(own).toHaveAttribute('aria-pressed', 'false');
  await expect(message(page, `${name} saiu dos seus favoritos.`)).toBeVisible();
  await expect(link).toBeHidden();
});

test('a heart on a card does not open the profile, and no message is loaded before one', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/modelos', { waitUntil: 'networkidle' });
  const before = scripts.length;
  await heart(page, /^Favoritar/)
    .first()
    .click();
  await expect(page.getByText(/agora está nos seus favoritos/)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  await expect(page).toHaveURL(/\/modelos$/);
});

test('the selection is put in order, noted on, taken away and given back', async ({ page }) => {
  const [one = '', two = '', three = ''] = await choose(page, 3);
  await page.goto('/favoritos');
  expect(await names(page)).toEqual([one, two, three]);
  await expectAccessible(page);

  await page.getByRole('button', { name: `Mover ${three} para cima` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${three}: posição 2 de 3`)).toBeAttached();
  await expect(page.getByRole('button', { name: `Mover ${three} para cima` })).toBeFocused();
  expect(await names(page)).toEqual([one, three, two]);
  await page.getByLabel(`Nota sobre ${three}`).fill('Só em maio');

  await page.getByRole('button', { name: `Remover ${three}` }).click();
  await expect(page.getByRole('button', { name: `Remover ${two}` })).toBeFocused();
  expect(await names(page)).toEqual([one, two]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  expect(await names(page)).toEqual([one, three, two]);

  await page.getByRole('button', { name: 'Remover todos' }).click();
  await expect(page.getByText('Não há modelos selecionados')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  expect(await names(page)).toEqual([one, three, two]);
  await expect(page.getByLabel(`Nota sobre ${three}`)).toHaveValue('Só em maio');
});

test('a row is dragged by its handle', async ({ page }) => {
  const [one = '', two = '', three = ''] = await choose(page, 3);
  await page.goto('/favoritos');
  await expect(rows(page)).toHaveCount(3);
  const from = await page.getByTitle(`Arrastar ${one}`).boundingBox();
  const to = await rows(page).nth(1).boundingBox();
  if (!from || !to) throw new Error('The rows should be there.');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 60);
  await page.mouse.move(from.x + 20, from.y + 20 + to.height);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await names(page)).toEqual([one, two, three]);

  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 60);
  await page.mouse.move(from.x + 20, from.y + 20 + to.height);
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual([two, one, three]);
});

test('who has left the agency is kept and marked', async ({ page }) => {
  await choose(page, 1);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('favorites') ?? '{}');
    kept[999999] = { id: 999999, name: 'Quem Saiu' };
    localStorage.setItem('favorites', JSON.stringify(kept));
  });
  await page.goto('/favoritos');
  const gone = rows(page).filter({ hasText: 'Quem Saiu' });
  await expect(gone.getByText('Fora do casting da agência')).toBeVisible();
  await expect(gone.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
});

test('a link shows a selection to somebody else, who can take it over', async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const chosen = await choose(page, 2);
  await page.goto('/favoritos');
  await page.getByRole('button', { name: 'Copiar link' }).click();
  await expect(message(page, 'Link copiado.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${baseURL}/favoritos\\?ids=\\d+,\\d+$`));

  const stranger = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await stranger.goto(link);
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await stranger.locator('main article').getByRole('heading').allTextContents()).toEqual(
    chosen,
  );
  await expectAccessible(stranger);
  await stranger.getByRole('button', { name: 'Adicionar todos aos meus favoritos' }).click();
  await stranger.getByRole('main').getByRole('link', { name: 'Ver meus favoritos' }).click();
  await expect(stranger).toHaveURL(/\/favoritos$/);
  await expect.poll(() => names(stranger)).toEqual(chosen);

  await stranger.goto(`${link},1,nobody,999999`);
  await expect(stranger.locator('main article')).toHaveCount(2);
  await stranger.goto(`${baseURL}/favoritos?ids=1,2`);
  await expect(
    stranger.getByRole('heading', { level: 1, name: 'Esta seleção está vazia' }),
  ).toBeVisible();
  await stranger.context().close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, and a shared selection is there', async ({
    page,
    request,
  }) => {
    await page.goto('/favoritos');
    await expect(page.getByText(/ative o JavaScript/)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'contato@vitrine.example' })).toBeVisible();
    const list = await (await request.get('/modelos')).text();
    const id = /href="\/modelos\/(\d+)\//.exec(list)?.[1];
    await page.goto(`/favoritos?ids=${id}`);
    await expect(page.locator('main article')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /Favoritar|Adicionar/ })).toHaveCount(0);
  });
});
