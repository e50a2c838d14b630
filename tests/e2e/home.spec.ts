import type { Locator, Page } from '@playwright/test';
import { SLIDER_AUTOPLAY_MS } from '../../lib/constants.ts';
import { expect, test } from './test.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Destaques' });
const faces = (page: Page) =>
  page.locator('section[aria-roledescription][aria-label="Novos rostos"]');
const rows = (page: Page) => page.locator('section[aria-label^="Trabalhos"]');
const place = (slider: Locator) => slider.getByText(/^\d \/ \d$/);

/** How many scripts with Swiper in them the page has fetched. */
function swiperLoads(page: Page): () => Promise<number> {
  const bodies: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') bodies.push(answer.text());
  });
  return async () =>
    (await Promise.all(bodies)).filter((text) => text.includes('slidesPerGroupAuto')).length;
}

test('the first slide needs no script, and the slider is fetched when somebody is there', async ({
  page,
}) => {
  const loads = swiperLoads(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(banner(page).locator('img').first()).toBeVisible();
  expect(await loads()).toBe(0);
  await page.mouse.wheel(0, 10);
  await expect(banner(page).locator('.swiper-initialized')).toBeVisible();
  expect(await loads()).toBe(1);
});

test('banners go on by themselves, by button, around the end, and stand still when paused', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(place(banner(page))).toHaveText('1 / 3');
  await page.clock.runFor(SLIDER_AUTOPLAY_MS);
  await expect(place(banner(page))).toHaveText('2 / 3');

  await banner(page).getByRole('button', { name: 'Pausar' }).click();
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(4 * SLIDER_AUTOPLAY_MS);
  await expect(place(banner(page))).toHaveText('2 / 3');
  await banner(page).getByRole('button', { name: 'Reproduzir' }).press('Enter');

  const next = banner(page).getByRole('button', { name: 'Próximo' });
  await next.click();
  await expect(place(banner(page))).toHaveText('3 / 3');
  await page.clock.runFor(3_000);
  await next.click();
  await expect(place(banner(page))).toHaveText('1 / 3');
});

test('a slider that holds the focus or is out of view stands still', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Próximo' }).focus();
  await page.keyboard.press('Shift');
  await page.clock.runFor(3 * SLIDER_AUTOPLAY_MS);
  await expect(place(banner(page))).toHaveText('1 / 3');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await expect(banner(page)).not.toBeInViewport();
  await page.clock.runFor(3 * SLIDER_AUTOPLAY_MS);
  await expect(place(banner(page))).toHaveText('1 / 3');
});

test('the video of a banner is silent, plays in view, and pauses with its slider', async ({
  page,
}) => {
  await page.goto('/');
  const video = banner(page).locator('video');
  await expect(video).toHaveAttribute('preload', 'none');
  await expect(video).toContainText('Seu navegador não é compatível com vídeos.');
  expect(await video.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
  await banner(page).getByRole('button', { name: 'Próximo' }).click();
  const paused = () => video.evaluate((one: HTMLVideoElement) => one.paused);
  await expect.poll(paused).toBe(false);
  expect(await video.evaluate((one: HTMLVideoElement) => one.muted)).toBe(true);
  await banner(page).getByRole('button', { name: 'Pausar' }).click();
  await expect.poll(paused).toBe(true);
});

test('whoever wants no motion gets none before asking for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await expect(banner(page).getByRole('button', { name: 'Reproduzir' })).toBeVisible();
  await page.clock.runFor(3 * SLIDER_AUTOPLAY_MS);
  await expect(place(banner(page))).toHaveText('1 / 3');
});

test('slides stand in three rows on a desktop and in one on a phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const counts = await rows(page).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => one.querySelectorAll('.swiper-slide').length),
  );
  expect(counts).toEqual(isMobile ? [8] : [3, 3, 2]);
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
  expect(await visible()).toHaveLength(inView);
  await slider.getByRole('button', { name: 'Próximo' }).click();
  const moved = Array.from({ length: inView }, (_, index) => index + 1);
  await expect.poll(visible).toEqual(moved);

  await cards
    .nth(inView + 3)
    .getByRole('link')
    .focus();
  await expect.poll(visible).toContain(inView + 3);
});

test('the agency can be followed', async ({ page }) => {
  await page.goto('/');
  const follow = page.getByRole('region', { name: 'Siga-nos' });
  await expect(follow.getByRole('link')).toHaveText(['instagram', 'facebook']);
  await expect(page.locator('iframe')).toHaveCount(0);
});
