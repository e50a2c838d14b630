import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settled } from './settled.ts';
import { expect } from './test.ts';

/** The screen on which the pages of a language are examined: a language changes texts alone. */
export const SCREENS = { pt: ['@phone'], en: ['@desktop'], es: ['@phone'] };

const softly = expect.configure({ soft: true });

/**
 * Fails with every violation of WCAG 2.2 A and AA, and of axe's best practices, on the page as it is
 * once nothing moves: a color on its way to another one has no contrast of its own.
 */
export async function expectAccessible(page: Page, what?: string, rules?: string[]): Promise<void> {
  await settled(page);
  // Legacy: in this window. Its other way opens a further one each time, to put together what it
  // found in frames of other origins, of which there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  // Asked again: a message that fades out meanwhile has no contrast for a moment.
  const found = async () => {
    const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' ')}`);
  };
  await softly.poll(found, { message: what }).toEqual([]);
}

/**
 * The same, and the contrast in the dark scheme. One screen in Portuguese and one in English are enough:
 * no color depends on the language.
 */
export async function expectAccessibleInBoth(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${what}, dark`, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
}
