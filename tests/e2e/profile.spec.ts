import { inventProfile } from '../demo-panel/seed/profile.ts';
import { expectAccessible } from './accessible.ts';
import {
  counter,
  FOUR_COMPOSITES,
  LANDSCAPE_FIRST,
  LONG_NAME,
  lightbox,
  NO_BOOK,
  NO_COVER,
  pathOf,
  photoLink,
  TEN_VIDEOS,
} from './profile.ts';
import { expectNames, firstNames, names } from './roster.ts';
import { expectNoShift, hydrated, overflow, settled } from './settled.ts';
import { expect, test } from './test.ts';

test('measures change their units, and the choice is stored', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(pathOf(FOUR_COMPOSITES));
  const measures = page.getByRole('region', { name: 'Medidas' });
  await expect(measures.getByText('150 cm')).toBeVisible();
  await expect(measures.getByText('4′11″')).toBeHidden();
  await settled(page);
  const size = () => measures.evaluate((list) => [list.clientWidth, list.clientHeight]);
  const before = await size();
  await measures.getByRole('button', { name: 'ft / lb' }).click();
  await expect(measures.getByText('4′11″')).toBeVisible();
  await expect(measures.getByText('150 cm')).toBeHidden();
  await expect.poll(size).toEqual(before);
  await page.goto(pathOf(TEN_VIDEOS));
  await expect(measures.getByRole('button', { name: 'ft / lb' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(measures.getByText('5′5″')).toBeVisible();
});

test('the book moves by buttons and keys, and a photo is enlarged on click', {
  tag: ['@desktop', '@journey'],
}, async ({ page }) => {
  const { book, name } = inventProfile(FOUR_COMPOSITES);
  const total = book.length;
  await page.goto(pathOf(FOUR_COMPOSITES));
  await expect(counter(page)).toHaveText(`1 / ${total}`);
  await expect(page.locator('.book-row').getByRole('listitem')).toHaveCount(total);
  const second = photoLink(page, 2);
  await expect(second).not.toBeInViewport({ ratio: 0.97 });
  await expect(second).toBeInViewport({ ratio: 0.05 });

  const previous = page.getByRole('button', { name: 'Foto anterior' });
  await expect(previous).toBeDisabled();
  await page.getByRole('button', { name: 'Próxima foto' }).click();
  await expect(counter(page)).toHaveText(`2 / ${total}`);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(`3 / ${total}`);
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText(`2 / ${total}`);
  await expect(second).toBeInViewport({ ratio: 0.6 });
  await expect(photoLink(page, 1)).toHaveAttribute('tabindex', '-1');

  await expect(second).toHaveAccessibleName(`Ampliar foto 2 de ${total}`);
  await second.focus();
  await page.keyboard.press('Enter');
  const large = lightbox(page);
  const alt = (await second.locator('img').getAttribute('alt')) ?? '';
  expect(alt).toContain(`${name}, foto`);
  await expect(large.current.getByRole('img', { name: alt })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(large.current.getByRole('img', { name: alt })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(large.dialog).toBeHidden();
  await expect(second).toBeFocused();
  await expect(counter(page)).toHaveText(`2 / ${total}`);
});

test('the book is swiped by touch', { tag: '@phone' }, async ({ page }) => {
  await page.goto(pathOf(FOUR_COMPOSITES));
  const second = photoLink(page, 2);
  await hydrated(second);
  const box = await page.locator('.book-row').boundingBox();
  if (!box) throw new Error('the book should be in view');
  const client = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  // A finger moves on every 20 ms; without times of its own the swipe is as fast as this loop.
  let timestamp = Date.now() / 1_000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) => {
    timestamp += 0.02;
    const touchPoints = x === undefined ? [] : [{ x, y }];
    return client.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints });
  };
  await touch('touchStart', 330);
  for (const x of [300, 240, 180, 120, 60]) await touch('touchMove', x);
  // A finger that rests before it is lifted gives the row no momentum, which may take it past a photo.
  for (const x of [61, 60]) {
    timestamp += 0.3;
    await touch('touchMove', x);
  }
  await touch('touchEnd');
  await expect(counter(page)).toHaveText(/^2 \//);
  await settled(page);
  // If the first touch had opened its photo, that would cover this one.
  const alt = (await second.locator('img').getAttribute('alt')) ?? '';
  await second.tap();
  await expect(lightbox(page).current.getByRole('img', { name: alt })).toBeVisible();
});

test('a wheel scrolls the book along its own axis only', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(pathOf(FOUR_COMPOSITES));
  await expect(counter(page)).toHaveText(/^1 \//);
  await page.mouse.move(1200, 500);
  await page.mouse.wheel(900, 0);
  await expect(counter(page)).toHaveText(/^2 \//);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(counter(page)).toHaveText(/^2 \//);
});

test('presses in quick succession each turn a photo', { tag: '@phone' }, async ({ page }) => {
  await page.goto(pathOf(FOUR_COMPOSITES));
  const next = page.getByRole('button', { name: 'Próxima foto' });
  await hydrated(next);
  await next.evaluate((button) => {
    for (let press = 0; press < 3; press += 1) (button as HTMLButtonElement).click();
  });
  await expect(counter(page)).toHaveText(/^4 \//);
});

test('the book needs no further scripts, and moves instantly with reduced motion', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pathOf(FOUR_COMPOSITES));
  await hydrated(page.getByRole('button', { name: 'Próxima foto' }));
  await page.route('**/_next/static/**/*.js*', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Próxima foto' }).click();
  await expect(counter(page)).toHaveText(/^2 \//);
  await expect(photoLink(page, 2)).toBeInViewport({ ratio: 0.6 });
  await page.getByRole('button', { name: 'Foto anterior' }).click();
  await expect(counter(page)).toHaveText(/^1 \//);
  await expect(photoLink(page, 1)).toBeInViewport({ ratio: 0.6 });
});

test('a talent without a book has a cover and a note; one without a cover an initial', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(pathOf(NO_BOOK));
  await expect(page.getByText('Book em produção')).toBeVisible();
  await expect(page.getByRole('img', { name: /, foto 1 de 1$/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto(pathOf(NO_COVER));
  await expect(page.getByRole('region', { name: 'Book' })).toBeVisible();
  await expectAccessible(page);
});

test('the back link restores the list, and the next link follows its order', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/modelos?letter=c');
  const listed = await expectNames(page, /^C/);
  const [first, second, third = ''] = listed;
  await names(page).nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();

  const others = page.getByRole('navigation', { name: 'Outros talentos da lista' });
  await expect(others.getByRole('link', { name: `Anterior: ${first}` })).toBeVisible();
  await others.getByRole('link', { name: `Próximo: ${third}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: third })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voltar para Modelos' }).click();
  await expect(page).toHaveURL(/\/modelos\?letter=c$/);
  await expect.poll(() => firstNames(page)).toEqual(listed);
});

test('nothing shifts and nothing is cut off, from 320 px on', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      ...[pathOf(LONG_NAME), pathOf(LANDSCAPE_FIRST)],
      ...[`${pathOf(TEN_VIDEOS)}?tab=video`, pathOf(NO_BOOK)],
    ]) {
      await page.goto(path);
      for (const row of await page.locator('.book-row, .video-thumbs').all()) {
        await row.scrollIntoViewIfNeeded();
        await hydrated(row);
      }
      const cutOff = await overflow(page);
      await expectNoShift(page, `${path} at ${width}`);
      expect(cutOff, `${path} at ${width}`).toBe(0);
    }
  }
});
