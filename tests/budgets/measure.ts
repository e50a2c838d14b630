import { openBrowser } from '../fixtures/browser.ts';
import { PAGE_TYPES, type PageType, pagePaths } from '../fixtures/page-types.ts';
import { startServers } from '../fixtures/servers.ts';
import { firstVisit } from './first-visit.ts';
import { weighHtml } from './html.ts';

/** Figures by the name of their ceiling: `scripts.home`, in bytes, requests or calls. */
export type Figures = Record<string, number>;

/** The page types whose markup has a budget. */
const WEIGHED: readonly PageType[] = ['home', 'roster', 'profile'];

/** All figures that have a ceiling. None of them depends on the speed of the machine. */
export async function measureBudgets(): Promise<Figures> {
  const { site, stop } = await startServers({}, { pictures: 'people' });
  const browser = await openBrowser();
  const figures: Figures = {};
  try {
    const paths = await pagePaths(site.url);
    for (const type of PAGE_TYPES) {
      const url = site.url + paths[type];
      const { scripts, bytes, requests, shift, formatters } = await firstVisit(browser, url);
      figures[`scripts.${type}`] = scripts;
      figures[`first-load.${type}`] = bytes;
      figures[`requests.${type}`] = requests;
      // Whole thousandths: a font that arrives after the first paint, as on a busy machine, shifts a
      // few words by half of one. Without the fallback fonts that set-up installs, it shifts more.
      figures[`shift.${type}`] = Math.trunc(shift * 1000) / 1000;
      figures[`formatters.${type}`] = formatters;
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
 * The number of calls to the back office, sign-ins included, of the first visit to a freshly
 * started server. Pictures are not counted.
 */
async function coldCalls(path: string): Promise<number> {
  const { panel, site, stop } = await startServers();
  try {
    const answer = await fetch(site.url + path);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    return panel.log.filter((call) => call.path.startsWith('/api/')).length;
  } finally {
    await stop();
  }
}
