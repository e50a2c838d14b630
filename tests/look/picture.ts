import type { Page } from '@playwright/test';
import { idle, settled } from '../e2e/settled.ts';
import { expect } from '../e2e/test.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 820, height: 1180 };
export const PHONE = { width: 390, height: 844 };
export const LANDSCAPE = { width: 844, height: 390 };
export const NARROW = { width: 320, height: 640 };
/** A window of 1280 × 1024 at 400 % zoom. */
export const ZOOMED = { width: 320, height: 256 };
/** A portrait A4 sheet between its margins, in CSS pixels. */
export const PAPER = { width: 703, height: 1032 };

export async function open(page: Page, address: string, window: typeof DESKTOP): Promise<void> {
  await page.setViewportSize(window);
  const answer = await page.goto(address);
  expect(answer?.status(), address).toBeLessThan(500);
  await idle(page);
}

/**
 * Draws what is below the window too, although a browser puts it off. For a picture of the whole page
 * Chromium resizes it to 1 × 1 px and back, and may draw an element with the styles of the narrow page,
 * so each media query is replaced by its current result.
 */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fix = ({ cssRules }: { cssRules: CSSRuleList }) => {
      for (const rule of cssRules) {
        if (rule instanceof CSSMediaRule) {
          rule.media.mediaText = matchMedia(rule.media.mediaText).matches ? 'all' : 'not all';
        }
        if ('cssRules' in rule) fix(rule as CSSGroupingRule);
      }
    };
    for (const sheet of document.styleSheets) fix(sheet);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
    for (const picture of document.images) picture.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  // Swiper rounds the width of a slide, and starts when the picture brings its carousel into view.
  for (const carousel of await page.locator('.carousel').filter({ visible: true }).all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toContainClass('swiper-initialized');
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** An observer would render the size that the page has only while Chromium draws it whole. */
async function stopScripts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
}

/** Compares the window, or the whole page, with the accepted picture. */
export async function compare(page: Page, name: string, fullPage = false): Promise<void> {
  if (fullPage) await drawAll(page);
  await settled(page);
  if (fullPage) await stopScripts(page);
  await expect(page).toHaveScreenshot(`${name}.png`, { fullPage });
}
