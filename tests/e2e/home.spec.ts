import type { Page } from '@playwright/test';
import { idle } from './settled.ts';
import { expect, test } from './test.ts';

const faces = (page: Page) =>
  page.locator('section[aria-roledescription][aria-label="Novos rostos"]');
const rows = (page: Page) => page.locator('section[aria-label^="Trabalhos"]');

test('slides are in three rows on a desktop and in one on a phone', async ({ page, isMobile }) => {
  await page.goto('/');
  const counts = () =>
    rows(page).evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => one.querySelectorAll('.swiper-slide').length),
    );
  await expect.poll(counts).toEqual(isMobile ? [8] : [3, 3, 2]);
});

test('new faces: two in view on a phone, five on a desktop, moved by button and keyboard', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const slider = faces(page);
  await slider.scrollIntoViewIfNeeded();
  const cards = slider.getByRole('listitem');
  const inView = isMobile ? 2 : 5;
  const visible = () =>
    cards.evaluateAll((all) =>
      all.flatMap((one, index) => {
        const { left, right } = one.getBoundingClientRect();
        return left > -2 && right < innerWidth + 2 ? [index] : [];
      }),
    );
  await expect.poll(visible).toHaveLength(inView);
  await slider.getByRole('button', { name: 'Próximo' }).click();
  const moved = Array.from({ length: inView }, (_, index) => index + 1);
  await expect.poll(visible).toEqual(moved);

  // The buttons are below the cards, and before them in the tab order.
  const next = slider.getByRole('button', { name: 'Próximo' });
  const lower = async () => {
    const [button, card] = await Promise.all([next.boundingBox(), cards.nth(1).boundingBox()]);
    return (button?.y ?? 0) >= (card?.y ?? 0) + (card?.height ?? 0);
  };
  await expect.poll(lower).toBe(true);
  await next.focus();
  await page.keyboard.press('Tab');
  await expect(cards.locator(':focus')).toHaveCount(1);

  await cards
    .nth(inView + 3)
    .getByRole('link')
    .focus();
  await expect.poll(visible).toContain(inView + 3);
});

test('no text covers the banners, and their link comes before the buttons', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  const banner = page.getByRole('region', { name: 'Destaques' });
  const picture = banner.locator('img').first();
  await expect(picture).toHaveCSS('object-position', '50% 25%');
  const words = await title.boundingBox();
  const shown = await picture.boundingBox();
  expect(shown?.height).toBeGreaterThan(0);
  expect(words?.y).toBeGreaterThanOrEqual((shown?.y ?? 0) + (shown?.height ?? 0));
  await idle(page);
  await page.getByRole('main').getByRole('link', { name: 'Ver modelos' }).focus();
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('button', { name: 'Pausar' })).toBeFocused();
});

test('the header has a gradient over pictures, and a solid background below them', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  const behind = () =>
    page.getByRole('banner').evaluate((header) => {
      const { content, opacity } = getComputedStyle(header, '::before');
      return {
        shade: content === '""' ? opacity : 'none',
        ground: getComputedStyle(header).backgroundColor,
      };
    });
  for (const y of [0, 300]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect.poll(behind).toEqual({ shade: '1', ground: 'rgba(0, 0, 0, 0)' });
  }
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(behind).toEqual({ shade: '0', ground: 'rgb(247, 245, 242)' });
});

test('headings, cards and pictures are aligned on the left, and sections equally spaced', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  await idle(page);
  const main = page.getByRole('main');
  const starts = () =>
    main
      .locator(
        'h1, h2, .work > section:first-of-type .carousel, section[aria-label="Novos rostos"] .carousel, .work-large',
      )
      .filter({ visible: true })
      .evaluateAll((all) => [
        ...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))),
      ]);
  const beside = await main
    .locator('.work > h2')
    .evaluate((one) => one.getBoundingClientRect().left);
  await expect
    .poll(async () => (await starts()).filter((left) => left !== Math.round(beside)).length)
    .toBeLessThanOrEqual(1);
  const spaces = await page.evaluate(() => {
    const sections = ['.new-faces', '.work', '.scout-call', '[aria-labelledby="follow-us"]'];
    return sections.map(
      (one) => getComputedStyle(document.querySelector(one) as Element).paddingTop,
    );
  });
  expect(new Set(spaces).size).toBe(1);
});

test('one button pauses the banners and the work', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await idle(page);
  const pause = page
    .getByRole('main')
    .getByRole('button', { name: 'Pausar' })
    .filter({ visible: true });
  await expect(pause).toHaveCount(1);
});
