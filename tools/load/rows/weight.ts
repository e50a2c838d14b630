import type { Browser } from '@playwright/test';
import { firstVisit } from '../../../tests/budgets/first-visit.ts';
import { weighHtml } from '../../../tests/budgets/html.ts';
import {
  FIRST_SCREEN_TARGET,
  HTML_TARGETS,
  scriptsTarget,
} from '../../../tests/budgets/targets.ts';
import { openBrowser } from '../../../tests/fixtures/browser.ts';
import { PAGE_TYPES, type PagePaths, pagePaths } from '../../../tests/fixtures/page-types.ts';
import { withBareSite } from '../bare-site.ts';
import { type Figure, median, ROUNDS, type Row } from '../figure.ts';
import { visit, withServers } from '../servers.ts';

const KB = 1024;

type Place = { browser: Browser; siteUrl: string; paths: PagePaths };

/** Runs some work with a browser and a site whose pictures are about as heavy as photos. */
function withBrowser(work: (place: Place) => Promise<Figure[]>): Promise<Figure[]> {
  return withServers(
    async ({ site }) => {
      await visit(site.url);
      const browser = await openBrowser();
      try {
        return await work({ browser, siteUrl: site.url, paths: await pagePaths(site.url) });
      } finally {
        await browser.close();
      }
    },
    {},
    { pictures: 'people' },
  );
}

export const scripts: Row = {
  number: 5,
  title: 'JavaScript of the first load',
  measure: () =>
    withBrowser(({ browser, siteUrl, paths }) =>
      withBareSite(async (bare) => {
        const sentence = await bare.page('cached');
        const least = (await firstVisit(browser, sentence, 'local')).scripts;
        const figures: Figure[] = [];
        for (const type of PAGE_TYPES) {
          const { scripts } = await firstVisit(browser, siteUrl + paths[type], 'local');
          figures.push({
            what: `scripts of ${type}, gzip`,
            value: scripts / KB,
            unit: 'KB',
            target: { most: scriptsTarget(type) / KB },
            beside: `${Math.round(least / KB)} KB`,
          });
        }
        return figures;
      }),
    ),
};

export const markup: Row = {
  number: 6,
  title: 'HTML of the roster and the home page',
  measure: () =>
    withServers(async ({ site }) => {
      const figures: Figure[] = [];
      for (const [what, path] of [['roster', '/modelos'] as const, ['home', '/'] as const]) {
        await visit(site.url + path);
        const { raw, gzip } = await weighHtml(site.url + path);
        const most = HTML_TARGETS[what];
        figures.push(
          { what: `HTML of ${what}`, value: raw / KB, unit: 'KB', target: { most: most.raw / KB } },
          {
            what: `HTML of ${what}, gzip`,
            value: gzip / KB,
            unit: 'KB',
            target: { most: most.gzip / KB },
          },
        );
      }
      return figures;
    }),
};

export const firstScreen: Row = {
  number: 8,
  title: 'Bytes until the first screen is complete, on a phone',
  measure: () =>
    withBrowser(async ({ browser, siteUrl, paths }) => {
      const figures: Figure[] = [];
      for (const type of PAGE_TYPES) {
        const url = siteUrl + paths[type];
        // An unmeasured visit, which has the pictures drawn.
        await firstVisit(browser, url, 'local');
        const bytes: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          bytes.push((await firstVisit(browser, url)).firstScreenBytes);
        }
        figures.push({
          what: `first screen of ${type}`,
          value: median(bytes) / KB,
          unit: 'KB',
          target: { most: FIRST_SCREEN_TARGET / KB },
        });
      }
      return figures;
    }),
};
