import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import JSZip from 'jszip';
import { slugOf } from '../../lib/routes/slug.ts';
import { inventProfile } from '../demo-panel/seed/profile.ts';
import { expectAccessible } from './accessible.ts';
import { FOUR_COMPOSITES, lightbox, pathOf, TEN_VIDEOS } from './profile.ts';
import { expect, test } from './test.ts';

/** The names of the files of a zip; checks that each is a JPEG. */
async function filesOf(download: Download): Promise<string[]> {
  const zip = await JSZip.loadAsync(await readFile(await download.path()));
  const files = Object.values(zip.files);
  for (const file of files) {
    const content = await file.async('nodebuffer');
    expect(content.subarray(0, 3).toString('hex'), file.name).toBe('ffd8ff');
  }
  return files.map(({ name }) => name);
}

test('the composites are downloaded as a zip, from the panel or made in the browser', {
  tag: '@desktop',
}, async ({ page }) => {
  const { id, name, compo } = inventProfile(FOUR_COMPOSITES);
  await page.goto(pathOf(FOUR_COMPOSITES));
  const button = page.getByRole('link', { name: 'Composites (ZIP)' });
  const save = async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toBe(`${slugOf(name)}-models.zip`);
    return filesOf(download);
  };
  const sent = await save();
  expect(sent).toHaveLength(compo.length);
  await expect(page.getByText('Composite baixado.')).toBeVisible();

  await page.route(`**/api/composite/${id}`, (route) => route.fulfill({ status: 502 }));
  const made = await save();
  expect(made).toEqual(compo.map((_, index) => `${slugOf(name)}-${index + 1}.jpg`));

  await page.route('**/storage/desktop/**', (route) => route.fulfill({ status: 502 }));
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível' })).toBeVisible();
  await expect(button).toBeVisible();
  await expectAccessible(page);
});

test('the composites are enlarged on click', { tag: '@phone' }, async ({ page }) => {
  await page.goto(pathOf(FOUR_COMPOSITES));
  const sheets = page.getByRole('region', { name: 'Composites' }).getByRole('link');
  await expect(sheets).toHaveCount(4);
  await sheets.nth(2).click();
  const { dialog, current } = lightbox(page);
  await expect(current.getByRole('img', { name: /composite 3 de 4/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything works: metric measures, photos to scroll, tabs, zip', {
    tag: '@desktop',
  }, async ({ page }) => {
    const { book } = inventProfile(TEN_VIDEOS);
    await page.goto(pathOf(TEN_VIDEOS));
    const measures = page.getByRole('region', { name: 'Medidas' });
    await expect(measures.getByText('166 cm', { exact: true })).toBeVisible();
    await expect(measures.getByText('5′5″', { exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: 'ft / lb' })).toBeHidden();
    await expect(page.locator('.book').getByRole('link')).toHaveCount(book.length);
    await expect(page.locator('.book').getByRole('img').first()).toBeInViewport();
    const zip = page.getByRole('link', { name: 'Composites (ZIP)' });
    const [download] = await Promise.all([page.waitForEvent('download'), zip.click()]);
    const files = await filesOf(download);
    expect(files).toHaveLength(1);

    await page.getByRole('link', { name: 'Vídeos' }).click();
    await expect(page).toHaveURL(/\?tab=video$/);
    const video = page.getByRole('link', { name: 'Assistir ao vídeo 1 (Vimeo)' }).first();
    await expect(video).toHaveAttribute('href', /^https:\/\/vimeo\.com\/\d+$/);
  });
});
