import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../lib/i18n/locales.ts';
import { pathOf } from '../../lib/routes/build.ts';
import { expectAccessibleInBoth } from './accessible.ts';
import { hydrated, overflow } from './settled.ts';
import { expect, test } from './test.ts';

const IN_ENGLISH = {
  field: 'Phone, email, profile or link',
  button: 'Check contact',
  ours: 'It is ours',
  notOurs: 'It is not ours',
  unclear: 'We cannot tell',
};

const pagePath = (locale: Locale) => pathOf(locale, { page: 'verify' });

/** The icons of a verdict, by their paths. */
const CHECK = 'svg > path[d="M20 6 9 17l-5-5"]';
const CROSS = 'svg > path[d="M18 6 6 18"]';

/** Types a contact and presses Enter. */
async function check(page: Page, contact: string) {
  const field = page.getByRole('textbox', { name: IN_ENGLISH.field });
  await field.fill(contact);
  await field.press('Enter');
}

test('a visitor who was approached finds the page and learns whether the contact is ours', {
  tag: ['@phone', '@journey'],
}, async ({ page }) => {
  await page.goto('/en/be-a-model');
  await page.getByRole('main').getByRole('link', { name: 'Check a contact' }).click();
  await expect(page).toHaveURL(/\/en\/verify$/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Is this contact really us?' }),
  ).toBeVisible();
  await hydrated(page.getByRole('textbox', { name: IN_ENGLISH.field }));
  const verdict = page.getByRole('main').getByRole('status');

  await check(page, '(11) 98765-0100');
  await expect(verdict).toContainText(IN_ENGLISH.ours);
  await expect(verdict).toContainText('+55 11 98765-0100');
  await expect(verdict.locator(CHECK)).toBeVisible();
  await check(page, '@vitrine.example');
  await expect(verdict).toContainText('instagram.com/vitrine.example');
  await check(page, '@vitrine.example.br');
  await expect(verdict).toContainText(IN_ENGLISH.notOurs);
  await expect(verdict.locator(CROSS)).toBeVisible();
  await expect(verdict.getByRole('link', { name: 'Talk to the agency' })).toBeVisible();
  await check(page, 'contato@vitrine-agencia.example');
  await expect(verdict).toContainText(IN_ENGLISH.notOurs);
  await expectAccessibleInBoth(page, 'not ours');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => overflow(page)).toBe(0);
  await check(page, '98765-0100');
  await expect(verdict).toContainText(IN_ENGLISH.unclear);

  // A verdict disappears when its text is edited.
  await page.getByRole('textbox', { name: IN_ENGLISH.field }).press('a');
  await expect(verdict).toBeEmpty();
  await check(page, ' ');
  const field = page.getByRole('textbox', { name: IN_ENGLISH.field });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Enter a phone number, email, profile or link\./);
});

test('the verdict is visible above a phone’s on-screen keyboard', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/en/verify');
  const field = page.getByRole('textbox', { name: IN_ENGLISH.field });
  await hydrated(field);
  await field.focus();
  await page.setViewportSize({ width: 390, height: 420 });
  await check(page, '@stranger');
  await expect(page.getByText(IN_ENGLISH.notOurs, { exact: true })).toBeInViewport({ ratio: 1 });
});

test('the typed text is in no address, and stored nowhere', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/verify');
  await hydrated(page.getByRole('textbox', { name: IN_ENGLISH.field }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await check(page, 'typed-secret@evil.example');
  await expect(page.getByRole('main').getByRole('status')).toContainText(IN_ENGLISH.notOurs);
  await expect(page).toHaveURL(/\/en\/verify$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/en\/privacy$/);
  const storage = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(storage).not.toContain('secret');
  expect(asked).toContainEqual(expect.stringMatching(/\/api\/verify\?lang=en$/));
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
    const sheet = page.locator('.verify-sheet');
    await expect(sheet.getByText('+55 11 98765-0100')).toBeVisible();
    await expect(sheet.locator('.verify-foot')).toContainText(path);
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
