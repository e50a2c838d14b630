import type { Locator, Page } from '@playwright/test';
import { isSettled } from '../fixtures/settled-page.ts';
import { expect } from './test.ts';

/** Waits until React has taken over an element that the server rendered. */
export async function hydrated(element: Locator): Promise<void> {
  const isTaken = (node: Element) =>
    Object.keys(node).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => element.evaluate(isTaken)).toBe(true);
}

/** Waits until a page that is hydrated has done what it leaves for an idle moment. */
export async function idle(page: Page): Promise<void> {
  await hydrated(page.getByRole('banner').getByRole('button').first());
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Waits for the faces, the pictures in view, and everything that moves and comes to an end. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isSettled);
}

/** How far the page has moved about by itself, as the browser scores it. */
export async function layoutShift(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as { value?: number }).value ?? 0;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
      }),
  );
}

/**
 * By how many pixels the page is wider than its window. Not `innerWidth`: on a phone that grows with
 * what sticks out.
 */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
