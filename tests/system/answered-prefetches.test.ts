import type { Browser, Page, Route } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '../fixtures/browser.ts';
import { untilWarm } from '../fixtures/site-process.ts';
import { serversOfFile } from '../server/visit.ts';

const servers = serversOfFile();
let browser: Browser;
beforeAll(async () => {
  await untilWarm(servers.site, '/modelos');
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(() => servers.panel.clearFaults());

/** Waits until the router has all data of a page that it prefetches. */
const prefetched = (page: Page) =>
  page.waitForResponse(async (answer) => {
    const { rsc, 'next-router-segment-prefetch': segment } = answer.request().headers();
    return Boolean(rsc) && !segment && (await answer.finished()) === null;
  });

/** Opens the list, and waits until its first profile is prefetched. */
async function openList(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  onTestFinished(() => page.close());
  await page.addInitScript(() => sessionStorage.setItem('pre-home', '1'));
  const asked: boolean[] = [];
  page.on('request', (request) => {
    const { rsc, 'next-router-segment-prefetch': segment } = request.headers();
    if (rsc && /\/\d+\//.test(new URL(request.url()).pathname)) asked.push(segment !== undefined);
  });
  const first = prefetched(page);
  await page.goto(`${servers.site.url}/modelos`);
  await first;
  expect(asked, 'the structure, then the rest').toEqual([true, false]);
  return page;
}

/** The paths of the profiles or posts on a page. */
async function recordsOf(page: Page): Promise<string[]> {
  const links = page.locator('main article a');
  await links.first().waitFor();
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  return [...new Set(hrefs)].filter((href) => /\/\d+\//.test(href));
}

const idOf = (path: string) => path.split('/').at(-2) ?? '';

/**
 * The first profile of the list that the site has not requested from the panel. Pages of others may be
 * cached: a link that appears under the resting pointer is prefetched.
 */
async function unfetched(page: Page): Promise<string> {
  const { log, url } = servers.panel;
  const reads = log.map((call) => new URL(call.path, url));
  const fetched = reads
    .filter(({ pathname }) => pathname === '/api/talent/profile')
    .map(({ searchParams }) => searchParams.get('id'));
  return (await recordsOf(page)).find((path) => !fetched.includes(idOf(path))) ?? '';
}

const link = (page: Page, path: string) => page.locator(`main article a[href="${path}"]`).first();

async function opensAs(page: Page, path: string, heading: RegExp): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === path);
  await page.locator('h1').filter({ hasText: heading }).waitFor();
}

/** Hovers over a card and clicks it, after its prefetch is answered or while that is pending. */
async function clickOnceAsked(
  page: Page,
  path: string,
  { answered, answer }: { answered: boolean; answer: (route: Route) => Promise<void> },
): Promise<void> {
  const clicked = Promise.withResolvers<void>();
  const first = page.waitForRequest((request) => new URL(request.url()).pathname === path);
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (!answered) await clicked.promise;
      await answer(route);
    },
    { times: 1 },
  );
  await link(page, path).hover();
  const request = await first;
  if (answered) await request.response();
  await link(page, path).click();
  clicked.resolve();
}

describe.each([
  { answered: true, when: 'before the click' },
  { answered: false, when: 'after the click' },
])('when a prefetch is answered $when', ({ answered }) => {
  test('a profile opens despite a rename, an error or a cut connection in response to its prefetch, and others still open', async () => {
    const page = await openList();
    const renamed = await unfetched(page);
    servers.panel.rename(Number(idOf(renamed)), 'Zuleica Nova');
    await clickOnceAsked(page, renamed, { answered, answer: (route) => route.continue() });
    await opensAs(page, renamed, /Zuleica Nova/);
    for (const answer of [
      (route: Route) => route.fulfill({ status: 503 }),
      (route: Route) => route.abort(),
    ]) {
      await page.goBack();
      await opensAs(page, '/modelos', /Modelos/);
      const path = await unfetched(page);
      await clickOnceAsked(page, path, { answered, answer });
      await opensAs(page, path, /\S/);
      await page.locator('section[aria-label="Book"]').first().waitFor();
    }
  });

  test('a profile whose service is down opens as a document with the error', async () => {
    const page = await openList();
    const path = await unfetched(page);
    servers.panel.fail({ kind: 'down', route: '/api/talent/profile' });
    await clickOnceAsked(page, path, { answered, answer: (route) => route.continue() });
    await opensAs(page, path, /Voltamos/);
  });
});
