import { gzipSync } from 'node:zlib';
import { type Browser, devices } from '@playwright/test';
import { countFormatters, formatterCount } from './formatters.ts';
import { disableTimers, shiftSoFar } from './page-scripts.ts';
import { countTraffic, settled } from './traffic.ts';

const WINDOW = { width: 390, height: 844 };

/** `screen` determines the files of preloads, which a browser requests before it reads `viewport`. */
const PHONE = { ...devices['Pixel 7'], screen: WINDOW, viewport: WINDOW, locale: 'pt-BR' };

export type FirstVisit = {
  /** Bytes of all scripts until the network is idle, each gzipped at level 9. */
  scripts: number;
  /**
   * Bytes transferred, headers included, until the network is idle, with pictures near the
   * viewport.
   */
  bytes: number;
  /** Requests sent by then. */
  requests: number;
  /** Cumulative layout shift by then. */
  shift: number;
  /** Slow `Intl` calls by then (`countFormatters`). */
  formatters: number;
};

/** Opens a page as a phone on its first visit. */
export async function firstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const scripts: Promise<number>[] = [];
    page.on('response', (answer) => {
      if (answer.request().resourceType() !== 'script') return;
      scripts.push(answer.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    const session = await context.newCDPSession(page);
    const traffic = await countTraffic(session);
    // Real visits are measured by a script that is loaded two seconds later: no part of the first load.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await page.addInitScript(disableTimers);
    await page.addInitScript(countFormatters);
    await page.goto(url);
    await settled(page, traffic);
    const { requests, bytes } = traffic();
    const shift = await page.evaluate(shiftSoFar);
    const weights = await Promise.all(scripts);
    return {
      scripts: weights.reduce((sum, one) => sum + one, 0),
      bytes,
      requests,
      shift,
      formatters: await page.evaluate(formatterCount),
    };
  } finally {
    await context.close();
  }
}
