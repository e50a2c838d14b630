import type { FileChooser } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  answer,
  applicantPhotos,
  CHOSEN,
  formOn,
  PATHS,
  RECEIVED,
  SLOTS,
  TEXTS,
  TYPED,
} from './application.ts';
import { overflow } from './settled.ts';
import { expect, sending, test } from './test.ts';

const VIEWS = [
  [PATHS.pt, 'dark'],
  ['/es/ser-modelo', 'light'],
  ['/en/contact', 'dark'],
] as const;

for (const [path, colorScheme] of VIEWS) {
  test(`${path}, refused: no axe violation, ${colorScheme}`, {
    tag: colorScheme === 'dark' ? '@phone' : '@desktop',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('main form [aria-invalid=true]').first()).toBeFocused();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => overflow(page)).toBe(0);
  });
}

sending('the whole application by keyboard alone', { tag: '@desktop' }, async ({ page, panel }) => {
  const choosers: FileChooser[] = [];
  page.on('filechooser', (chooser) => choosers.push(chooser));
  const { field, adult } = formOn(page, 'pt');
  await page.goto(PATHS.pt);
  await adult.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  for (const name of Object.keys(TYPED) as (keyof typeof TYPED)[]) {
    await expect(field(name)).toBeFocused();
    await page.keyboard.type(TYPED[name]);
    await page.keyboard.press('Tab');
  }
  for (const name of Object.keys(CHOSEN) as (keyof typeof CHOSEN)[]) {
    if (name === 'basedin') await expect(field(name)).toBeEnabled();
    // A select that was just disabled is not in the tab order yet when its predecessor is left.
    if (name === 'basedin') await field('country').press('Tab');
    await expect(field(name)).toBeFocused();
    const label = await field(name).locator(`option[value="${CHOSEN[name]}"]`).textContent();
    // A space would open the list, and an accented letter is not typed as a key.
    await page.keyboard.type(label?.match(/^[!-~]+/)?.[0] ?? '');
    await expect(field(name)).toHaveValue(CHOSEN[name]);
    if (name !== 'country') await page.keyboard.press('Tab');
  }
  for (const [place, photo] of (await applicantPhotos()).entries()) {
    await expect(page.locator(`input[name=${SLOTS[place]}]`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => choosers).toHaveLength(place + 1);
    await choosers[place]?.setFiles(photo);
    await expect(page.getByRole('img', { name: /^Sua foto/ })).toHaveCount(place + 1);
    // Replace and remove come first, then the next photo.
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('link', { name: TEXTS.pt.forms.privacyLink })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Enviado', exact: true })).toBeVisible();
  expect(panel.entries()[0]?.fields).toEqual(RECEIVED);
});

sending.describe('without script', () => {
  sending.use({ javaScriptEnabled: false });

  sending(
    'an application is validated, comes back with its answers, and is sent',
    { tag: '@desktop' },
    async ({ page, panel }) => {
      const { field, slot, send } = formOn(page, 'pt');
      const { scouting, forms } = TEXTS.pt;
      const photos = await applicantPhotos();
      await page.goto(PATHS.pt);
      await field('realname').fill(TYPED.realname);
      await field('country').selectOption('30');
      await page.getByRole('button', { name: scouting.showCities }).click();
      await expect(page).toHaveURL(/\?reply=[\da-f-]{36}$/);
      await expect(page.locator('main').getByRole('alert').first()).toHaveText(scouting.chooseCity);
      await expect(field('realname')).toHaveValue(TYPED.realname);
      await answer(page, 'pt');
      await field('email').fill('erica@example');
      for (const [place, photo] of photos.entries()) {
        await slot(SLOTS[place] ?? 'image_1').setInputFiles(photo);
      }
      await send.click();
      await expect(page.getByText(scouting.photosAgain)).toBeVisible();
      await expect(field('email')).toHaveAccessibleDescription(forms.faults.email);
      await expect(field('basedin')).toHaveValue('3000');
      expect(panel.entries()).toEqual([]);
      await field('email').fill(TYPED.email);
      for (const [place, photo] of photos.entries()) {
        await slot(SLOTS[place] ?? 'image_1').setInputFiles(photo);
      }
      await send.click();
      await expect(
        page.getByRole('heading', { level: 1, name: scouting.thanksTitle }),
      ).toBeVisible();
      const summary = page.getByLabel(forms.summary);
      for (const text of [TYPED.realname, TYPED.email, 'São Paulo', 'Brasil']) {
        await expect(summary).toContainText(text);
      }
      expect(panel.entries().map(({ fields }) => fields)).toEqual([RECEIVED]);
      const robots = page.locator('meta[name=robots]');
      await expect(robots).toHaveAttribute('content', /noindex/);
    },
  );

  sending(
    'a message is sent, also in English, and a panel that is down loses nothing',
    { tag: '@desktop' },
    async ({ page, panel }) => {
      const main = page.getByRole('main');
      const { contact, forms } = TEXTS.en;
      panel.fail({ kind: 'down', route: '/api/contact' });
      await page.goto('/en/contact');
      await main.getByLabel('Name').fill('Zoë');
      await main.getByLabel(contact.fields.email).fill('zoe@example.com');
      await main.getByLabel('Subject').fill('Hello & goodbye');
      await main.getByLabel('Message').fill('One\nTwo');
      await main.getByRole('button', { name: 'Send' }).click();
      await expect(main.getByRole('alert').first()).toHaveText(forms.refusals['perhaps-sent']);
      await expect(main.getByLabel('Message')).toHaveValue('One\nTwo');
      panel.clearFaults();
      await main.getByRole('button', { name: 'Send' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: contact.thanksTitle }),
      ).toBeVisible();
      await expect(page.getByLabel(forms.summary)).toContainText('Hello & goodbye');
      expect(panel.entries()).toMatchObject([
        { kind: 'contact', fields: { name: 'Zoë', subject: 'Hello & goodbye', phone: '' } },
      ]);
    },
  );
});
