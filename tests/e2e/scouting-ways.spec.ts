import type { FileChooser } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
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
