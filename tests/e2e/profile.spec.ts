import { inventProfile } from '../demo-panel/seed/profile.ts';
import { walk } from './focus.ts';
import { counter, FOUR_COMPOSITES, lightbox, pathOf, photoLink } from './profile.ts';
import { hydrated, settled } from './settled.ts';
import { swipe } from './swipe.ts';
import { expect, test } from './test.ts';

test('the book moves by buttons, keys and wheel; an enlarged photo keeps the focus and restores it', {
  tag: ['@desktop', '@journey'],
}, async ({ page }) => {
  const { book, name } = inventProfile(FOUR_COMPOSITES);
  const total = book.length;
  await page.goto(pathOf(FOUR_COMPOSITES));
  await expect(counter(page)).toHaveText(`1–2 / ${total}`);
  // A window for one photo and the beginning of the next one.
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(counter(page)).toHaveText(`1 / ${total}`);
  const second = photoLink(page, 2);
  await expect(second).not.toBeInViewport({ ratio: 0.97 });
  await expect(second).toBeInViewport({ ratio: 0.05 });

  await expect(page.getByRole('button', { name: 'Foto anterior' })).toBeDisabled();
  await page.getByRole('button', { name: 'Próxima foto' }).click();
  await expect(counter(page)).toHaveText(`2 / ${total}`);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(`3 / ${total}`);
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText(`2 / ${total}`);
  await expect(second).toBeInViewport({ ratio: 0.6 });
  await expect(photoLink(page, 1)).toHaveAttribute('tabindex', '-1');

  await expect(second).toHaveAccessibleName(`Ampliar foto 2 de ${total}`);
  const alt = (await second.locator('img').getAttribute('alt')) ?? '';
  await second.focus();
  await page.keyboard.press('Enter');
  const { dialog, current } = lightbox(page);
  await expect(current.getByRole('img', { name: alt })).toBeVisible();
  await expect(dialog.locator('p[aria-hidden]')).toHaveText(`${name}Book2 / ${total}`);
  await page.keyboard.press('Tab');
  const stops = await walk(page, 8);
  expect([...stops].join(' ')).toContain('Fechar');
  expect(stops.size).toBeGreaterThan(2);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.locator('p[aria-hidden]')).toContainText(`3 / ${total}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(second).toBeFocused();
  await expect(counter(page)).toHaveText(`2 / ${total}`);

  await page.mouse.move(900, 500);
  await page.mouse.wheel(900, 0);
  await expect(counter(page)).toHaveText(/^3 \//);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(counter(page)).toHaveText(/^3 \//);

  const sheets = page.getByRole('region', { name: 'Composites' }).getByRole('link');
  await expect(sheets).toHaveCount(4);
  await sheets.nth(2).click();
  await expect(current.getByRole('img', { name: /composite 3 de 4/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog).toBeHidden();
});

test('the book is swiped; an enlarged photo is closed by Back and by a swipe down', {
  tag: '@phone',
}, async ({ page }) => {
  const path = pathOf(FOUR_COMPOSITES);
  await page.goto(path);
  const second = photoLink(page, 2);
  await hydrated(second);
  const box = await page.locator('[data-book]').boundingBox();
  if (!box) throw new Error('the book should be in view');
  const y = box.y + box.height / 2;
  await swipe(page, ...[330, 300, 240, 180, 120, 60].map((x) => ({ x, y })));
  await expect(counter(page)).toHaveText(/^2 \//);
  await settled(page);
  // If the first touch had opened its photo, that would cover this one.
  const alt = (await second.locator('img').getAttribute('alt')) ?? '';
  await second.tap();
  const { dialog, current } = lightbox(page);
  await expect(current.getByRole('img', { name: alt })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(path);

  await second.tap();
  await expect(current.getByRole('img')).toBeVisible();
  await settled(page);
  await swipe(page, ...[250, 280, 340, 420, 500, 580, 660].map((place) => ({ x: 195, y: place })));
  await expect(dialog).toBeHidden();

  // With reduced motion it moves at once, and without further scripts.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/_next/static/**/*.js*', (route) => route.fulfill({ status: 503 }));
  // On a touch screen it shows when it has the focus.
  await page.getByRole('button', { name: 'Próxima foto' }).press('Enter');
  await expect(counter(page)).toHaveText(/^3 \//);
  await expect(photoLink(page, 3)).toBeInViewport({ ratio: 0.6 });

  // Measures in other units have the same space.
  const measures = page.getByRole('region', { name: 'Medidas' });
  await expect(measures.getByText('4′11″')).toBeHidden();
  const size = () => measures.evaluate((list) => [list.clientWidth, list.clientHeight]);
  const before = await size();
  await measures.getByRole('button', { name: 'ft / lb' }).click();
  await expect(measures.getByText('4′11″')).toBeVisible();
  await expect(measures.getByText('150 cm')).toBeHidden();
  await expect.poll(size).toEqual(before);
});

test.describe('a photo that the storage no longer has', () => {
  test.use({ expected: /Failed to load resource.*book-01/ });

  test('leaves no gap in the book', { tag: '@desktop' }, async ({ page }) => {
    await page.route(/_next.image.*book-01/, (route) => route.fulfill({ status: 404 }));
    await page.goto(pathOf(FOUR_COMPOSITES));
    await expect(photoLink(page, 2)).toBeInViewport({ ratio: 0.97 });
    await expect(photoLink(page, 1)).toBeHidden();
  });
});
