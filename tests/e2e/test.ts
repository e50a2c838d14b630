import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Panel, startPanel } from '../demo-panel/start.ts';
import { type Site, startSite } from '../fixtures/site-process.ts';

/** Messages of the browser about an answer that the test itself asked to fail. */
const EXPECTED = /Failed to load resource: the server responded with a status of (404|502|503)/;

/**
 * A test against the shared servers. A console message that warns, an error of the page and a
 * request to another origin each fail it; `strangers` are the origins that it may ask.
 */
export const test = base.extend<{
  guarded: undefined;
  strangers: readonly string[];
  entrance: boolean;
  entered: undefined;
}>({
  strangers: [[], { option: true }],
  // True for a first visit of the home page, over which the entrance lies.
  entrance: [false, { option: true }],
  entered: [
    async ({ page, entrance }, use) => {
      await page.addInitScript((seen) => {
        // Not in a frame, which may have no storage.
        if (seen && window === window.top) sessionStorage.setItem('pre-home', '1');
      }, !entrance);
      await use(undefined);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures off the pattern
  baseURL: async ({}, use) => use(process.env.E2E_SITE),
  guarded: [
    async ({ page, baseURL, strangers }, use) => {
      const troubles: string[] = [];
      page.on('pageerror', ({ message }) => troubles.push(`page: ${message}`));
      page.on('console', (message) => {
        const bad = ['error', 'warning'].includes(message.type());
        if (bad && !EXPECTED.test(message.text())) troubles.push(`console: ${message.text()}`);
      });
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== baseURL && protocol !== 'data:' && !strangers.includes(origin)) {
          troubles.push(`third party: ${request.url()}`);
        }
      });
      await use(undefined);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

/** A test with a cold site and a back office of its own, which it may break. */
export const isolated = base.extend<{ panel: Panel; site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures off the pattern
  panel: async ({}, use) => {
    const panel = await startPanel();
    await use(panel);
    await panel.close();
  },
  site: async ({ panel }, use) => {
    const site = await startSite(panel.url);
    await use(site);
    await site.stop();
  },
});

export { expect };

/** Fails with every violation of WCAG 2.2 A and AA, and of axe's best practices, on the page. */
export async function expectAccessible(
  page: Page,
  { rules }: { rules?: string[] } = {},
): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' ')}`);
  expect(found).toEqual([]);
}

const DOT = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

/**
 * Answers every picture at once with a dot. For tests of moving about: the stand-in draws a picture
 * on its first request, and a browser keeps its few connections busy with waiting for them.
 */
export async function withoutPictures(page: Page): Promise<void> {
  const dot = { contentType: 'image/gif', body: DOT };
  await page.route('**/_next/image?**', (route) => route.fulfill(dot));
}
