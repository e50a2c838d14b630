import {
  applicantPhotos,
  formOn,
  occupyPhotos,
  PATHS,
  storedPhotos,
  TEXTS,
} from './application.ts';
import { expect, test } from './test.ts';

test('a photo that is removed does not come back when the page is reloaded before it is deleted', {
  tag: '@desktop',
}, async ({ page }) => {
  const { scouting } = TEXTS.pt;
  const { slot, preview } = formOn(page, 'pt');
  const [face, profile] = await applicantPhotos();
  await page.goto(PATHS.pt);
  await slot('image_1').setInputFiles(face);
  await slot('image_2').setInputFiles(profile);
  await expect.poll(() => storedPhotos(page)).toBe(2);
  await occupyPhotos(page);
  const remove = scouting.removePhoto.replace('{photo}', scouting.fields.image_1);
  await page.getByRole('button', { name: remove }).click();
  await page.reload();
  // All stored photos are restored together: image_1 would be visible as well.
  await expect(preview('image_2')).toBeVisible();
  await expect(preview('image_1')).toBeHidden();
  await expect.poll(() => storedPhotos(page)).toBe(1);
});
