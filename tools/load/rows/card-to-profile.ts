import type { Browser } from '@playwright/test';
import { openBrowser } from '../../../tests/fixtures/browser.ts';
import { type Figure, median, ROUNDS, type Row } from '../figure.ts';
import { profilePaths, warm, withServers } from '../servers.ts';

const LATENCY_MS = 150;
/** How long a pointer rests on a card before its button goes down, and the target then. */
const RESTS = [
  { restMs: 200, most: 250 },
  { restMs: 600, most: 100 },
];

/** Records when the new page is passed to the view transition; without one, it is in the document later. */
function noteReady() {
  const { startViewTransition } = Document.prototype;
  Document.prototype.startViewTransition = function start(...args) {
    performance.mark('ready');
    return startViewTransition.apply(this, args);
  };
  addEventListener('click', () => performance.mark('clicked'), true);
}

async function clickToReady(browser: Browser, siteUrl: string, path: string, restMs: number) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(noteReady);
  await page.goto(`${siteUrl}/modelos`, { waitUntil: 'networkidle' });
  // Playwright's own script, 330 KB, must not be compiled between click and page.
  await page.waitForFunction(() => true);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const speed = { downloadThroughput: -1, uploadThroughput: -1 };
  const network = { offline: false, latency: LATENCY_MS, ...speed };
  await session.send('Network.emulateNetworkConditions', network);
  await page.locator(`main a[href="${path}"]`).first().hover();
  await page.waitForTimeout(restMs);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction((url) => location.pathname === url, path);
  await page.locator('main h1').waitFor();
  const ms = await page.evaluate(() => {
    const times = (name: string) => performance.getEntriesByName(name).map((it) => it.startTime);
    const [clicked] = times('clicked');
    if (clicked === undefined) throw new Error('The click was not seen');
    return (times('ready').find((time) => time > clicked) ?? performance.now()) - clicked;
  });
  await page.close();
  return ms;
}

export const cardToProfile: Row = {
  number: 9,
  title: 'From the click on a card until its profile is ready to be shown',
  measure: () =>
    withServers(async ({ site }) => {
      const paths = (await profilePaths(site.url)).slice(0, ROUNDS);
      for (const path of paths) await warm(site.url + path);
      const browser = await openBrowser();
      const figures: Figure[] = [];
      for (const { restMs, most } of RESTS) {
        const times: number[] = [];
        for (const path of paths) times.push(await clickToReady(browser, site.url, path, restMs));
        const what = `card to profile at ${LATENCY_MS} ms of latency, after a look of ${restMs} ms`;
        figures.push({ what, value: median(times), unit: 'ms', most });
      }
      await browser.close();
      return figures;
    }),
};
