import type { Locator, Page } from '@playwright/test';
import { formOn, PATHS } from './application.ts';
import { expect, test } from './test.ts';

/** The phone field with its mask, which is loaded on focus. */
async function phoneOn(page: Page): Promise<Locator> {
  await page.goto(PATHS.pt);
  const phone = formOn(page, 'pt').field('phone');
  await page.waitForLoadState('load');
  await expect
    .poll(async () => {
      await phone.blur();
      await phone.focus();
      await phone.pressSequentially('+551');
      const text = await phone.inputValue();
      await phone.press('ControlOrMeta+a');
      await phone.press('Delete');
      return text;
    })
    .toBe('+55 (1');
  await expect(phone).toHaveValue('');
  return phone;
}

test('a phone number is edited in the middle and deleted', { tag: '@phone' }, async ({ page }) => {
  const phone = await phoneOn(page);
  await phone.pressSequentially('11987650100');
  for (const _ of '765-0100') await phone.press('ArrowLeft');
  await phone.press('Backspace');
  await phone.press('3');
  await expect(phone).toHaveValue('+55 (11) 93765-0100');
  await phone.press('End');
  for (const _ of '+55 (11) 93765-0100') await phone.press('Backspace');
  await expect(phone).toHaveValue('');
});

test('a pasted phone number is parsed as it was written', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const phone = await phoneOn(page);
  const pasted = [
    ['0 15 11 98765-0100', '+55 (11) 98765-0100'],
    ['(021) 3062-0100', '+55 (21) 3062-0100'],
    [' +55 11 98765-0100 ', '+55 (11) 98765-0100'],
    ['+1 415 555 0100', '+1 415 555 0100'],
    ['\u202a11\u00a098765-0100\u202c', '+55 (11) 98765-0100'],
    ['11 98765-01', '11 98765-01'],
  ] as const;
  for (const [text, shown] of pasted) {
    await page.evaluate((written) => navigator.clipboard.writeText(written), text);
    await phone.focus();
    await phone.press('ControlOrMeta+a');
    await phone.press('ControlOrMeta+v');
    await expect(phone, text).toHaveValue(shown);
  }
  await phone.press('Enter');
  await expect(page.getByText(/^De que país é este número/)).toHaveCount(1);
  await phone.fill('11 98765-0100 / 11 3062-0100');
  await phone.press('Enter');
  await expect(page.getByText(/^Confira o número/)).toHaveCount(1);
  await expect(phone).toHaveValue('11 98765-0100 / 11 3062-0100');
});
