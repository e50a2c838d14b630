import { LOCALES, type Locale } from '../../lib/i18n/locales.ts';
import { pathOf } from '../../lib/routes/build.ts';
import { TEXTS } from './application.ts';
import { hydrated } from './settled.ts';
import { expect, test } from './test.ts';

const { form, write } = TEXTS.es.verify;
const pagePath = (locale: Locale) => pathOf(locale, { page: 'verify' });

/** The icons of a verdict, by their paths. */
const CHECK = 'svg > path[d="M20 6 9 17l-5-5"]';
const CROSS = 'svg > path[d="M18 6 6 18"]';

test('a visitor who was approached learns whether the contact is ours; the text is in no address and stored nowhere', {
  tag: ['@phone', '@journey'],
}, async ({ page }) => {
  await page.goto('/es/ser-modelo');
  await page
    .getByRole('main')
    .locator(`a[href="${pagePath('es')}"]`)
    .click();
  await expect(page).toHaveURL(pagePath('es'));
  const field = page.getByRole('textbox', { name: form.field });
  await hydrated(field);
  const verdict = page.getByRole('main').getByRole('status');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const check = async (contact: string) => {
    await field.fill(contact);
    await field.press('Enter');
  };

  await check('(11) 98765-0100');
  await expect(verdict).toContainText(form.ours);
  await expect(verdict).toContainText('+55 11 98765-0100');
  await expect(verdict.locator(CHECK)).toBeVisible();
  await check('typed-secret@evil.example');
  await expect(verdict).toContainText(form.notOurs);
  await expect(verdict.locator(CROSS)).toBeVisible();
  await expect(verdict.getByRole('link', { name: write })).toBeVisible();
  await check('98765-0100');
  await expect(verdict).toContainText(form.unclear);
  // Above a phone’s on-screen keyboard.
  await page.setViewportSize({ width: 390, height: 420 });
  await check('@stranger');
  await expect(page.getByText(form.notOurs, { exact: true })).toBeInViewport({ ratio: 1 });

  await expect(page).toHaveURL(pagePath('es'));
  await page.goto('/es');
  const storage = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(storage).not.toContain('secret');
  expect(asked).toContainEqual(expect.stringMatching(/\/api\/verify\?lang=es$/));
  expect(asked.filter((one) => one.includes('secret'))).toEqual([]);
});

test('it prints as one sheet, with the contacts and where to check', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of LOCALES.map(pagePath)) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 688, height: 1010 });
    const sheet = page.locator('main > div');
    await expect(sheet.getByText('+55 11 98765-0100')).toBeVisible();
    await expect(sheet.locator('> p')).toContainText(path);
    await expect(sheet.locator('li')).toHaveCount(15);
    await expect(sheet.locator('li').last()).toBeVisible();
    const cut = () => sheet.evaluate((one) => one.scrollHeight - one.clientHeight);
    await expect.poll(cut, path).toBeLessThanOrEqual(0);
    for (const gone of ['banner', 'contentinfo', 'textbox', 'button'] as const) {
      await expect(page.getByRole(gone)).toHaveCount(0);
    }
    await page.emulateMedia({ media: null });
  }
});
