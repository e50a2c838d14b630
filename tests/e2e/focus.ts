import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** True if the focused element, or one around it, looks different than without the focus. */
function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
    const look = () =>
      around.map((one) => {
        if (!one) return '';
        const { outlineStyle, outlineColor, borderBottomColor, boxShadow } = getComputedStyle(one);
        return [outlineStyle, outlineColor, borderBottomColor, boxShadow].join();
      });
    const withFocus = look();
    focused.blur();
    const without = look();
    focused.focus();
    return withFocus.join() !== without.join();
  });
}

/** Tabs once through a modal dialog and returns the names of its tab stops. */
export async function walk(page: Page, stops: number): Promise<Set<string>> {
  const names = new Set<string>();
  for (let stop = 0; stop < stops; stop += 1) {
    const { name, inside } = await page.evaluate(() => {
      const focused = document.activeElement;
      const name = focused?.getAttribute('aria-label') || focused?.textContent || '';
      return { name, inside: focused?.closest('dialog:modal, [aria-modal]') !== null };
    });
    if (inside) {
      const seen = await focusIsSeen(page);
      expect(seen, name).toBe(true);
      names.add(name);
    } else {
      // Between the last tab stop and the first one is the browser's own interface.
      const left = await page.evaluate(() => document.activeElement !== document.body);
      expect(left, `the focus left the dialog for ${name}`).toBe(false);
    }
    await page.keyboard.press('Tab');
  }
  return names;
}
