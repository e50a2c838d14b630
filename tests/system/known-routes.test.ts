import type { Page, Route } from '@playwright/test';
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '../../tools/bench/weight/first-visit.ts';
import { type Panel, startPanel } from '../demo-panel/start.ts';
import { type Site, startSite } from '../fixtures/site-process.ts';

let panel: Panel;
let site: Site;

beforeAll(async () => {
  panel = await startPanel({ pictures: 'plain' });
  site = await startSite(panel.url);
  return async () => {
    await site.stop();
    await panel.close();
  };
});

afterEach(() => panel.clearFaults());

/** The router's requests for profiles: the path, and if it is only for the structure. */
function watchProfiles(page: Page) {
  const asked: { path: string; structure: boolean }[] = [];
  page.on('request', (request) => {
    const { pathname: path } = new URL(request.url());
    const { rsc, 'next-router-segment-prefetch': segment } = request.headers();
    if (rsc && /\/\d+\//.test(path)) asked.push({ path, structure: segment !== undefined });
  });
  return asked;
}

/** A list in a browser, once the structure of its first profile is known, and its other profiles. */
async function openList(list: string) {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => sessionStorage.setItem('pre-home', '1'));
  const asked = watchProfiles(page);
  const first = page.waitForResponse(async (answer) => {
    const { rsc, 'next-router-segment-prefetch': segment } = answer.request().headers();
    return Boolean(rsc) && !segment && (await answer.finished()) === null;
  });
  await page.goto(site.url + list);
  await first;
  const hrefs = await page
    .locator('main article a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(asked.map(({ structure }) => structure)).toEqual([true, false]);
  asked.length = 0;
  return { page, asked, others: [...new Set(hrefs)].filter((href) => /\d/.test(href)).slice(1) };
}

const link = (page: Page, path: string) => page.locator(`main article a[href="${path}"]`).first();

const idOf = (path: string) => path.split('/').at(-2) ?? '';

async function opensAs(page: Page, path: string, heading: RegExp): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === path);
  await page.locator('h1').filter({ hasText: heading }).waitFor();
}

/** Clicks a profile whose prefetch has been answered, or is under way and answered afterwards. */
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
  if (answered) await Promise.race([request.response(), page.waitForEvent('requestfailed')]);
  await link(page, path).click();
  clicked.resolve();
}

test.each(['/modelos', '/en/models'])(
  'in %s one profile tells the structure of all others, which open without a request for it',
  async (list) => {
    const { page, asked, others } = await openList(list);
    const [path = ''] = others;
    await link(page, path).hover();
    await expect.poll(() => asked).toEqual([{ path, structure: false }]);
    await link(page, path).click();
    await opensAs(page, path, /\S/);
    expect(asked).toEqual([{ path, structure: false }]);
    expect(await page.locator('html').getAttribute('lang')).toBe(list === '/modelos' ? 'pt' : 'en');
  },
);

describe.each([
  { answered: true, when: 'before the click' },
  { answered: false, when: 'after the click' },
])('when a prefetch is answered $when', ({ answered }) => {
  test('a talent who was renamed opens at the new address, and so do others afterwards', async () => {
    const { page, others } = await openList('/modelos');
    const [old = '', next = ''] = others.slice(answered ? 2 : 4);
    panel.rename(Number(idOf(old)), 'Zuleica Nova');
    await clickOnceAsked(page, old, { answered, answer: (route) => route.continue() });
    await opensAs(page, `/modelos/${idOf(old)}/zuleica-nova`, /Zuleica Nova/);
    await page.goBack();
    await link(page, next).click();
    await opensAs(page, next, /\S/);
  });

  test('a profile that the services fail to give opens as a document with that error', async () => {
    const { page, others } = await openList('/modelos');
    const path = others[answered ? 6 : 7] ?? '';
    panel.fail({ kind: 'down', route: '/api/talent/profile' });
    await clickOnceAsked(page, path, { answered, answer: (route) => route.continue() });
    await opensAs(page, path, /Voltamos/);
  });

  test.each([
    ['an error', (route: Route) => route.fulfill({ status: 503 })],
    ['a cut connection', (route: Route) => route.abort()],
  ])('%s in place of the answer does not keep the profile from opening', async (_what, answer) => {
    const { page, others } = await openList('/modelos');
    const path = others[8] ?? '';
    await clickOnceAsked(page, path, { answered, answer });
    await opensAs(page, path, /\S/);
    await page.locator('.book-row, .no-book').first().waitFor();
  });
});
