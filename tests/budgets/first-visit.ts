import { gzipSync } from 'node:zlib';
import { type Browser, devices } from '@playwright/test';
import { disableTimers, reportFirstScreen, shiftSoFar } from './first-screen.ts';
import { countFormatters, formatterCount } from './formatters.ts';
import { countTraffic, settled } from './traffic.ts';

const WINDOW = { width: 390, height: 844 };

/** `screen` determines the files of preloads, which a browser requests before it reads `viewport`. */
const PHONE = { ...devices['Pixel 7'], screen: WINDOW, viewport: WINDOW, locale: 'pt-BR' };

/** The network of a phone in Lighthouse: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export type FirstVisit = {
  /** Bytes of all scripts until the network is idle, each gzipped at level 9. */
  scripts: number;
  /** Bytes transferred, headers included, until the first screen is complete. */
  firstScreenBytes: number;
  /** Requests sent until then. */
  firstScreenRequests: number;
  /** Milliseconds from the navigation until then. */
  firstScreenMs: number;
  /**
   * Bytes transferred, headers included, until the network is idle, with pictures near the
   * viewport.
   */
  bytes: number;
  /** Requests sent until then. */
  requests: number;
  /** Cumulative layout shift by then. */
  shift: number;
  /** Slow `Intl` calls by then (`countFormatters`). */
  formatters: number;
};

/**
 * Opens a page as a phone on its first visit, over a slow network by default.
 */
export async function firstVisit(
  browser: Browser,
  url: string,
  network: 'slow-4g' | 'local' = 'slow-4g',
): Promise<FirstVisit> {
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
    if (network === 'slow-4g') await session.send('Network.emulateNetworkConditions', SLOW_4G);

    const complete = Promise.withResolvers<{ ms: number; requests: number; bytes: number }>();
    await page.exposeFunction('firstScreenComplete', (ms: number) =>
      complete.resolve({ ms, ...traffic() }),
    );
    // Real visits are measured by a script that is loaded two seconds later: no part of the first load.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await page.addInitScript(disableTimers);
    await page.addInitScript(countFormatters);
    await page.addInitScript(reportFirstScreen);
    await page.goto(url);
    const firstScreen = await complete.promise;
    await settled(page, traffic);
    const { requests, bytes } = traffic();
    const shift = await page.evaluate(shiftSoFar);
    const weights = await Promise.all(scripts);
    return {
      scripts: weights.reduce((sum, one) => sum + one, 0),
      firstScreenBytes: firstScreen.bytes,
      firstScreenRequests: firstScreen.requests,
      firstScreenMs: firstScreen.ms,
      bytes,
      requests,
      shift,
      formatters: await page.evaluate(formatterCount),
    };
  } finally {
    await context.close();
  }
}
