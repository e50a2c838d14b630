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

test('a phone number is edited in the middle, deleted and pasted', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const phone = await phoneOn(page);
  await phone.pressSequentially('11987650100');
  for (const _ of '765-0100') await phone.press('ArrowLeft');
  await phone.press('Backspace');
  await phone.press('3');
  await expect(phone).toHaveValue('+55 (11) 93765-0100');
  await phone.press('End');
  for (const _ of '+55 (11) 93765-0100') await phone.press('Backspace');
  await expect(phone).toHaveValue('');
  await page.evaluate(() => navigator.clipboard.writeText('\u202a0 15 11\u00a098765-0100\u202c'));
  await phone.press('ControlOrMeta+v');
  await expect(phone).toHaveValue('+55 (11) 98765-0100');
});
