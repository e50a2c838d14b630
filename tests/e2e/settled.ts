import type { Locator, Page } from '@playwright/test';
import { isSettled } from '../fixtures/settled-page.ts';
import { expect } from './test.ts';

/** Waits until React has hydrated an element. */
export async function hydrated(element: Locator): Promise<void> {
  const isTaken = (node: Element) =>
    Object.keys(node).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => element.evaluate(isTaken)).toBe(true);
}

/** Waits until a hydrated page has done the work that it defers to an idle callback. */
export async function idle(page: Page): Promise<void> {
  await hydrated(page.locator('header button').first());
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Waits for the web fonts, the pictures in view, and all finite animations. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isSettled);
}

/** The cumulative layout shift of the page, and the elements that moved. */
async function layoutShift(page: Page): Promise<{ score: number; moved: string }> {
  await settled(page);
  const shifts = await page.evaluate(
    () =>
      new Promise<{ score: number; moved: string[] }[]>((resolve) => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const nameOf = ({ node }: { node: Node | null }) =>
          node instanceof Element ? node.outerHTML.slice(0, 100) : (node?.textContent ?? 'gone');
        const all: { score: number; moved: string[] }[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            all.push({ score: value, moved: sources.map(nameOf) });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(all)));
      }),
  );
  return {
    score: shifts.reduce((sum, { score }) => sum + score, 0),
    moved: shifts.flatMap(({ moved }) => moved).join('\n'),
  };
}

/** Fails, with the elements that moved, if the page has shifted. */
export async function expectNoShift(page: Page, what = ''): Promise<void> {
  const { score, moved } = await layoutShift(page);
  expect.soft(score, `${what} moved: ${moved}`).toBeLessThan(0.01);
}

/**
 * By how many pixels the page is wider than its window. Not `innerWidth`, which on a phone grows
 * with the overflow.
 */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/**
 * Fails if anything is wider than the narrowest window or covers the end of the footer, or is wider
 * once text has the spacing of WCAG 1.4.12, or twice its size on a phone.
 */
export async function expectFits(page: Page, what = ''): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await settled(page);
  await expect.poll(() => overflow(page), what).toBe(0);
  await page.keyboard.press('End');
  await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });
  await spaceText(page);
  await expect.poll(() => overflow(page), `${what} with wide text spacing`).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => overflow(page), `${what} with text of twice its size`).toBe(0);
}

/** Sets the text spacing of WCAG 1.4.12. A sheet of the script, since the policy allows no style element. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
}
