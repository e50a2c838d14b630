import type { Page } from '@playwright/test';

/**
 * Records the pseudo-elements that take part in view transitions, and which of them are clipped to their
 * box; returns a function that reads them.
 */
export async function transitionParts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const parts: string[] = [];
    (window as unknown as { parts: string[] }).parts = parts;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready
        .then(() => {
          for (const { effect } of document.getAnimations()) {
            const part = (effect as KeyframeEffect).pseudoElement ?? '';
            parts.push(part);
            const { overflowY } = getComputedStyle(document.documentElement, part);
            if (overflowY === 'clip') parts.push(`${part} clipped`);
          }
        })
        .catch(() => {});
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { parts: string[] }).parts);
}
