import { expect, test } from './test.ts';

test('a page that is left sends one beacon: figures, route and device, and nothing else', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function note(options) {
      observe.call(this, options);
      if (options?.type === 'layout-shift') document.documentElement.dataset.measured = '';
    };
  });
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/visits')) sent.push(request.postDataJSON());
  });
  await page.goto('/contato?from=Somebody');
  await expect(page.locator('html[data-measured]')).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Sobre' }).first().click();
  await expect(page).toHaveURL(/\/sobre$/);
  expect(sent, 'a navigation within the site leaves no page').toEqual([]);
  await page.goto('/blog');
  await expect
    .poll(() => sent)
    .toEqual([
      {
        route: 'contact',
        device: 'desktop',
        lcp: expect.any(Number),
        inp: expect.any(Number),
        cls: expect.any(Number),
      },
    ]);
});
