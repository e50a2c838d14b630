import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { reduceHeaders } from '@/lib/server/request-headers';
import { openBrowser } from '../fixtures/browser.ts';
import { visitShared } from '../server/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A page of the site once React has hydrated it, and the errors reported on it. */
async function opened(path: string): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  onTestFinished(() => page.close());
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.addInitScript(() => sessionStorage.setItem('pre-home', '1'));
  await page.goto(inject('site') + path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('header button')].some((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactProps')),
    ),
  );
  return { page, faults };
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

test('browsers run every inline script, by its hash on a stored page and by a nonce on others', async () => {
  for (const path of ['/', '/modelos?letter=a', '/modelos?q=a']) {
    // On a busy machine the first reads of a cold process may take longer than a page waits for them.
    await expect.poll(() => visitShared(path).then(({ status }) => status)).toBe(200);
    const { faults } = await opened(path);
    expect([path, faults]).toEqual([path, []]);
  }
});

test('Next takes the nonce from the policy that the middleware sets', async () => {
  const { headers, body } = await visitShared('/modelos?q=a');
  const [, nonce] = /'nonce-(\w+)'/.exec(headers.get('content-security-policy') ?? '') ?? [];
  expect(nonce).toMatch(/^\w{32}$/);
  const inline = body.match(/<script(?![^>]* src=)(?! type="application)[^>]*>/g) ?? [];
  expect(inline.length).toBeGreaterThan(2);
  expect(inline.filter((tag) => !tag.includes(` nonce="${nonce}"`))).toEqual([]);
});

test('HTML names no header of the router, whose own responses keep theirs', async () => {
  const internal = ({ headers }: { headers: Headers }) =>
    [...headers.keys()].filter((name) => /^x-(nextjs|middleware)/.test(name));
  for (const path of ['/sobre', '/en/about', '/modelos?letter=a', '/modelos?q=a', '/nope']) {
    expect([path, internal(await visitShared(path))]).toEqual([path, []]);
  }
  const headers = { rsc: '1' };
  const { headers: first } = await visitShared('/sobre', { headers });
  const data = await visitShared(first.get('location') ?? '', { headers });
  expect(internal(data)).toContain('x-nextjs-rewritten-path');
  expect(internal(data)).not.toContain('x-middleware-rewrite');
});

test('the router marks what it fetches by `rsc` and `_rsc`, also a prefetch, and pages vary by it', async () => {
  const { page } = await opened('/sobre');
  const sent = page.waitForRequest((one) => new URL(one.url()).searchParams.has('_rsc'));
  await menu(page).getByRole('link', { name: 'Contato' }).hover();
  const headers = await (await sent).allHeaders();
  expect([headers.rsc, headers['next-router-prefetch']]).toEqual(['1', '1']);
  const { headers: answered } = await visitShared('/sobre');
  expect(answered.get('vary')?.toLowerCase().split(/,\s*/)).toContain('rsc');
  const { headers: moved } = await visitShared('/pt/modelos?_rsc=x&letter=a');
  expect(moved.get('location')).toBe('/modelos?letter=a');
});

test('the router sends no header that the pipeline removes', async () => {
  const { page } = await opened('/sobre');
  const sent: Promise<Record<string, string>>[] = [];
  page.on('request', (one) => {
    if (new URL(one.url()).searchParams.has('_rsc')) sent.push(one.allHeaders());
  });
  await menu(page).getByRole('link', { name: 'Contato' }).click();
  await page.waitForURL('**/contato');
  const all = await Promise.all(sent);
  // A prefetch, and the page itself.
  const names = new Set(all.flatMap((headers) => Object.keys(headers)));
  expect([...names].filter((name) => name.startsWith('next-')).length).toBeGreaterThan(1);
  for (const headers of all) {
    const passed = { ...headers };
    reduceHeaders({ url: '/contato', headers: passed });
    const own = Object.keys(headers).filter((name) => /^(?:rsc|next-|x-nextjs-)/.test(name));
    expect(own.filter((name) => passed[name] !== headers[name])).toEqual([]);
  }
});

test('a script that is gone fails with an error that reloads the page', async () => {
  const { page } = await opened('/sobre');
  // The first load could be taken for that of the reload.
  await page.waitForLoadState('load');
  const known = new Set(await page.evaluate(() => [...document.scripts].map(({ src }) => src)));
  await page.route('**/_next/static/chunks/*.js*', (route) =>
    known.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  const loaded = page.waitForEvent('load');
  const open = page.getByRole('banner').getByRole('button', { name: 'Buscar talentos' });
  await open.click();
  await loaded;
  // It is reloaded once; then only the part is missing.
  const notice = page.getByText('Uma parte desta página não carregou.');
  await expect
    .poll(async () => {
      await open.click();
      return notice.isVisible();
    })
    .toBe(true);
});
