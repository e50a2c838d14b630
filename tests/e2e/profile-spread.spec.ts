import type { Page } from '@playwright/test';
import { shownPhotos } from '../../lib/talents/book-slides.ts';
import { inventProfile } from '../demo-panel/seed/profile.ts';
import {
  counter,
  FOUR_COMPOSITES,
  LANDSCAPE_FIRST,
  LONG_NAME,
  pathOf,
  photoLink,
  place,
  TEN_VIDEOS,
} from './profile.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

/** The pictures of the book that are in view: their position and aspect ratio. */
const photosOf = (page: Page) =>
  page.locator('.book-row > li').evaluateAll((items) =>
    items.map((item) => {
      const { left, right, width, height } = item.getBoundingClientRect();
      return { left, right, height, proportion: width / height };
    }),
  );

test('no photo is cropped: each has its own aspect ratio, and the next one is partly visible', {
  tag: '@desktop',
}, async ({ page }) => {
  const sizes = shownPhotos(inventProfile(FOUR_COMPOSITES)).map(
    ({ width, height }) => width / height,
  );
  await page.goto(pathOf(FOUR_COMPOSITES));
  for (const [width, height, whole] of [
    [820, 1180, 2],
    [1024, 768, 1],
    [1440, 900, 1],
    [1920, 950, 2],
  ] as const) {
    await page.setViewportSize({ width, height });
    const at = `at ${width}`;
    await expect
      .poll(async () => (await photosOf(page)).filter(({ right }) => right <= width).length, at)
      .toBe(whole);
    const photos = await photosOf(page);
    expect(photos[whole]?.left, at).toBeLessThan(width - 20);
    for (const [place, { proportion }] of photos.entries()) {
      expect(proportion, `${place} ${at}`).toBeCloseTo(sizes[place] ?? 0, 2);
    }
  }
});

test('on a phone each photo is as wide as the window, a portrait first, without a background', {
  tag: '@phone',
}, async ({ page }) => {
  const { book, cover } = inventProfile(LANDSCAPE_FIRST);
  await page.goto(pathOf(LANDSCAPE_FIRST));
  await expect(counter(page)).toHaveText(`1 / ${book.length + 1}`);
  const photos = await photosOf(page);
  expect(photos[0]?.proportion).toBeCloseTo(3 / 4, 2);
  expect(photos.some(({ proportion }) => proportion > 1.4)).toBe(true);
  const widths = photos.map(({ left, right }) => Math.round(right - left));
  expect(widths).toEqual(widths.map(() => 390));
  const first = photoLink(page, 1);
  await expect(first.locator('img')).toHaveAttribute(
    'src',
    new RegExp(encodeURIComponent(cover ?? '')),
  );
  await expect(first).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('.book-row')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('on a phone the book is as high as its first photo, and lower ones are centered', {
  tag: '@phone',
}, async ({ page }) => {
  for (const index of [FOUR_COMPOSITES, LANDSCAPE_FIRST, TEN_VIDEOS]) {
    await page.goto(pathOf(index));
    const row = await place(page.locator('.book-row'));
    const photos = await page.locator('.book-row > li').evaluateAll((items) =>
      items.map((item) => {
        const { top, bottom, height } = item.getBoundingClientRect();
        return { height, middle: (top + bottom) / 2 };
      }),
    );
    expect(row.bottom - row.top).toBeCloseTo(photos[0]?.height ?? 0, 0);
    for (const { middle } of photos) expect(middle).toBeCloseTo((row.top + row.bottom) / 2, 0);
  }
});

test('the name is the largest text of its page and fills its column', async ({
  page,
  isMobile,
}) => {
  for (const index of [FOUR_COMPOSITES, TEN_VIDEOS, LONG_NAME]) {
    await page.goto(pathOf(index));
    for (const width of isMobile ? [320, 390] : [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      const at = `${index} at ${width}`;
      const largest = () =>
        page.locator('main :not(script, style, .initial)').evaluateAll((all) => {
          const texts = all.filter(({ childNodes }) =>
            [...childNodes].some(
              (one) => one.nodeType === Node.TEXT_NODE && one.textContent?.trim(),
            ),
          );
          const size = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
          const most = Math.max(...texts.map(size));
          return texts.filter((one) => size(one) === most).map((one) => one.closest('h1')?.tagName);
        });
      await expect.poll(async () => new Set(await largest()), at).toEqual(new Set(['H1']));
      const filled = () =>
        page.getByRole('heading', { level: 1 }).evaluate((title) => {
          const widths = [...title.children].map((line) => {
            const range = document.createRange();
            range.selectNodeContents(line);
            return range.getBoundingClientRect().width;
          });
          return Math.max(...widths) / title.clientWidth;
        });
      await expect.poll(filled, at).toBeGreaterThan(0.9);
      await expect.poll(filled, at).toBeLessThanOrEqual(1.005);
    }
  }
});

test('on a phone the pictures come first, and a bar at the bottom has the actions', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(pathOf(TEN_VIDEOS));
  await settled(page);
  const parts = [
    page.locator('.book'),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('region', { name: 'Medidas' }),
  ];
  const tops = () => Promise.all(parts.map(async (part) => (await place(part)).top));
  await expect.poll(async () => Math.min(...(await tops()))).toBeGreaterThan(0);
  const order = await tops();
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  const inDocument = await page.evaluate(
    (all) =>
      all.every((one, place) => {
        const next = all[place + 1];
        return (
          !next || (one?.compareDocumentPosition(next) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING
        );
      }),
    await Promise.all(parts.map((part) => part.elementHandle())),
  );
  expect(inDocument).toBe(true);
  const acts = [
    page.getByRole('button', { name: 'Adicionar à seleção' }),
    page.getByRole('link', { name: 'Consultar disponibilidade' }),
    page.locator('.profile-acts').getByRole('link', { name: 'WhatsApp' }),
  ];
  for (const act of acts) await expect(act).toBeInViewport({ ratio: 1 });
  const asked = new URL((await acts[2]?.getAttribute('href')) ?? '');
  expect(asked.searchParams.get('text')).toContain(pathOf(TEN_VIDEOS));
  expect(asked.searchParams.get('text')).toContain(inventProfile(TEN_VIDEOS).name);
  // At the end of the profile the bar has its own space, and covers nothing.
  await page.getByRole('region', { name: 'Medidas' }).evaluate((one) => one.scrollIntoView(false));
  const bar = page.locator('.profile-acts');
  await expect
    .poll(async () => {
      const measures = await place(page.getByRole('region', { name: 'Medidas' }));
      return (await place(bar)).top - measures.bottom;
    })
    .toBeGreaterThanOrEqual(0);
});

test('the tabs of a profile are in the column, beside the pictures', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(pathOf(TEN_VIDEOS));
  const tabs = page.getByRole('navigation', { name: 'Galerias' });
  await expect(tabs).toBeInViewport({ ratio: 1 });
  const { left } = await place(page.locator('.book-row'));
  await expect.poll(async () => (await place(tabs)).right).toBeLessThanOrEqual(left);
});
