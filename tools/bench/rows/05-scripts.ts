import { EXACT, type Figure, type Row } from '../row.ts';
import { startBareSite } from '../tools/bare-sites.ts';
import { withSite } from '../tools/site.ts';
import { firstVisit, openBrowser } from '../weight/first-visit.ts';
import { PAGE_TYPES, pagePaths } from '../weight/page-types.ts';
import { scriptsTarget } from '../weight/targets.ts';

export const scripts: Row = {
  number: 5,
  title: 'JavaScript of the first load',
  how:
    'Every script that Chromium is sent, on the first visit of a phone, until the network is quiet; ' +
    'each compressed by gzip at level 9. The reference is a bare page of a sentence.',
  measure: () =>
    withSite(async ({ site }) => {
      const bare = await startBareSite({ middleware: false });
      const browser = await openBrowser();
      try {
        const hello = await bare.page('cached', { raw: 0, gzip: 0 });
        const least = (await firstVisit(browser, hello, 'local')).scripts;
        const paths = await pagePaths(site.url);
        const figures: Figure[] = [];
        for (const type of PAGE_TYPES) {
          figures.push({
            name: type,
            value: (await firstVisit(browser, site.url + paths[type], 'local')).scripts,
            unit: 'bytes',
            target: { most: scriptsTarget(type) },
            reference: `${(least / 1024).toFixed(0)} KB`,
            noise: EXACT,
          });
        }
        return figures;
      } finally {
        await browser.close();
        await bare.stop();
      }
    }),
};
