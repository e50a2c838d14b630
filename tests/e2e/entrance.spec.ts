import { expectAccessible } from './accessible.ts';
import { walk } from './focus.ts';
import { idle } from './settled.ts';
import { expect, test } from './test.ts';

test.use({ entrance: true });

test('the entrance is painted before any script of the site is there, with its face', {
  tag: '@phone',
}, async ({ page }) => {
  // Blocks every script.
  await page.route('**/_next/static/chunks/*.js*', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  const entrance = page.getByRole('dialog', { name: 'Entrada' });
  await expect(entrance).toBeVisible();
  await expect(entrance).toBeFocused();
  await expect(entrance.locator('picture img').first()).toHaveJSProperty('complete', true);
  await expect(entrance.locator('picture img').first()).toBeInViewport();
  const title = page.locator('main h1');
  await expect(title, 'nothing is painted under it').toBeHidden();
  await expect.poll(() => page.evaluate(largestPaint)).toBe('the entrance');
  await page.keyboard.press('Escape');
  await expect(title).toBeVisible();
});

test('every tab stop shows its focus, and an entry its face, which is fetched only then; it opens once', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  const entrance = page.getByRole('dialog', { name: 'Entrada' });
  const face = entrance.locator('picture img').nth(1);
  await idle(page);
  await expect(entrance).toBeFocused();
  await expect(face).toHaveJSProperty('currentSrc', '');
  await page.keyboard.press('Tab');
  const names = await walk(page, 5);
  expect([...names].join(' ')).toContain('Entrar no site');
  expect(names.size).toBe(5);
  await entrance.getByRole('link', { name: 'Homens' }).focus();
  await expect(face).toBeVisible();
  await expect(face).not.toHaveJSProperty('naturalWidth', 0);
  await page.keyboard.press('Escape');
  await expect(entrance).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  await idle(page);
  await expect(entrance).toBeHidden();
});

/** What Chromium counts as the largest paint so far. Runs in the page. */
function largestPaint(): Promise<string> {
  return new Promise((resolve) => {
    const done = (entries: readonly PerformanceEntry[]) => {
      const { element } = (entries.at(-1) ?? {}) as { element?: Element };
      resolve(element?.closest('dialog') ? 'the entrance' : (element?.tagName ?? 'nothing'));
    };
    new PerformanceObserver((list) => done(list.getEntries())).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    setTimeout(() => done([]), 500);
  });
}
