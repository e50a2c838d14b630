import { type Figure, type Row, TIMED } from '../row.ts';
import { withSite } from '../tools/site.ts';
import { median } from '../tools/throughput.ts';
import { firstVisit, openBrowser } from '../weight/first-visit.ts';
import { PAGE_TYPES, pagePaths } from '../weight/page-types.ts';
import { FIRST_SCREEN_TARGET } from '../weight/targets.ts';

export const firstScreen: Row = {
  number: 8,
  title: 'Bytes until the first screen is complete, on a phone',
  how:
    'Chromium at 390 × 844 over Lighthouse’s slow network (150 ms, 1.6 Mbit/s), pictures made before. ' +
    'All bytes on the wire, headers included, until the faces are loaded, React has taken the page ' +
    'over and every picture that reaches into the window is decoded; what competes with them counts.',
  measure: ({ rounds }) =>
    withSite(async ({ site }) => {
      const browser = await openBrowser();
      try {
        const paths = await pagePaths(site.url);
        const figures: Figure[] = [];
        for (const type of PAGE_TYPES) {
          const url = site.url + paths[type];
          await firstVisit(browser, url, 'local');
          const visits = [];
          for (let round = 0; round < rounds; round += 1) {
            visits.push(await firstVisit(browser, url));
          }
          const seconds = median(visits.map(({ firstScreenMs }) => firstScreenMs)) / 1000;
          figures.push({
            name: type,
            value: median(visits.map(({ firstScreenBytes }) => firstScreenBytes)),
            unit: 'bytes',
            target: { most: FIRST_SCREEN_TARGET },
            note: `after ${seconds.toFixed(1)} s`,
            noise: TIMED,
          });
        }
        return figures;
      } finally {
        await browser.close();
      }
    }),
};
