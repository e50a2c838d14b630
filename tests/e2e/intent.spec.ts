import type { Page } from '@playwright/test';
import { cards } from './roster.ts';
import { hydrated, idle } from './settled.ts';
import { expect, test } from './test.ts';

type Asked = { path: string; page: boolean };

/**
 * The router's requests from now on, except those for `ignored`: whole pages, and their prefetches.
 */
function watchRouter(page: Page, ignored?: string): Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    const headers = request.headers();
    if (!headers.rsc) return;
    const { pathname } = new URL(request.url());
    if (pathname === ignored) return;
    asked.push({ path: pathname, page: !headers['next-router-segment-prefetch'] });
  });
  return asked;
}

/** Paths of the requested pages, in order. */
const pagesOf = (asked: Asked[]) => asked.filter(({ page }) => page).map(({ path }) => path);

async function openCards(page: Page) {
  await page.goto('/modelos');
  await idle(page);
  const links = cards(page).getByRole('link');
  const link = links.nth(1);
  await hydrated(link);
  const path = (await link.getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/modelos\/\d+\//);
  // The list prefetches its first profile, wherever the pointer is.
  const first = (await links.first().getAttribute('href')) ?? '';
  return { link, path, first };
}

/** Waits for the complete page of a path. */
function fetched(page: Page, path: string) {
  return page.waitForResponse(async (answer) => {
    const headers = answer.request().headers();
    const whole = Boolean(headers.rsc) && !headers['next-router-segment-prefetch'];
    return whole && new URL(answer.url()).pathname === path && (await answer.finished()) === null;
  });
}

test('an idle list prefetches its first profile and what all profiles share; a pointer, the one it rests on', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const asked = watchRouter(page);
  const { link, path, first } = await openCards(page);
  await expect.poll(() => pagesOf(asked)).toEqual([first]);
  const html = await (await request.get(path)).text();
  const files = [
    ...html.matchAll(/<(?:script src|link rel="stylesheet" href)="([^"]+)"(?! noModule)/gi),
  ];
  expect(files.length).toBeGreaterThan(5);
  const missing = () =>
    page.evaluate(
      (urls) => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
        const paths = new Set(loaded.map(({ pathname, search }) => pathname + search));
        return urls.filter((url) => !paths.has(url));
      },
      files.map(([, url = '']) => url),
    );
  await expect.poll(missing).toEqual([]);
  // The console would warn of a style sheet that is preloaded and not used.
  await expect(page.locator('link[rel="preload"][as="style"]')).toHaveCount(0);

  const others = watchRouter(page, first);
  const whole = fetched(page, path);
  await link.hover();
  await whole;
  await page.mouse.move(0, 0);
  await link.hover();
  await link.click();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page).toHaveURL(path);
  expect(pagesOf(others)).toEqual([path]);
  expect(new Set(others.map((one) => one.path))).toEqual(new Set([path]));
});

test('links that come into view fetch nothing', { tag: '@phone' }, async ({ page }) => {
  const asked = watchRouter(page);
  for (const path of ['/', '/modelos', '/blog']) {
    await page.goto(path);
    await hydrated(page.getByRole('banner').getByRole('button').first());
    const step = () => page.evaluate(() => window.scrollBy(0, window.innerHeight));
    for (let screen = 0; screen < 4; screen += 1) {
      await step();
      await idle(page);
    }
  }
  expect(asked).toEqual([]);
});

test('a profile whose prefetch fails during a click is loaded as a document after five seconds', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install();
  const { link, path } = await openCards(page);
  const clicked = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<void>();
  const whole = (headers: Record<string, string>) =>
    Boolean(headers.rsc) && !headers['next-router-segment-prefetch'];
  const asked = page.waitForRequest((request) => {
    return new URL(request.url()).pathname === path && whole(request.headers());
  });
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (!whole(route.request().headers())) return route.continue();
      await clicked.promise;
      await route.fulfill({ status: 503 });
      failed.resolve();
    },
  );
  const documents: string[] = [];
  page.on('request', (one) => {
    if (one.isNavigationRequest()) documents.push(new URL(one.url()).pathname);
  });
  await link.hover();
  await asked;
  await link.click();
  clicked.resolve();
  await failed.promise;
  await page.clock.fastForward(4_000);
  await page.clock.fastForward(1_100);
  await expect(page).toHaveURL(path);
  await expect(page.locator('section[aria-label="Book"]').first()).toBeVisible();
  expect(documents).toEqual([path]);
});
