import { expect, test } from './test.ts';

test('a page that is left sends one beacon: figures, route and device, and nothing else', {
  tag: '@desktop',
}, async ({ page }) => {
  // Playwright does not report a request that is sent while its page is unloaded.
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function note(options) {
      observe.call(this, options);
      if (options?.type === 'layout-shift') document.documentElement.dataset.measured = '';
    };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const isQueued = send(url, body);
      const sent = JSON.parse(sessionStorage.getItem('sent') ?? '[]');
      sessionStorage.setItem('sent', JSON.stringify([...sent, { url, isQueued, body }]));
      return isQueued;
    };
  });
  const sent = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('sent') ?? '[]'));
  await page.goto('/contato?from=Ana');
  await expect(page.locator('html[data-measured]')).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Sobre' }).first().click();
  await expect(page).toHaveURL(/\/sobre$/);
  const sentSoFar = await sent();
  expect(sentSoFar, 'a navigation within the site leaves no page').toEqual([]);
  await page.goto('/blog');
  const [beacon, ...others] = await sent();
  expect([beacon, others]).toMatchObject([{ url: '/api/visits', isQueued: true }, []]);
  // A browser reports no INP of an interaction that took less than a frame.
  const { inp = 0, ...figures } = JSON.parse(beacon.body);
  expect({ inp, ...figures }).toEqual({
    ...{ route: 'contact', device: 'desktop' },
    ...{ lcp: expect.any(Number), inp: expect.any(Number), cls: expect.any(Number) },
  });
});
