import type { Browser, Locator } from '@playwright/test';
import { openBrowser } from '../../../tests/fixtures/browser.ts';
import type { Servers } from '../../../tests/fixtures/servers.ts';
import { type Figure, median, type Row } from '../figure.ts';
import { withServers } from '../servers.ts';

/** Each letter and color once; the table has the median. */
const LETTERS = ['a', 'b', 'c', 'd', 'e'];
const COLORS = ['Black', 'Brown', 'Blonde', 'Red', 'Black'];
const SORTS = ['name', 'height', 'newest', 'name', 'height'];

/** What a press shows: another list, without placeholders in the window, or the filter. */
type Shown = 'list' | 'filter';

/**
 * Milliseconds from a press until the frame that shows its result is done. The press comes at the
 * start of a frame, when the page before is complete and idle, so that only work counts.
 */
function pressToPaint(target: Locator, shown: Shown, value?: string): Promise<number> {
  const press = async (element: Element, [shown, value]: [Shown, string | undefined]) => {
    const names = () => document.querySelector('#list ul')?.textContent;
    const before = names();
    const isShown = () => {
      if (shown === 'filter') return document.querySelector('dialog:modal form') !== null;
      const pending = document.querySelector('#list ul > [aria-hidden]');
      const isWhole = !pending || pending.getBoundingClientRect().top >= innerHeight;
      return isWhole && names() !== before;
    };
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    if (value === undefined) (element as HTMLElement).click();
    else {
      (element as HTMLSelectElement).value = value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
    for (;;) {
      // React renders in a microtask of the press; a task requested after it runs when the frame is done.
      await Promise.resolve();
      const ms = await scheduler.postTask(() => performance.now() - start, {
        priority: 'user-blocking',
      });
      if (isShown()) return ms;
      if (ms > 10_000) throw new Error(`The ${shown} is not shown.`);
      await new Promise(requestAnimationFrame);
    }
  };
  return target.evaluate(press, [shown, value] as [Shown, string | undefined]);
}

/** The median of each kind of press, with the processor slowed four times. */
async function measure(browser: Browser, siteUrl: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const index = page.waitForResponse((answer) => answer.url().includes('/api/roster'));
  await page.goto(`${siteUrl}/modelos`, { waitUntil: 'networkidle' });
  await index;
  const letter = (name: string) =>
    page.locator('nav ul a[aria-label]').filter({ hasText: new RegExp(`^${name}$`) });
  // Presses that are not measured come first: they compile the code.
  await letter('h').click();
  await page.locator('#list h2').first().filter({ hasText: /^h/i }).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: Record<string, number[]> = {};
  const time = async (name: string, target: Locator, shown: Shown, value?: string) => {
    times[name] = [...(times[name] ?? []), await pressToPaint(target, shown, value)];
  };
  for (const name of LETTERS) {
    await time('letter', letter(name), 'list');
    await time('all', letter(name), 'list');
  }
  const sort = page.getByLabel('Ordenar por');
  for (const order of SORTS) await time('sort', sort, 'list', order);
  const button = page.getByRole('button', { name: /^Filtrar/ });
  const panel = page.getByRole('dialog', { name: 'Filtrar talentos' });
  for (const color of COLORS) {
    await time('filter opens', button, 'filter');
    await panel.getByLabel('Cabelo').selectOption(color);
    await time('filter', panel.getByRole('button', { name: /^Ver \d/ }), 'list');
    await panel.waitFor({ state: 'hidden' });
  }
  await page.close();
  return Object.entries(times).map(([name, values]) => [name, median(values)] as const);
}

export const listInBrowser: Row = {
  number: 4,
  title: 'From a press to its list, or the filter, on the screen',
  async measure() {
    const browser = await openBrowser();
    const figures: Figure[] = [];
    for (const talents of [300, 1_500]) {
      const work = ({ site }: Servers) => measure(browser, site.url);
      for (const [name, value] of await withServers(work, { talents, pictures: 'plain' })) {
        const what = `${name} to painted screen, ${talents} talents, processor slowed 4 ×`;
        figures.push({ what, value, unit: 'ms', most: 200 });
      }
    }
    await browser.close();
    return figures;
  },
};
