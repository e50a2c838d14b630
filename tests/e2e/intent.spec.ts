import type { Page } from '@playwright/test';
import { cards } from './roster.ts';
import { hydrated, idle } from './settled.ts';
import { expect, test } from './test.ts';

type Asked = { path: string; page: boolean };

/** The router's requests from now on: whole pages, and their prefetches. */
function watchRouter(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    const headers = request.headers();
    if (!headers.rsc) return;
    const { pathname } = new URL(request.url());
    asked.push({ path: pathname, page: !headers['next-router-segment-prefetch'] });
  });
  return asked;
}

/** Paths of the requested pages, in order. */
const pagesOf = (asked: Asked[]) => asked.filter(({ page }) => page).map(({ path }) => path);

async function openCards(page: Page) {
  await page.goto('/modelos');
  await idle(page);
  const link = cards(page).getByRole('link').nth(1);
  await hydrated(link);
  const path = (await link.getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/modelos\/\d+\//);
  return { link, path };
}

/** Waits for the complete page of a path. */
function fetched(page: Page, path: string) {
  return page.waitForResponse(async (answer) => {
    const headers = answer.request().headers();
    const whole = Boolean(headers.rsc) && !headers['next-router-segment-prefetch'];
    return whole && new URL(answer.url()).pathname === path && (await answer.finished()) === null;
  });
}

test('a profile is prefetched while the pointer rests on its card, once, and no other one', {
  tag: '@desktop',
}, async ({ page }) => {
  const { link, path } = await openCards(page);
  const asked = watchRouter(page);
  const whole = fetched(page, path);
  await link.hover();
  await whole;
  await page.mouse.move(0, 0);
  await link.hover();
  await link.click();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page).toHaveURL(path);
  expect(pagesOf(asked)).toEqual([path]);
  expect(new Set(asked.map((one) => one.path))).toEqual(new Set([path]));
});

test('a profile is prefetched on keyboard focus of its card', { tag: '@desktop' }, async ({
  page,
}) => {
  const { link, path } = await openCards(page);
  const asked = watchRouter(page);
  const whole = fetched(page, path);
  await link.focus();
  await whole;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.locator('main h1')).toBeVisible();
  expect(pagesOf(asked)).toEqual([path]);
});

test('a profile is prefetched on the touch of its card', { tag: '@phone' }, async ({ page }) => {
  const { link, path } = await openCards(page);
  const asked = watchRouter(page);
  const whole = fetched(page, path);
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  const at = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await whole;
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page).toHaveURL(path);
  await expect(page.locator('main h1')).toBeVisible();
  expect(pagesOf(asked)).toEqual([path]);
});

test('with Save-Data a profile is fetched only on the click', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.clock.install();
  const { link, path } = await openCards(page);
  const asked = watchRouter(page);
  await link.hover();
  await link.focus();
  await page.clock.fastForward(1000);
  // A link would start its prefetch once it is rendered and in view.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))));
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('main h1')).toBeVisible();
  expect(asked).toEqual([{ path, page: true }]);
});
