import type { Browser } from '@playwright/test';
import { openBrowser } from '../../../tests/fixtures/browser.ts';
import { type Figure, median, ROUNDS, type Row } from '../figure.ts';
import { pause, profilePaths, warm, withServers } from '../servers.ts';

const LATENCY_MS = 150;
/** How long a pointer rests on a card before its button goes down, and the target then. */
const RESTS = [
  { restMs: 200, most: 250 },
  { restMs: 600, most: 100 },
];

/** Milliseconds from the next click until the page of this path is in the document. Runs in the page. */
function nextArrival(path: string): Promise<number> {
  return new Promise((resolve) => {
    const watch = () => {
      const start = performance.now();
      const look = () => {
        const arrived = location.pathname === path && document.querySelector('main h1');
        if (arrived) resolve(performance.now() - start);
        else requestAnimationFrame(look);
      };
      look();
    };
    addEventListener('click', watch, { capture: true, once: true });
  });
}

async function clickToReady(browser: Browser, siteUrl: string, path: string, restMs: number) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(`${siteUrl}/modelos`, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const speed = { downloadThroughput: -1, uploadThroughput: -1 };
    const network = { offline: false, latency: LATENCY_MS, ...speed };
    await session.send('Network.emulateNetworkConditions', network);
    const arrival = page.evaluate(nextArrival, path);
    await page.locator(`main a[href="${path}"]`).first().hover();
    await pause(restMs);
    await page.mouse.down();
    await page.mouse.up();
    return await arrival;
  } finally {
    await page.close();
  }
}

export const cardToProfile: Row = {
  number: 9,
  title: 'From the click on a card until its profile is ready to be shown',
  measure: () =>
    withServers(async ({ site }) => {
      const paths = (await profilePaths(site.url)).slice(0, ROUNDS);
      for (const path of paths) await warm(site.url + path);
      const browser = await openBrowser();
      try {
        const figures: Figure[] = [];
        for (const { restMs, most } of RESTS) {
          const times: number[] = [];
          for (const path of paths) {
            times.push(await clickToReady(browser, site.url, path, restMs));
          }
          const what = `card to profile at ${LATENCY_MS} ms of latency, after a look of ${restMs} ms`;
          figures.push({ what, value: median(times), unit: 'ms', target: { most } });
        }
        return figures;
      } finally {
        await browser.close();
      }
    }),
};
