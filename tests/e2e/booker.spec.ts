import type { Page } from '@playwright/test';
import { TEXTS } from './application.ts';
import { castingForm, rows } from './favorites.ts';
import { cards, count, names, openFilter } from './roster.ts';
import { openSearch } from './search.ts';
import { watchSent } from './sent.ts';
import { expect, sending } from './test.ts';

const BRIEF = 'Campanha de verão, 3 e 4 de março, Recife.\nTV e digital, 12 meses. R$ 8.000.';
const { favorites, forms, profile, search } = TEXTS.pt;

sending.use({ odd: false });

async function searchFor(page: Page, wish: string): Promise<void> {
  const dialog = await openSearch(page);
  await dialog.getByRole('combobox').fill(wish);
  const understood = dialog.getByRole('list', { name: search.understood });
  await expect(understood.getByRole('button')).toHaveCount(4);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/modelos\/mulheres\?hair=.+&height=175-180&jeans=38-38$/);
}

/**
 * Few talents match every wish: removes the size, which gives more, and lowers the maximum height.
 */
async function narrow(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'manequim 38' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Remover manequim 38' }).click();
  await expect(page).toHaveURL(/&height=175-180$/);
  await expect(count(page)).toHaveText(/^\d+ talentos$/);
  const before = (await count(page).textContent()) ?? '';
  const panel = await openFilter(page);
  await panel.getByRole('spinbutton', { name: 'Altura, Máximo' }).fill('178');
  await panel.getByRole('button', { name: /^Ver \d+ talentos$/ }).click();
  await expect(page).toHaveURL(/&height=175-178$/);
  await expect(panel).toBeHidden();
  await expect(count(page)).not.toHaveText(before);
}

/** Adds the talent of the open profile to the selection; returns the name. */
async function add(page: Page, name: string): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: profile.add, exact: true }).click();
  await expect(page.getByRole('button', { name: profile.remove, exact: true })).toBeVisible();
  return name;
}

/** Adds two talents of the list, and one that is similar to the second. */
async function chooseThree(page: Page): Promise<string[]> {
  const [one = '', two = ''] = await names(page).allTextContents();
  await cards(page).getByRole('link', { name: one }).click();
  const chosen = [await add(page, one)];
  await page.goBack();
  await cards(page).getByRole('link', { name: two }).click();
  chosen.push(await add(page, two));
  const alike = page.getByRole('region', { name: profile.alike }).getByRole('article');
  await expect(alike).not.toHaveCount(0);
  const others = (await alike.getByRole('heading').allTextContents()).filter(
    (name) => !chosen.includes(name),
  );
  const [third = ''] = others;
  await alike.getByRole('link', { name: third }).click();
  chosen.push(await add(page, third));
  return chosen;
}

async function compareAndPrint(page: Page, chosen: string[]): Promise<void> {
  const { compare, list } = favorites;
  await page.getByRole('button', { name: compare.open }).click();
  const table = page.getByRole('table', { name: compare.table });
  await expect(table.getByRole('columnheader').getByRole('link')).toHaveText(chosen);
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: list.pdf }).click(),
  ]);
  expect(sheet.suggestedFilename()).toBe('ficha-de-casting.pdf');
}

sending(
  'a booker’s whole morning, from a wish to the agency',
  { tag: ['@desktop', '@journey'] },
  async ({ page, panel }) => {
    sending.slow();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
    const { send, sent, fillIn } = castingForm(page);
    await page.goto('/');
    await searchFor(page, 'loira 1,75 a 1,80 manequim 38');
    await narrow(page);
    const chosen = await chooseThree(page);
    await page.getByRole('banner').getByRole('link', { name: favorites.list.selection }).click();
    await expect(rows(page)).toHaveCount(3);
    await compareAndPrint(page, chosen);
    const about = page.getByLabel(favorites.brief.title);
    await about.fill(BRIEF);
    await page.reload();
    await expect(about, 'the brief is stored on the device').toHaveValue(BRIEF);
    await fillIn();
    const sentInView = await watchSent(page);
    await send.click();
    await expect(sent).toBeVisible();
    await sentInView();
    const summary = page.getByLabel(forms.summary);
    await expect.soft(summary.getByRole('listitem')).toContainText(chosen);
    const answers = ['Casa Ouro', '+55 11 3333-0000', 'casting@example.com'];
    await expect.soft(summary.getByRole('definition')).toHaveText([...answers, BRIEF]);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((url) => url.includes('Recife'))).toEqual([]);
    await page.getByRole('link', { name: favorites.form.again }).click();
    await expect(page).toHaveURL(/\/modelos$/);
    const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
    await expect.poll(() => stored('favorites')).toBe('{}');
    await expect.poll(() => stored('brief-draft')).toBeNull();

    const [entry] = panel.entries();
    expect(entry?.fields.name).toBe('Casa Ouro');
    expect(String(entry?.fields.message).replaceAll('\r\n', '\n')).toBe(BRIEF);
    const talents = entry?.fields.talents as { name: string }[];
    expect(talents.map(({ name }) => name)).toEqual(chosen);
  },
);
