import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { filterRow } from '@/lib/talents/filter-row';
import { type Criteria, filterRows } from '@/lib/talents/filtering';
import { decodeIndex } from '@/lib/talents/roster-index';
import type { Talent } from '@/lib/talents/talent';
import { EXACT, type Figure, type Row, TIMED } from '../row.ts';
import { withSite } from '../tools/site.ts';
import { median } from '../tools/throughput.ts';
import { openBrowser } from '../weight/first-visit.ts';

const QUERY: Criteria = {
  filter: { hair: ['Black'], ranges: { height: [165, 185], waist: [58, 72] } },
};

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** How many times cheaper it is to filter parsed values than to parse them on each filtering. */
async function filterRatio(indexUrl: string, rounds: number): Promise<Figure> {
  const rows = decodeIndex(await (await fetch(indexUrl)).json());
  const raw = rows.map((row): Talent => {
    const { height, waist, bust, hips, jeans, shoes } = row;
    const measures = Object.entries({ height, waist, bust, hips, jeans, shoes });
    const texts = measures.map(([key, cm]) => [key, `${cm ?? ''}/${cm}`]);
    return { ...row, birthdate: null, measures: Object.fromEntries(texts) };
  });
  const now = new Date();
  const parsed: number[] = [];
  const strings: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    parsed.push(timed(() => filterRows(rows, QUERY)));
    strings.push(timed(() => raw.map((talent) => filterRow(talent, now))));
  }
  return {
    name: 'filtering, times cheaper than parsing each time',
    value: median(strings) / median(parsed),
    unit: '×',
    target: { least: 20 },
    reference: `${median(strings).toFixed(1)} ms`,
    note: `${median(parsed).toFixed(2)} ms`,
    noise: TIMED,
  };
}

/**
 * Milliseconds from the click on a letter until the frame that shows its list is done. The click
 * comes at the start of a frame, when the previous list is complete and the page idle, so only the
 * work is measured: the wait for the next screen refresh (up to 16.7 ms) and pictures that load
 * later are excluded.
 */
function clickToPaint(page: Page, letter: string): Promise<number> {
  return page.evaluate(async (name) => {
    const links = document.querySelectorAll<HTMLElement>('nav ul a[aria-label]');
    const link = [...links].find((one) => one.textContent === name);
    const inView = [...document.images].filter((image) => image.checkVisibility() && image.y < 900);
    await Promise.all(inView.map((image) => image.decode().catch(() => {})));
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    link?.click();
    // React renders in a microtask of the click; a callback requested after it runs when the frame
    // is done.
    await Promise.resolve();
    const ms = await scheduler.postTask(() => performance.now() - start, {
      priority: 'user-blocking',
    });
    const first = document.querySelector('.roster-grid h2')?.textContent ?? '';
    if (!first.toLowerCase().startsWith(name)) throw new Error(`${name} shows ${first}`);
    return ms;
  }, letter);
}

/** Milliseconds that the page has spent on recalculating styles since it was opened. */
async function styleTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = metrics.find(({ name }) => name === 'RecalcStyleDuration');
  if (!metric) throw new Error('Chromium reports no RecalcStyleDuration');
  return metric.value * 1000;
}

/** Medians per click: until the list is painted, and the style recalculation within that time. */
async function paintTime(browser: Browser, url: string, rate: 1 | 4, rounds: number) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const index = page.waitForResponse((answer) => answer.url().includes('/api/roster'));
  await page.goto(url, { waitUntil: 'networkidle' });
  await index;
  // An unmeasured click first: it compiles the code that filters, and builds the columns of the list.
  await page.locator('nav ul a[aria-label]').filter({ hasText: /^h$/ }).click();
  const first = page.locator('.roster-grid h2').first();
  await first.filter({ hasText: /^h/i }).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.send('Performance.enable');
  const times: number[] = [];
  const styles: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await styleTime(session);
    times.push(await clickToPaint(page, 'abcdefgh'[round % 8] ?? 'a'));
    styles.push((await styleTime(session)) - before);
  }
  await page.close();
  return { paint: median(times), style: median(styles) };
}

export const listInBrowser: Row = {
  number: 4,
  title: 'From a letter to its list on the screen, 10,000 talents',
  how:
    'Chromium at 1440 × 900, from the click until the frame that shows the list is done, without the ' +
    'wait for the screen’s next refresh; the median of 41 clicks. Filtering is timed in Node with ' +
    'the rows of the index, beside reading each measure from its text.',
  measure: ({ quick }) =>
    withSite(
      async ({ site }) => {
        const rounds = quick ? 9 : 41;
        const indexUrl = `${site.url}/api/roster?view=models`;
        const browser = await openBrowser();
        try {
          const url = `${site.url}/modelos`;
          const plain = await paintTime(browser, url, 1, rounds);
          const slowed = await paintTime(browser, url, 4, rounds);
          const index = await (await fetch(indexUrl)).text();
          const weight = gzipSync(index, { level: 6 }).length;
          const paint = { unit: 'ms', noise: TIMED } as const;
          return [
            { name: 'click to painted list', value: plain.paint, target: { most: 24 }, ...paint },
            { name: 'recalculation of styles of it', value: plain.style, target: null, ...paint },
            { name: 'processor slowed 4 ×', value: slowed.paint, target: { most: 80 }, ...paint },
            await filterRatio(indexUrl, rounds),
            {
              name: 'the index, gzip',
              value: weight,
              unit: 'bytes',
              target: { most: 220 * 1024 },
              noise: EXACT,
            },
          ];
        } finally {
          await browser.close();
        }
      },
      { panel: { talents: 10_000 } },
    ),
};
