import { darkPhoto } from '../fixtures/photos.ts';
import { addPhotos, formOn, TEXTS } from './application.ts';
import { expect, test } from './test.ts';

test('the advice about photos appears, and again after a reload', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/seja-um-modelo');
  await addPhotos(page, 'pt');
  const { slot } = formOn(page, 'pt');
  const { advice } = TEXTS.pt.scouting;
  await expect(slot('image_4')).toHaveAccessibleDescription(new RegExp(advice.small));
  // The advice comes from a worker, which the content security policies of the page and of the worker's
  // script have to allow.
  await slot('image_3').setInputFiles(await darkPhoto());
  await expect(slot('image_3')).toHaveAccessibleDescription(new RegExp(advice.dark));
  await page.reload();
  await expect(slot('image_3')).toHaveAccessibleDescription(new RegExp(advice.dark));
  for (const sharp of ['image_1', 'image_2'] as const) {
    await expect(slot(sharp)).not.toHaveAccessibleDescription(new RegExp(advice.keep));
  }
});
