import type { Page } from '@playwright/test';

/** Records the pseudo-elements of view transitions; returns a function that reads them. */
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
            parts.push((effect as KeyframeEffect).pseudoElement ?? '');
          }
        })
        .catch(() => {});
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { parts: string[] }).parts);
}
