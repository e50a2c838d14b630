import type { Browser } from '@playwright/test';
import { type Figure, type Row, TIMED } from '../row.ts';
import { pause } from '../tools/processes.ts';
import { warm, withSite } from '../tools/site.ts';
import { median } from '../tools/throughput.ts';
import { openBrowser } from '../weight/first-visit.ts';
import { profilePaths } from '../weight/page-types.ts';

const LATENCY_MS = 150;
/**
 * How long a pointer rests on a card before its button goes down: for a quick click, and after a
 * look.
 */
const HASTY_MS = 200;
const LOOKING_MS = 600;

declare global {
  interface Window {
    ready?: number;
    clicked?: number;
  }
}

/**
 * Records when the new page is passed to the view transition, or is in the document without one.
 */
function noteReady() {
  const { startViewTransition } = Document.prototype;
  Document.prototype.startViewTransition = function start(...args) {
    if (window.clicked !== undefined) window.ready ??= performance.now();
    return startViewTransition.apply(this, args);
  };
  addEventListener(
    'click',
    () => {
      window.clicked = performance.now();
    },
    true,
  );
}

async function clickToReady(
  browser: Browser,
  { siteUrl, path, restMs }: { siteUrl: string; path: string; restMs: number },
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.addInitScript(noteReady);
    await page.goto(`${siteUrl}/modelos`, { waitUntil: 'networkidle' });
    // Playwright's own script, 330 KB, must not be compiled between click and page.
    await page.waitForFunction(() => true);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const speed = { downloadThroughput: -1, uploadThroughput: -1 };
    const network = { offline: false, latency: LATENCY_MS, ...speed };
    await session.send('Network.emulateNetworkConditions', network);
    const card = page.locator(`main a[href="${path}"]`).first();
    await card.hover();
    await pause(restMs);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction((url) => location.pathname === url, path);
    await page.locator('main h1').waitFor();
    return await page.evaluate(() => {
      const { clicked, ready = performance.now() } = window;
      if (clicked === undefined) throw new Error('The click was not seen');
      return ready - clicked;
    });
  } finally {
    await page.close();
  }
}

export const cardToProfile: Row = {
  number: 9,
  title: 'From the click on a card until its profile is ready to be shown',
  how:
    `The profile is cached by the server, the network answers ${LATENCY_MS} ms late, and the pointer ` +
    `rests on the card for ${HASTY_MS} or ${LOOKING_MS} ms before the click. Until React hands the new page to the ` +
    'transition; the median over as many cards as rounds.',
  measure: ({ rounds }) =>
    withSite(async ({ site }) => {
      const paths = (await profilePaths(site.url)).slice(0, Math.max(rounds, 3));
      for (const path of paths) await warm(site.url + path);
      const browser = await openBrowser();
      try {
        const figure = async (name: string, restMs: number, most: number): Promise<Figure> => {
          const times: number[] = [];
          for (const path of paths) {
            times.push(await clickToReady(browser, { siteUrl: site.url, path, restMs }));
          }
          return { name, value: median(times), unit: 'ms', target: { most }, noise: TIMED };
        };
        return [
          await figure('click to ready', HASTY_MS, 250),
          await figure('click to ready, after a look at the card', LOOKING_MS, 100),
        ];
      } finally {
        await browser.close();
      }
    }),
};
