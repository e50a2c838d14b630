import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { startBareSite } from '../tools/bare-sites.ts';
import { ROOT } from '../tools/processes.ts';
import { warm, withSite } from '../tools/site.ts';
import { median } from '../tools/throughput.ts';
import { openBrowser } from '../weight/first-visit.ts';
import { PAGE_TYPES, pagePaths } from '../weight/page-types.ts';
import { coverVisit } from './coverage.ts';
import { type MainThread, profileClicks, profileVisit } from './main-thread.ts';
import { type PageProfile, profileReport, type ServerProfile } from './report.ts';
import { profileServer } from './server.ts';
import { weighVisit } from './weight.ts';

/** Paths that the server is profiled with: cached ones, and one that is rendered for each request. */
const SERVED = {
  'cached roster': '/modelos',
  'cached view': '/modelos?letter=a',
  search: '/modelos?q=a',
};
const SECONDS = 10;
const LETTERS = 'ABCDEFGH';

const manifest = JSON.parse(readFileSync(path.join(ROOT, '.next/build-manifest.json'), 'utf8'));
const framework: string[] = [...manifest.rootMainFiles, ...manifest.polyfillFiles];

async function profilePage(browser: Browser, name: string, url: string, rounds: number) {
  await warm(url);
  await profileVisit(browser, url);
  const visits: MainThread[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await profileVisit(browser, url));
  const kinds = Object.keys(visits[0] ?? {}) as (keyof MainThread)[];
  const middle = kinds.map((kind) => [kind, median(visits.map((visit) => visit[kind]))]);
  const isFramework = (script: string) =>
    name === 'bare page' || framework.some((file) => script.includes(file));
  const coverage = await coverVisit(browser, url, isFramework);
  const weight = await weighVisit(browser, url);
  return { name, thread: Object.fromEntries(middle) as MainThread, coverage, weight };
}

/** Profiles the step from one letter of a list to the next, once the list is complete. */
function profileLetters(): Promise<MainThread> {
  const panel = { talents: 10_000 };
  return withSite(
    async ({ site }) => {
      const browser = await openBrowser();
      try {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        await page.goto(`${site.url}/modelos`, { waitUntil: 'networkidle' });
        const letters = page.locator('nav ul a[aria-label]');
        return await profileClicks(page, LETTERS.length, async (time) => {
          const letter = LETTERS[time] ?? '';
          await letters
            .filter({ hasText: new RegExp(`^${letter}$`, 'i') })
            .first()
            .click();
          await page
            .locator('.roster-grid h2')
            .filter({ hasText: new RegExp(`^${letter}`, 'i') })
            .first()
            .waitFor();
          await page.waitForLoadState('networkidle');
        });
      } finally {
        await browser.close();
      }
    },
    { panel },
  );
}

async function profilePages(rounds: number): Promise<PageProfile[]> {
  const bare = await startBareSite({ middleware: false });
  const browser = await openBrowser();
  try {
    return await withSite(async ({ site }) => {
      const hello = await bare.page('cached', { raw: 35 * 1024, gzip: 9 * 1024 });
      const pages = [await profilePage(browser, 'bare page', hello, rounds)];
      const paths = await pagePaths(site.url);
      for (const type of PAGE_TYPES) {
        pages.push(await profilePage(browser, type, site.url + paths[type], rounds));
      }
      return pages;
    });
  } finally {
    await browser.close();
    await bare.stop();
  }
}

async function profileServers(): Promise<ServerProfile[]> {
  const servers = [];
  for (const [name, url] of Object.entries(SERVED)) {
    servers.push({ name, ...(await profileServer(url, SECONDS)) });
  }
  return servers;
}

/** Finds what pages and the server spend their time on, and writes `profile.md`. */
export async function writeProfile(rounds: number): Promise<void> {
  const pages = await profilePages(rounds);
  const letter = await profileLetters();
  const servers = await profileServers();
  const file = path.join(import.meta.dirname, '../profile.md');
  writeFileSync(file, profileReport(pages, letter, servers));
}
