import type { Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import { expectAccessible } from './accessible.ts';
import { TEXTS } from './application.ts';
import { rows } from './favorites.ts';
import { cards, count, names } from './roster.ts';
import { watchSent } from './sent.ts';
import { expect, sending } from './test.ts';

const BRIEF = 'Campanha de verão, 3 e 4 de março, Recife.\nTV e digital, 12 meses. R$ 8.000.';

sending.use({ odd: false });

type Morning = {
  language: Locale;
  home: string;
  wish: string;
  /** The size in the wish, as its chip says it. */
  size: string;
  list: string;
  on: string;
};

const MORNINGS: readonly Morning[] = [
  {
    language: 'pt',
    home: '/',
    wish: 'loira 1,75 a 1,80 manequim 38',
    size: 'manequim 38',
    list: '/modelos/mulheres',
    on: '@desktop',
  },
  {
    language: 'es',
    home: '/es',
    wish: 'rubia 1,75 a 1,80 talla 38',
    size: 'talla 38',
    list: '/es/modelos/mujeres',
    on: '@phone',
  },
];

async function searchFor(page: Page, { language, wish, list }: Morning): Promise<void> {
  const { search } = TEXTS[language];
  await page.getByRole('banner').getByRole('button', { name: search.open }).click();
  const dialog = page.getByRole('dialog', { name: search.open });
  await dialog.getByRole('combobox').fill(wish);
  const understood = dialog.getByRole('list', { name: search.understood });
  await expect(understood.getByRole('button')).toHaveCount(4);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${list}\\?hair=.+&height=175-180&jeans=38-38$`));
}

/**
 * Few talents match every wish: removes the size, which gives more, and lowers the maximum height.
 */
async function narrow(page: Page, { language, size }: Morning): Promise<void> {
  const { roster, measures } = TEXTS[language];
  const remove = roster.remove.replace('{filter}', size);
  await page.getByRole('heading', { level: 1 }).getByRole('link', { name: size }).click();
  await page.getByRole('dialog').getByRole('link', { name: remove }).click();
  await expect(page).toHaveURL(/&height=175-180$/);
  await expect(count(page)).toHaveText(/^\d+ talentos$/);
  const before = (await count(page).textContent()) ?? '';
  await page.getByRole('button', { name: new RegExp(`^${roster.filter}`) }).click();
  const panel = page.getByRole('dialog', { name: roster.filterTitle });
  const tallest = `${measures.height}, ${roster.maximum}`;
  await panel.getByRole('spinbutton', { name: tallest }).fill('178');
  await expect(page).toHaveURL(/&height=175-178$/);
  await panel.getByRole('button', { name: /^Ver \d+ talentos$/ }).click();
  await expect(panel).toBeHidden();
  await expect(count(page)).not.toHaveText(before);
}

/** Adds the talent of the open profile to the selection; returns the name. */
async function add(page: Page, language: Locale, name: string): Promise<string> {
  const { profile } = TEXTS[language];
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: profile.add, exact: true }).click();
  await expect(page.getByRole('button', { name: profile.remove, exact: true })).toBeVisible();
  return name;
}

/** Adds two talents of the list, and one that is similar to the second. */
async function chooseThree(page: Page, language: Locale): Promise<string[]> {
  const [one = '', two = ''] = await names(page).allTextContents();
  await cards(page).getByRole('link', { name: one }).click();
  const chosen = [await add(page, language, one)];
  await page.goBack();
  await cards(page).getByRole('link', { name: two }).click();
  chosen.push(await add(page, language, two));
  const alike = page.getByRole('region', { name: TEXTS[language].seo.alike }).getByRole('article');
  await expect(alike).not.toHaveCount(0);
  const others = (await alike.getByRole('heading').allTextContents()).filter(
    (name) => !chosen.includes(name),
  );
  const [third = ''] = others;
  await alike.getByRole('link', { name: third }).click();
  chosen.push(await add(page, language, third));
  return chosen;
}

async function compareAndPrint(page: Page, language: Locale, chosen: string[]): Promise<void> {
  const { compare, list } = TEXTS[language].favorites;
  await page.getByRole('button', { name: compare.open }).click();
  const table = page.getByRole('table', { name: compare.table });
  await expect(table.getByRole('columnheader').getByRole('link')).toHaveText(chosen);
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: list.print }).click(),
  ]);
  expect(sheet.suggestedFilename()).toBe('ficha-de-casting.pdf');
}

async function writeSender(page: Page, language: Locale): Promise<void> {
  const { form } = TEXTS[language].favorites;
  await page.getByLabel(form.name, { exact: true }).fill('Casa Ouro');
  await page.getByLabel(form.phone, { exact: true }).fill('+55 11 3333-0000');
  await page.getByLabel(form.email, { exact: true }).fill('casting@example.com');
}

async function writeBrief(page: Page, language: Locale): Promise<void> {
  const { brief } = TEXTS[language].favorites;
  await page.getByLabel(brief.title).fill(BRIEF);
  await expectAccessible(page);
}

for (const morning of MORNINGS) {
  const { language, home, on } = morning;
  sending(
    `a booker’s whole morning, from a wish to the agency: ${language}`,
    { tag: [on, '@journey'] },
    async ({ page, panel }) => {
      sending.slow();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
      const { form, brief, list } = TEXTS[language].favorites;
      await page.goto(home);
      await searchFor(page, morning);
      await narrow(page, morning);
      const chosen = await chooseThree(page, language);
      await page.getByRole('banner').getByRole('link', { name: list.selection }).click();
      await expect(rows(page)).toHaveCount(3);
      await compareAndPrint(page, language, chosen);
      await writeBrief(page, language);

      await page.reload();
      const about = page.getByLabel(brief.title);
      await expect(about, 'the brief is stored on the device').toHaveValue(BRIEF);
      await writeSender(page, language);
      const sentInView = await watchSent(page);
      await page.getByRole('button', { name: form.submit, exact: true }).click();
      await expect(page.getByText(form.sent)).toBeVisible();
      await sentInView();
      const summary = page.getByLabel(TEXTS[language].forms.summary);
      await expect.soft(summary.getByRole('listitem')).toContainText(chosen);
      const answers = ['Casa Ouro', '+55 11 3333-0000', 'casting@example.com'];
      await expect.soft(summary.getByRole('definition')).toHaveText([...answers, BRIEF]);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter((url) => url.includes('Recife'))).toEqual([]);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('brief-draft'))).toBeNull();

      const [entry] = panel.entries();
      expect(entry?.fields.name).toBe('Casa Ouro');
      expect(String(entry?.fields.message).replaceAll('\r\n', '\n')).toBe(BRIEF);
      const talents = entry?.fields.talents as { name: string }[];
      expect(talents.map(({ name }) => name)).toEqual(chosen);
    },
  );
}
