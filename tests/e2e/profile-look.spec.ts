import { inventProfile } from '../demo-panel/seed/profile.ts';
import { expectAccessible } from './accessible.ts';
import {
  counter,
  FOUR_COMPOSITES,
  LANDSCAPE_FIRST,
  lightbox,
  pathOf,
  place,
  TEN_VIDEOS,
} from './profile.ts';
import { cards } from './roster.ts';
import { hydrated, settled } from './settled.ts';
import { expect, test } from './test.ts';

test('the book fills the first screen beside everything that a booker needs', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(pathOf(FOUR_COMPOSITES));
  await settled(page);
  const header = await place(page.getByRole('banner'));
  const book = page.locator('.book-row');
  await expect.poll(async () => (await place(book)).top).toBeCloseTo(header.bottom, 0);
  await expect.poll(async () => (await place(book)).right).toBeCloseTo(1440, 0);
  await expect.poll(async () => (await place(book)).bottom).toBeCloseTo(900, 0);
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('button', { name: 'Adicionar à seleção' }),
    page.getByRole('region', { name: 'Medidas' }),
    page.getByRole('link', { name: 'Consultar disponibilidade' }),
    counter(page),
    page.getByRole('button', { name: 'Próxima foto' }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('the focus ring is around the whole card', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/modelos');
  const card = cards(page).nth(1);
  await card.getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link')).toBeFocused();
  const ring = () =>
    card.evaluate((one) => {
      const { outlineStyle, outlineOffset, width, height } = getComputedStyle(one, '::after');
      const beside = [
        one.clientWidth - Number.parseFloat(width),
        one.clientHeight - Number.parseFloat(height),
      ];
      return { outlineStyle, outlineOffset, beside: beside.map((px) => Math.abs(Math.round(px))) };
    });
  await expect.poll(ring).toEqual({ outlineStyle: 'solid', outlineOffset: '-4px', beside: [0, 0] });
});

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

test('similar talents end the profile, and link to theirs', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto(pathOf(FOUR_COMPOSITES));
  const alike = page.getByRole('region', { name: 'Talentos parecidos' });
  await expect(alike.getByRole('article')).toHaveCount(isMobile ? 4 : 5);
  const first = alike.getByRole('heading', { level: 3 }).first();
  const name = (await first.textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('an enlarged picture has the name; its buttons show the focus, a click restores it', {
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
  await page.keyboard.press('Tab');
  const focused = dialog.locator('button:focus');
  await expect(focused).toHaveCount(1);
  await expect(focused).toHaveCSS('outline-style', 'solid');
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

test('the measures of a card are on a strip at the bottom of its picture', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/modelos');
  const card = cards(page).nth(1);
  await card.hover();
  const strip = card.locator('.card-measures');
  await expect(strip).toHaveCSS('opacity', '1');
  const picture = await place(card.locator('.picture-frame'));
  expect(picture.height).toBeGreaterThan(300);
  // One pixel of tolerance, because browsers round.
  await expect
    .poll(async () => Math.abs((await place(strip)).bottom - picture.bottom))
    .toBeLessThanOrEqual(1);
  await expect
    .poll(async () => (await place(strip)).height / picture.height)
    .toBeLessThanOrEqual(0.3);
});

test('letters and tabs are one row each, in any window', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/modelos');
  for (const width of [320, 390, 720, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [row, length] of [
      ['.letters', 26],
      ['.tabs', 6],
    ] as const) {
      const tops = () =>
        page
          .locator(`${row} > li`)
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      await expect.poll(async () => (await tops()).length, row).toBe(length);
      await expect.poll(async () => new Set(await tops()).size, `${row} at ${width}`).toBe(1);
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a request leads to the form for this talent', { tag: '@desktop' }, async ({ page }) => {
    const { id, name } = inventProfile(FOUR_COMPOSITES);
    await page.goto(pathOf(FOUR_COMPOSITES));
    await page.getByRole('link', { name: 'Consultar disponibilidade' }).click();
    await expect(page).toHaveURL(new RegExp(`/favoritos\\?ids=${id}#casting$`));
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.locator(`#casting input[name="ids"]`)).toHaveValue(String(id));
  });
});

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the photos, the name and the actions of a booker are in view at once', {
    tag: '@desktop',
  }, async ({ page }) => {
    for (const path of [FOUR_COMPOSITES, TEN_VIDEOS, LANDSCAPE_FIRST].map(pathOf)) {
      await page.goto(path);
      await settled(page);
      const bar = page.getByRole('link', { name: 'Consultar disponibilidade' });
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Adicionar à seleção' })).toBeInViewport();
      await expect(page.locator('.book-photo').first()).toBeInViewport({ ratio: 0.4 });
      const name = page.getByRole('heading', { level: 1 });
      await expect
        .poll(async () => (await place(bar)).top - (await place(name)).bottom, path)
        .toBeGreaterThanOrEqual(0);
    }
  });
});
