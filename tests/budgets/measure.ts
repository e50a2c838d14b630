import { coldCalls } from '../../tools/bench/weight/cold-calls.ts';
import { firstVisit, openBrowser } from '../../tools/bench/weight/first-visit.ts';
import { weighHtml } from '../../tools/bench/weight/html.ts';
import { PAGE_TYPES, type PageType, pagePaths } from '../../tools/bench/weight/page-types.ts';
import { startServers } from '../fixtures/servers.ts';

/** Figures by the name of their ceiling: `scripts.home`, in bytes, requests or calls. */
export type Figures = Record<string, number>;

/** The page types whose markup has a budget. */
const WEIGHED: readonly PageType[] = ['home', 'roster', 'profile'];

/** All figures that have a ceiling. None of them depends on the speed of the machine. */
export async function measureBudgets(): Promise<Figures> {
  const { panel, site, stop } = await startServers({}, { pictures: 'drawn' });
  const browser = await openBrowser();
  const figures: Figures = {};
  try {
    const paths = await pagePaths(site.url);
    for (const type of PAGE_TYPES) {
      const url = site.url + paths[type];
      await drawPictures(url, panel.url);
      const { scripts, bytes, requests, shift } = await firstVisit(browser, url, 'local');
      figures[`scripts.${type}`] = scripts;
      figures[`first-load.${type}`] = bytes;
      figures[`requests.${type}`] = requests;
      figures[`shift.${type}`] = Math.round(shift * 10_000) / 10_000;
      figures[`calls.${type}`] = await coldCalls(paths[type]);
      if (!WEIGHED.includes(type)) continue;
      const html = await weighHtml(url);
      figures[`html.${type}`] = html.raw;
      figures[`html-gzip.${type}`] = html.gzip;
    }
  } finally {
    await browser.close();
    await stop();
  }
  return figures;
}

/**
 * Has the stand-in draw the pictures of a page in advance. On a busy machine drawing takes longer
 * than the site waits for a picture, and a page with a failed picture is never complete.
 */
async function drawPictures(url: string, panel: string): Promise<void> {
  const html = await (await fetch(url)).text();
  const encoded = html.matchAll(/url=(%2Fstorage%2F[^&"' ]+)/g);
  const paths = new Set(Array.from(encoded, ([, path = '']) => decodeURIComponent(path)));
  await Promise.all(Array.from(paths, async (path) => (await fetch(panel + path)).arrayBuffer()));
}
