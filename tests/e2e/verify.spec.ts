import type { Page } from '@playwright/test';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../lib/i18n/locales.ts';
import { pathOf } from '../../lib/routes/build.ts';
import { expectAccessibleInBoth } from './accessible.ts';
import { hydrated, overflow } from './settled.ts';
import { expect, sending, test } from './test.ts';

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

test('the typed text is neither sent nor stored', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/verify');
  await hydrated(page.getByRole('textbox', { name: IN_ENGLISH.field }));
  // Not even if the form is submitted before hydration.
  await expect(page.getByRole('main').locator('form [name]')).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await check(page, 'typed-secret@evil.example');
  await expect(page.getByRole('main').getByRole('status')).toContainText(IN_ENGLISH.notOurs);
  await expect(page).toHaveURL(/\/en\/verify$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/en\/privacy$/);
  const storage = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(storage).not.toContain('secret');
  expect(asked.length).toBeGreaterThan(0);
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

/** Posts as a browser without script does, but in one with script, which axe needs. */
async function postPlainly(page: Page, language: Locale, contact: string) {
  await page.goto(pagePath(language));
  await page.evaluate(
    ([language, contact]) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action: `/api/verify?lang=${language}`,
      });
      form.append(
        Object.assign(document.createElement('input'), { name: 'contact', value: contact }),
      );
      document.body.append(form);
      form.submit();
    },
    [language, contact] as const,
  );
  await expect(page).toHaveURL(/\?reply=/);
}

sending('every verdict on a posted contact is accessible', { tag: '@phone' }, async ({ page }) => {
  for (const contact of ['(11) 98765-0100', '@stranger', '98765-0100', ' ']) {
    await postPlainly(page, DEFAULT_LOCALE, contact);
    const field = page.getByRole('textbox').and(page.locator('[name=contact]'));
    await expect(field).toHaveValue(contact);
    await expect(page.locator('html')).toHaveAttribute('lang', DEFAULT_LOCALE);
    await expectAccessibleInBoth(page, contact);
  }
});

test.describe('without script', () => {
  sending.use({ javaScriptEnabled: false });

  sending(
    'the form is posted, and the reply has the verdict',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/verificar');
      const main = page.getByRole('main');
      const field = main.getByRole('textbox', { name: 'Telefone, e-mail, perfil ou link' });
      await field.fill('@vitrine.example');
      await field.press('Enter');
      await expect(page).toHaveURL(/\/verificar\?reply=[\da-f-]{36}#check$/);
      await expect(
        main.getByRole('heading', { level: 1, name: 'Este contato é nosso?' }),
      ).toBeVisible();
      await expect(field).toHaveValue('@vitrine.example');
      await expect(main.getByRole('status')).toContainText('É nosso');
      await expect(main.getByText('É nosso', { exact: true })).toBeInViewport();
      await expect(main.getByRole('status')).toContainText('instagram.com/vitrine.example');
      await field.fill('@stranger');
      await main.getByRole('button', { name: 'Verificar contato' }).click();
      await expect(main.getByRole('status')).toContainText('Não é nosso');
      await expect.poll(() => overflow(page)).toBe(0);
      await field.fill(' ');
      await main.getByRole('button', { name: 'Verificar contato' }).click();
      await expect(field).toHaveAccessibleDescription(
        /Escreva um telefone, e-\u2060mail, perfil ou link\./,
      );
      await expect(main.getByRole('status')).toHaveCount(0);
      const contacts = main.getByRole('region', { name: 'Nossos contatos' }).getByRole('link');
      await expect(contacts).toHaveText([
        '+55 11 3062-0100',
        '+55 11 98765-0100',
        'contato@vitrine.example',
        /^localhost:\d+$/,
        'instagram.com/vitrine.example',
        'facebook.com/vitrine.example',
      ]);
    },
  );
});
