import { inventProfile } from '../demo-panel/seed/profile.ts';
import { expectAccessible } from './accessible.ts';
import { FOUR_COMPOSITES, lightbox, pathOf } from './profile.ts';
import { hydrated, settled } from './settled.ts';
import { expect, test } from './test.ts';

test('a request adds the talent to the selection and opens the form', { tag: '@phone' }, async ({
  page,
}) => {
  const { name } = inventProfile(FOUR_COMPOSITES);
  await page.goto(pathOf(FOUR_COMPOSITES));
  const request = page.getByRole('link', { name: 'Consultar disponibilidade' });
  await hydrated(request);
  await request.click();
  await expect(page).toHaveURL(/\/favoritos#casting$/);
  const form = page.locator('#casting');
  await expect(form.getByRole('heading')).toBeFocused();
  await expect(form.getByRole('heading')).toBeInViewport();
  await expect(page.getByRole('link', { name }).first()).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Remover da seleção' })).toBeVisible();
});

test('an enlarged picture has the name, and closing it restores the focus', {
  tag: '@desktop',
}, async ({ page }) => {
  const { book, name } = inventProfile(FOUR_COMPOSITES);
  await page.goto(pathOf(FOUR_COMPOSITES));
  const photo = page.locator('.book').getByRole('link').first();
  await hydrated(photo);
  await photo.click();
  const { dialog } = lightbox(page);
  await expect(dialog.locator('.lightbox-caption')).toHaveText(`${name}Book1 / ${book.length}`);
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.locator('.lightbox-caption')).toContainText(`2 / ${book.length}`);
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog).toBeHidden();
  await expect(photo).toBeFocused();
});

test('swiping down closes an enlarged picture', { tag: '@phone' }, async ({ page }) => {
  await page.goto(pathOf(FOUR_COMPOSITES));
  const photo = page.locator('.book').getByRole('link').first();
  await hydrated(photo);
  await photo.tap();
  const { dialog, current } = lightbox(page);
  await expect(current.getByRole('img')).toBeVisible();
  await settled(page);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 195, y }],
    });
  await touch('touchStart', 250);
  for (const y of [280, 340, 420, 500, 580, 660]) await touch('touchMove', y);
  await touch('touchEnd');
  await expect(dialog).toBeHidden();
});
