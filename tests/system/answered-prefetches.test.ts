import type { Browser, Page, Route } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '../fixtures/browser.ts';
import { serversOfFile } from '../server/visit.ts';

const servers = serversOfFile();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(() => servers.panel.clearFaults());

/** The router's requests for profiles and posts: the path, and whether it asks only for the structure. */
function watchRecords(page: Page) {
  const asked: { path: string; structure: boolean }[] = [];
  page.on('request', (request) => {
    const { pathname: path } = new URL(request.url());
    const { rsc, 'next-router-segment-prefetch': segment } = request.headers();
    if (rsc && /\/\d+\//.test(path)) asked.push({ path, structure: segment !== undefined });
  });
  return asked;
}

/** Waits until the router has all data of a page that it prefetches. */
const prefetched = (page: Page) =>
  page.waitForResponse(async (answer) => {
    const { rsc, 'next-router-segment-prefetch': segment } = answer.request().headers();
    return Boolean(rsc) && !segment && (await answer.finished()) === null;
  });

async function openPage() {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  onTestFinished(() => page.close());
  await page.addInitScript(() => sessionStorage.setItem('pre-home', '1'));
  return { page, asked: watchRecords(page) };
}

/** The paths of the profiles or posts on a page. */
async function recordsOf(page: Page): Promise<string[]> {
  const links = page.locator('main article a');
  await links.first().waitFor();
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  return [...new Set(hrefs)].filter((href) => /\/\d+\//.test(href));
}

const idOf = (path: string) => path.split('/').at(-2) ?? '';

/** Whether the site has requested this profile from the panel, so that its page may be cached. */
function wasFetched(path: string): boolean {
  const { log, url } = servers.panel;
  const reads = log.map((call) => new URL(call.path, url));
  return reads.some(
    ({ pathname, searchParams }) =>
      pathname === '/api/talent/profile' && searchParams.get('id') === idOf(path),
  );
}

/**
 * Opens a list, waits until its first profile is prefetched, and returns the profiles that the site has
 * not fetched yet. Pages of the others may be cached: a link that appears under the resting pointer is
 * prefetched.
 */
async function openList(list: string) {
  const { page, asked } = await openPage();
  const first = prefetched(page);
  await page.goto(servers.site.url + list);
  await first;
  expect(asked.map(({ structure }) => structure)).toEqual([true, false]);
  asked.length = 0;
  const unfetched = (await recordsOf(page)).filter((path) => !wasFetched(path));
  return { page, asked, unfetched };
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
  test('a renamed talent opens at the address of the link, and other profiles still open afterwards', async () => {
    const { page, unfetched } = await openList('/modelos');
    const [old = '', next = ''] = unfetched;
    servers.panel.rename(Number(idOf(old)), 'Zuleica Nova');
    await clickOnceAsked(page, old, { answered, answer: (route) => route.continue() });
    await opensAs(page, old, /Zuleica Nova/);
    await page.goBack();
    await link(page, next).click();
    await opensAs(page, next, /\S/);
  });

  test('a profile whose service is down opens as a document with the error', async () => {
    const { page, unfetched } = await openList('/modelos');
    const [path = ''] = unfetched;
    servers.panel.fail({ kind: 'down', route: '/api/talent/profile' });
    await clickOnceAsked(page, path, { answered, answer: (route) => route.continue() });
    await opensAs(page, path, /Voltamos/);
  });

  test.each([
    ['an error', (route: Route) => route.fulfill({ status: 503 })],
    ['a cut connection', (route: Route) => route.abort()],
  ])('a profile opens despite %s in response to its prefetch', async (_what, answer) => {
    const { page, unfetched } = await openList('/modelos');
    const [path = ''] = unfetched;
    await clickOnceAsked(page, path, { answered, answer });
    await opensAs(page, path, /\S/);
    await page.locator('section[aria-label="Book"]').first().waitFor();
  });
});
