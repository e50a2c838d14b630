import { inventProfile } from '../demo-panel/seed/profile.ts';
import { expectAccessible } from './accessible.ts';
import {
  counter,
  FOUR_COMPOSITES,
  LONG_NAME,
  lightbox,
  NO_BOOK,
  NO_COVER,
  pathOf,
  TEN_VIDEOS,
} from './profile.ts';
import { expectNames, firstNames, names } from './roster.ts';
import { expectNoShift, hydrated, overflow, settled } from './settled.ts';
import { expect, test } from './test.ts';

test('measures change their units, and the choice is kept', async ({ page }) => {
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

test('the book is turned by buttons and keys, and a photo opens large', {
  tag: '@journey',
}, async ({ page, isMobile }) => {
  const { book, name } = inventProfile(FOUR_COMPOSITES);
  await page.goto(pathOf(FOUR_COMPOSITES));
  const slides = page.locator('.book .swiper-slide');
  const total = isMobile ? book.length : 10;
  await expect(counter(page)).toHaveText(`1 / ${total}`);
  await expect(slides).toHaveCount(total);
  await expect(slides.first().getByRole('img')).toHaveCount(isMobile ? 1 : 2);

  const previous = page.getByRole('button', { name: 'Foto anterior' });
  await expect(previous).toBeDisabled();
  await page.getByRole('button', { name: 'Próxima foto' }).click();
  await expect(counter(page)).toHaveText(`2 / ${total}`);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(`3 / ${total}`);
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText(`2 / ${total}`);
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 });
  await expect(slides.nth(0)).toHaveAttribute('inert');
  await expectAccessible(page);

  const photo = slides.nth(1).getByRole('link').first();
  await photo.focus();
  await page.keyboard.press('Enter');
  const large = lightbox(page);
  const alt = (await photo.getByRole('img').getAttribute('alt')) ?? '';
  expect(alt).toContain(`${name}, foto`);
  await expect(large.current.getByRole('img', { name: alt })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(large.current.getByRole('img', { name: alt })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(large.dialog).toBeHidden();
  await expect(photo).toBeFocused();
  await expect(counter(page)).toHaveText(`2 / ${total}`);
});

test('a finger turns the book', { tag: '@phone' }, async ({ page }) => {
  await page.goto(pathOf(FOUR_COMPOSITES));
  const second = page.locator('.book .swiper-slide').nth(1).getByRole('link');
  // Each photo alone: the script is there, and has seen how narrow the window is.
  await expect(second).toHaveCount(1);
  await hydrated(second);
  const box = await page.locator('.book .carousel').boundingBox();
  if (!box) throw new Error('the book should be in view');
  const client = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', 330);
  for (const x of [300, 240, 180, 120, 60]) await touch('touchMove', x);
  await touch('touchEnd');
  // The browser itself turned it: what turns it from then on was not there yet.
  await expect(counter(page)).toHaveText(/^2 \//);
  await expect(page.locator('.book .swiper-initialized')).toBeVisible();
  await settled(page);
  // Had the first touch opened its photo, that would lie over this one.
  const alt = (await second.getByRole('img').getAttribute('alt')) ?? '';
  await second.tap();
  await expect(lightbox(page).current.getByRole('img', { name: alt })).toBeVisible();
});

test('the buttons turn the book even where its script does not come', async ({ page }) => {
  await page.goto(pathOf(FOUR_COMPOSITES));
  await hydrated(page.getByRole('button', { name: 'Próxima foto' }));
  await page.route('**/_next/static/**/*.js*', (route) => route.fulfill({ status: 503 }));
  const slides = page.locator('.book .swiper-slide');
  await page.getByRole('button', { name: 'Próxima foto' }).click();
  await expect(counter(page)).toHaveText(/^2 \//);
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 });
  await page.getByRole('button', { name: 'Próxima foto' }).click();
  await expect(slides.nth(2)).toBeInViewport({ ratio: 0.5 });
  await page.getByRole('button', { name: 'Foto anterior' }).click();
  await page.getByRole('button', { name: 'Foto anterior' }).click();
  await expect(counter(page)).toHaveText(/^1 \//);
  await expect(slides.first()).toBeInViewport({ ratio: 0.5 });
  await expect(page.locator('.book .swiper-initialized')).toHaveCount(0);
});

test('a talent without a book has a cover and a word about it; one without cover an initial', async ({
  page,
}) => {
  await page.goto(pathOf(NO_BOOK));
  await expect(page.getByText('O book deste talento está em produção.')).toBeVisible();
  await expect(page.getByRole('img', { name: /, foto 1 de 1$/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto(pathOf(NO_COVER));
  await expect(page.getByRole('region', { name: 'Book' })).toBeVisible();
  await expectAccessible(page);
});

test('the way leads back to the list as it was, and on to the next of it', async ({ page }) => {
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
    for (const path of [pathOf(LONG_NAME), `${pathOf(TEN_VIDEOS)}?tab=video`, pathOf(NO_BOOK)]) {
      await page.goto(path);
      for (const row of await page.locator('.carousel').all()) {
        await row.scrollIntoViewIfNeeded();
        await expect(async () => {
          await page.mouse.move(1, 1);
          await expect(row).toHaveClass(/swiper-initialized/, { timeout: 500 });
        }).toPass();
      }
      const cutOff = await overflow(page);
      await expectNoShift(page, `${path} at ${width}`);
      expect(cutOff, `${path} at ${width}`).toBe(0);
    }
  }
});
