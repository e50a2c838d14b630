import { FOUR_COMPOSITES, lightbox, pathOf } from './profile.ts';
import { expect, test } from './test.ts';

test('the composites are enlarged', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(pathOf(FOUR_COMPOSITES));
  const sheets = page.getByRole('region', { name: 'Composites' }).getByRole('link');
  await expect(sheets).toHaveCount(4);
  await sheets.nth(2).click();
  const { dialog, current } = lightbox(page);
  await expect(current.getByRole('img', { name: /composite 3 de 4/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog).toBeHidden();
});
