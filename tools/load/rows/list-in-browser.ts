import type { Browser, Locator } from '@playwright/test';
import { openBrowser } from '../../../tests/fixtures/browser.ts';
import { type Figure, median, type Row } from '../figure.ts';
import { withServers } from '../servers.ts';

/** Each click once; the table has the median. */
const LETTERS = ['a', 'b', 'c', 'd', 'e'];
const COLORS = ['Black', 'Brown', 'Blonde', 'Red', 'Black'];

/**
 * Milliseconds from a click until the frame that shows another list is done. The click comes at the
 * start of a frame, when the list before is complete and the page idle, so that only work counts.
 */
function clickToPaint(target: Locator): Promise<number> {
  return target.evaluate(async (element: HTMLElement) => {
    const list = () => document.querySelector('.roster-grid')?.textContent;
    const before = list();
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    element.click();
    // React renders in a microtask of the click; a task requested after it runs when the frame is done.
    await Promise.resolve();
    const ms = await scheduler.postTask(() => performance.now() - start, {
      priority: 'user-blocking',
    });
    if (list() === before) throw new Error('The list is the same.');
    return ms;
  });
}

/** The median of letters, and of filters that are applied, with the processor slowed four times. */
async function measure(browser: Browser, siteUrl: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const index = page.waitForResponse((answer) => answer.url().includes('/api/roster'));
  await page.goto(`${siteUrl}/modelos`, { waitUntil: 'networkidle' });
  await index;
  const letter = (name: string) =>
    page.locator('nav ul a[aria-label]').filter({ hasText: new RegExp(`^${name}$`) });
  // An unmeasured click first: it compiles the code that filters, and builds the columns of the list.
  await letter('h').click();
  await page.locator('.roster-grid h2').first().filter({ hasText: /^h/i }).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const letters: number[] = [];
  for (const name of LETTERS) letters.push(await clickToPaint(letter(name)));
  // Without a letter, every color has talents.
  await page.goto(`${siteUrl}/modelos`, { waitUntil: 'networkidle' });
  const filters: number[] = [];
  for (const color of COLORS) {
    await page.getByRole('button', { name: /^Filtrar/ }).click();
    const panel = page.getByRole('dialog', { name: 'Filtrar talentos' });
    await panel.getByLabel('Cabelo').selectOption(color);
    filters.push(await clickToPaint(panel.getByRole('button', { name: /^Ver \d/ })));
    await panel.waitFor({ state: 'hidden' });
  }
  await page.close();
  return { letter: median(letters), filter: median(filters) };
}

export const listInBrowser: Row = {
  number: 4,
  title: 'From a letter or filter to its list on the screen',
  async measure() {
    const browser = await openBrowser();
    const figures: Figure[] = [];
    try {
      for (const talents of [300, 10_000]) {
        const work = ({ site }: { site: { url: string } }) => measure(browser, site.url);
        const times = await withServers(work, {}, { talents, pictures: 'plain' });
        for (const [name, value] of Object.entries(times)) {
          const what = `${name} to painted list, ${talents} talents, processor slowed 4 ×`;
          figures.push({ what, value, unit: 'ms', target: { most: 200 } });
        }
      }
    } finally {
      await browser.close();
    }
    return figures;
  },
};
