import { test as base, expect } from '@playwright/test';
import { type Panel, startPanel } from '../demo-panel/start.ts';
import { type Site, startSite, untilWarm } from '../fixtures/site-process.ts';

/** An update of the page took over four seconds, as it may on a busy machine: Chromium skips its transition. */
const SLOW = /Transition was aborted because of timeout in DOM update/;

/** Matches no message. */
const NONE = /(?!)/;

/**
 * A test against the shared servers. It fails for any console warning, page error, policy
 * violation, or request to another origin; `strangers` are the origins that it may request,
 * `expected` the messages that it causes, each with its URL behind it, if it has one.
 */
export const test = base.extend<{
  guarded: undefined;
  strangers: readonly string[];
  expected: RegExp;
  entrance: boolean;
  entered: undefined;
}>({
  strangers: [[], { option: true }],
  expected: [NONE, { option: true }],
  // True for a first visit of the home page, which opens the entrance.
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
    async ({ page, baseURL, strangers, expected }, use) => {
      const troubles: string[] = [];
      // The browser logs violations too, but not all that a script caught.
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sourceFile, sample } = event;
          console.error(
            'stopped by the policy:',
            effectiveDirective,
            blockedURI,
            sourceFile,
            sample,
          );
        });
      });
      page.on('pageerror', ({ message }) => {
        if (!SLOW.test(message)) troubles.push(`page: ${message}`);
      });
      page.on('console', (message) => {
        const bad = ['error', 'warning'].includes(message.type());
        const text = `${message.text()} ${message.location().url}`.trimEnd();
        if (bad && ![expected, SLOW].some((one) => one.test(text)))
          troubles.push(`console: ${text}`);
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

type Office = { panel: Panel; site: Site };

let visitors = 0;

/**
 * A test that sends forms to its own site and back office. `panel.entries()` has what this test
 * sent; faults that it injects end with it. It is a separate visitor, so other tests do not count
 * against its rate limit. `odd`: the roster has the odd data that people enter.
 */
export const sending = test.extend<{ panel: Panel }, { office: Office; odd: boolean }>({
  odd: [true, { option: true, scope: 'worker' }],
  office: [
    async ({ odd }, use) => {
      const panel = await startPanel({ pictures: 'plain', odd });
      const site = await startSite(panel.url, { TRUSTED_PROXY_HOPS: '1' });
      await untilWarm(site, '/modelos', '/');
      await use({ panel, site });
      await site.stop();
      await panel.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ office }, use) => use(office.site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures off the pattern
  extraHTTPHeaders: async ({}, use) => {
    visitors += 1;
    await use({ 'x-forwarded-for': `192.0.2.${visitors}` });
  },
  panel: async ({ office: { panel } }, use) => {
    const before = panel.entries().length;
    await use({ ...panel, entries: () => panel.entries().slice(before) });
    panel.clearFaults();
  },
});

export { expect };
