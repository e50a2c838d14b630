import type { Locator, Page } from '@playwright/test';
import { SLIDER_AUTOPLAY_MS } from '../../lib/config/constants.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Destaques' });
const place = (carousel: Locator) => carousel.getByText(/^\d \/ \d$/);

/** Opens the home page with its clock stopped. */
async function openStopped(page: Page) {
  const start = Date.now();
  await page.clock.install({ time: start });
  // The clock runs until the page has loaded, which takes seconds on a busy machine.
  await page.clock.pauseAt(start + 60_000);
  await page.goto('/');
  const started = page.locator('[aria-label="Destaques"] .swiper-initialized');
  // It starts in an idle callback.
  const starts = async () => {
    await page.clock.runFor(100);
    return started.count();
  };
  await expect.poll(starts).toBe(1);
}

/** Advances the clock by the time of this many slides. */
async function advanceBy(page: Page, slides: number) {
  for (let slide = 0; slide < slides; slide += 1) {
    // Autoplay does not advance during a transition.
    await settled(page);
    await page.clock.fastForward(SLIDER_AUTOPLAY_MS);
  }
}

test('banners advance by autoplay and by button, and rest when paused, focused or out of view', {
  tag: '@desktop',
}, async ({ page }) => {
  await openStopped(page);
  const next = banner(page).getByRole('button', { name: 'Próximo' });
  await expect(place(banner(page))).toHaveText('1 / 3');
  await next.focus();
  await page.keyboard.press('Shift');
  await advanceBy(page, 4);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await expect(banner(page)).not.toBeInViewport();
  await advanceBy(page, 4);
  await expect(place(banner(page))).toHaveText('1 / 3');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(banner(page)).toBeInViewport({ ratio: 0.5 });
  await advanceBy(page, 1);
  await expect(place(banner(page))).toHaveText('2 / 3');

  await banner(page).getByRole('button', { name: 'Pausar' }).click();
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await advanceBy(page, 4);
  await banner(page).getByRole('button', { name: 'Reproduzir' }).press('Enter');
  await expect(place(banner(page))).toHaveText('2 / 3');

  await settled(page);
  await next.click();
  await expect(place(banner(page))).toHaveText('3 / 3');
  // Click during the fade.
  await next.click();
  await expect(place(banner(page))).toHaveText('1 / 3');
});

test('the video of a banner is muted, plays in view, and pauses with its slider', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  const video = banner(page).locator('video');
  await expect(video).toHaveAttribute('preload', 'none');
  await expect(video).toContainText('Seu navegador não é compatível com vídeos.');
  await expect(video).toHaveJSProperty('paused', true);
  await banner(page).getByRole('button', { name: 'Próximo' }).click();
  await expect(video).toHaveJSProperty('paused', false);
  await expect(video).toHaveJSProperty('muted', true);
  await banner(page).getByRole('button', { name: 'Pausar' }).click();
  await expect(video).toHaveJSProperty('paused', true);
});

test('with reduced motion autoplay starts paused', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStopped(page);
  const play = banner(page).getByRole('button', { name: 'Reproduzir' });
  await expect(play).toBeVisible();
  await advanceBy(page, 4);
  await expect(place(banner(page))).toHaveText('1 / 3');
  await play.click();
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await advanceBy(page, 1);
  await expect(place(banner(page))).toHaveText('2 / 3');
});
