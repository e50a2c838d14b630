import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Watches for the success screen of a form. The returned check tells whether its title, before the
 * first paint, is in view below the header and has the focus.
 */
export async function watchSent(page: Page): Promise<() => Promise<void>> {
  const arrival = page.evaluate(
    () =>
      new Promise<{ focused: boolean; inView: boolean }>((resolve) => {
        new MutationObserver((_, observer) => {
          const screen = document.querySelector('main section:has(#sent-summary)');
          const title = screen?.querySelector('h1');
          if (!title) return;
          observer.disconnect();
          const { top, bottom } = title.getBoundingClientRect();
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          resolve({
            focused: document.activeElement === title,
            inView: top >= header - 1 && bottom <= innerHeight,
          });
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  return async () => {
    const asItComes = await arrival;
    expect.soft(asItComes).toEqual({ focused: true, inView: true });
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport({ ratio: 1 });
  };
}
