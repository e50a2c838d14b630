import type { Page } from '@playwright/test';
import { applicantPhotos, formOn, PATHS, storedPhotos, TEXTS } from './application.ts';
import { hydrated } from './settled.ts';
import { expect, test } from './test.ts';

const photoName = (page: Page) => page.locator('#field-image_1-name');

async function open(page: Page) {
  await page.goto(PATHS.pt);
  const form = formOn(page, 'pt');
  await hydrated(form.field('realname'));
  return form;
}

test('the applications of two daughters in two tabs are never mixed', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const [photo, other] = await applicantPhotos();
  if (!photo || !other) throw new Error('no photos');
  const ana = await open(page);
  await ana.field('realname').fill('Ana Sá');
  await ana.slot('image_1').setInputFiles(photo);
  await expect(ana.preview('image_1')).toBeVisible();
  await expect.poll(() => storedPhotos(page)).toBe(1);

  const tab = await context.newPage();
  const bia = await open(tab);
  await expect(bia.field('realname'), 'a new tab begins with the newest').toHaveValue('Ana Sá');
  await expect(bia.preview('image_1')).toBeVisible();
  await bia.field('realname').fill('Bia Sá');
  await bia.slot('image_1').setInputFiles(other);
  await expect(photoName(tab)).toHaveAttribute('title', other.name);
  await expect.poll(() => storedPhotos(tab)).toBe(2);

  for (const [where, form, name, file] of [
    [page, ana, 'Ana Sá', photo],
    [tab, bia, 'Bia Sá', other],
  ] as const) {
    await where.reload();
    await expect(form.field('realname')).toHaveValue(name);
    await expect(photoName(where)).toHaveAttribute('title', file.name);
  }

  await tab.getByRole('button', { name: TEXTS.pt.forms.draft.clear }).click();
  await expect(bia.field('realname')).toHaveValue('');
  await expect.poll(() => storedPhotos(tab), 'its photo is deleted, and the other stays').toBe(1);
  await page.reload();
  await expect(ana.field('realname')).toHaveValue('Ana Sá');
  await expect(photoName(page)).toHaveAttribute('title', photo.name);
});
