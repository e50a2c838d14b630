import { slugOf } from '../../lib/routes/slug.ts';
import { inventProfile } from '../demo-panel/seed/profile.ts';
import { filesOf } from './downloads.ts';
import { FOUR_COMPOSITES, lightbox, pathOf } from './profile.ts';
import { expect, test } from './test.ts';

test('the composites are enlarged, and downloaded as a zip, from the panel or made in the browser', {
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

  const sheets = page.getByRole('region', { name: 'Composites' }).getByRole('link');
  await expect(sheets).toHaveCount(4);
  await sheets.nth(2).click();
  const { dialog, current } = lightbox(page);
  await expect(current.getByRole('img', { name: /composite 3 de 4/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog).toBeHidden();
});
