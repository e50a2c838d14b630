import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settled } from './settled.ts';
import { expect } from './test.ts';

// One analysis of a long page takes seconds on a busy machine.
const softly = expect.configure({ soft: true, timeout: 50_000 });

type Scan = { within: string; rules?: string[] };

async function expectNoViolation(page: Page, what: string, { within, rules }: Scan): Promise<void> {
  // A color in transition has no stable contrast.
  await settled(page);
  // Legacy mode runs in this window. The other mode opens another page each time, to merge results
  // from cross-origin frames, of which there are none.
  const axe = new AxeBuilder({ page })
    .include(within)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  // Polled: a message that is fading out has too little contrast for a moment.
  const found = async () => {
    const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' ')}`);
  };
  await softly.poll(found, { message: what }).toEqual([]);
}

/**
 * Fails for every violation of WCAG 2.2 A and AA, of axe's best practices, and for the contrast in
 * dark mode: on the whole page, or within one part of it.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await expectNoViolation(page, 'light', { within });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, 'dark', { within, rules: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
}
