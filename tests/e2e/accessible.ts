import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { byLocale, DEFAULT_LOCALE, LOCALES } from '../../lib/i18n/locales.ts';
import { settled } from './settled.ts';
import { expect } from './test.ts';

/** The languages whose pages axe reads, and the screen of each: languages differ only in their texts. */
export const SWEPT = LOCALES.slice(0, 2);
export const SCREENS = byLocale((locale) => (locale === DEFAULT_LOCALE ? '@phone' : '@desktop'));

// One analysis of a long page takes seconds on a busy machine.
const softly = expect.configure({ soft: true, timeout: 60_000 });

/**
 * Fails for every violation of WCAG 2.2 A and AA, and of axe's best practices, once all animations
 * have ended: a color in transition has no stable contrast.
 */
export async function expectAccessible(page: Page, what?: string, rules?: string[]): Promise<void> {
  await settled(page);
  // Legacy mode runs in this window. The other mode opens another page each time, to merge results
  // from cross-origin frames, of which there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  // Polled: a message that is fading out has too little contrast for a moment.
  const found = async () => {
    const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' ')}`);
  };
  await softly.poll(found, { message: what }).toEqual([]);
}

/** The same, and the contrast in dark mode. */
export async function expectAccessibleInBoth(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${what}, dark`, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
}
