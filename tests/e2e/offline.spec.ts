import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type BreakableLine, breakableLine } from '../fixtures/breakable-line.ts';
import { expectAccessible } from './accessible.ts';
import { TEXTS } from './application.ts';
import { choose, rows } from './favorites.ts';
import { cards } from './roster.ts';
import { test as base, expect } from './test.ts';

const { favorites, share, site } = TEXTS.pt;
const { offline } = favorites;
const SAVED = '/favoritos/offline';

/** The shared site at the end of a line that the test may cut. */
const test = base.extend<{ line: BreakableLine }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures off the pattern
  line: async ({}, use) => {
    const line = await breakableLine(process.env.E2E_SITE ?? '');
    await use(line);
    await line.stop();
  },
  baseURL: async ({ line }, use) => use(line.url),
  expected: /Failed to load resource: .*(503|net::ERR_)|script resource/,
});

const keep = (page: Page) => page.getByRole('button', { name: offline.keep, exact: true });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const free = (page: Page) => page.getByRole('button', { name: /^Liberar \d+(,\d)?\sMB$/ });
const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const ageNow = offline.saved.replace('{age}', 'agora');

/** What a device has of saved selections. */
const onDevice = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    scopes: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }));

async function expectPhotos(page: Page, count: number): Promise<void> {
  const drawn = () =>
    page.locator('ol img').evaluateAll((images) => {
      return images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length;
    });
  await expect.poll(drawn).toBe(count);
}

/** Replaces the share sheet, which a headless browser lacks, and records the file that it receives. */
function takeShared(): void {
  const share = async ({ files: [file] = [] }: ShareData) => {
    const head = await file?.slice(0, 5).text();
    sessionStorage.setItem('shared', `${file?.name} ${file?.type} ${head}`);
  };
  Object.assign(navigator, { share, canShare: () => true });
}

test('a booker’s afternoon: a shared selection is saved, read on the set, sent as a PDF and deleted', {
  tag: ['@phone', '@journey'],
}, async ({ page, context, line }) => {
  await page.addInitScript(takeShared);
  await page.goto('/modelos');
  const links = await cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const ids = links.slice(0, 3).map((href) => href.split('/')[2]);
  await page.goto(`/favoritos?ids=${ids}`);
  const chosen = await cards(page).getByRole('heading').allTextContents();
  expect(chosen).toHaveLength(3);
  await keep(page).click();
  await expect(page.getByText(ageNow)).toBeVisible();
  await expectAccessible(page, 'with a saved selection');

  line.cut();
  await context.setOffline(true);
  await page.getByRole('link', { name: offline.open, exact: true }).click();
  await expect(page).toHaveURL(SAVED);
  await expect(names(page)).toHaveText(chosen);
  await expect(page.getByText(offline.age.replace('{age}', 'agora'))).toBeVisible();
  await expectPhotos(page, 3);
  await expectAccessible(page, 'the saved selection');
  await page.reload();
  await expect(names(page), 'a second time').toHaveText(chosen);
  await page.getByRole('link', { name: chosen[0], exact: true }).click();
  await expect(page.getByText(site.unopened), 'a link does not lose the page').toBeVisible();

  await expect(free(page)).toBeVisible();
  const before = line.asked.length;
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  line.mend();
  await context.setOffline(false);
  // A document without the mark is a new one; there is none while the page is loading.
  const isNew = () => page.evaluate(() => !('isOld' in window)).catch(() => false);
  await expect.poll(isNew, 'back online, the page reloads itself').toBe(true);
  // Playwright may give the page its network before the worker, whose request then still fails.
  await expect(async () => {
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await page.getByRole('button', { name: offline.update, exact: true }).click();
    await expect.poll(isNew, 'so it does on request').toBe(true);
    expect(line.asked.slice(before), 'it is refreshed').toContain(`${SAVED}?ids=${ids}`);
  }).toPass();
  await expect(names(page)).toHaveText(chosen);

  await page.goto(`/favoritos?ids=${ids}`);
  await page.getByText(share.share, { exact: true }).click();
  await expect(page.getByText(share.ready)).toBeVisible();
  await page.getByText(share.share, { exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('shared')), 'the PDF is sent')
    .toBe('ficha-de-casting.pdf application/pdf %PDF-');
  await page.goto(SAVED);
  await free(page).click();
  await expect(status(page)).toHaveText(offline.freed);
  await expect(names(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(offline.none)).toBeVisible();
  await expect.poll(() => onDevice(page)).toEqual({ caches: [], scopes: [] });
});

test('notes stay on the device, no other page has a worker, and a withdrawn one leaves nothing', {
  tag: '@desktop',
}, async ({ page, line }) => {
  const chosen = await choose(page, 2);
  await page.goto('/favoritos');
  await rows(page).first().getByRole('textbox').fill('Só para o aparelho');
  await keep(page).click();
  await expect(page.getByText(ageNow)).toBeVisible();
  await expect(page.getByRole('button', { name: offline.update, exact: true })).toBeVisible();
  await expect
    .poll(() => onDevice(page))
    .toEqual({
      caches: [`offline:${SAVED}`],
      scopes: [line.url + SAVED],
    });
  expect(line.asked.join()).not.toMatch(/aparelho/i);

  for (const path of ['/modelos', '/favoritos', '/favoritos?ids=1216', '/en/favorites/offline']) {
    const answer = await page.goto(path);
    const controller = await page.evaluate(() => navigator.serviceWorker.controller);
    expect([path, answer?.fromServiceWorker(), controller]).toEqual([path, false, null]);
  }

  const worker = readFileSync('public/offline-worker.js', 'utf8');
  line.replace('/offline-worker.js', `${worker}\n// of the next deployment`);
  await page.goto('/favoritos');
  const [saved = ''] = offline.saved.split('{age}');
  await expect(page.getByText(saved)).toBeVisible();
  line.cut();
  await page.goto(SAVED);
  await expect(names(page)).toHaveText(chosen);
  const fonts = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
  await expect.poll(fonts).toEqual(['Bodoni Moda', 'Hanken Grotesk']);
  await expect(page.getByText('Só para o aparelho', { exact: true })).toBeVisible();

  line.replace('/offline-worker.js', readFileSync('public/offline-worker-off.js', 'utf8'));
  line.mend();
  await page.goto(SAVED);
  await expect(page.getByText(offline.none)).toBeVisible();
  await expect.poll(() => onDevice(page)).toEqual({ caches: [], scopes: [] });
  await page.goto('/favoritos');
  await keep(page).click();
  await expect(page.getByText(offline.failures.off)).toBeVisible();
});
