import { talentId } from '../demo-panel/seed/talent.ts';
import { expect, test } from './test.ts';

const IDS = Array.from({ length: 12 }, (_, place) => talentId(place));
const SHARED = `/favoritos?ids=${IDS.join(',')}`;

test('columns that do not fit are scrolled to by keyboard, under sticky names', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${SHARED}&view=compare`);
  const region = page.getByRole('region', { name: 'Comparação de medidas' });
  const measure = region.getByRole('rowheader', { name: /^Altura/ });
  const hint = region.getByText('Role para o lado');
  await expect(hint).toBeVisible();
  const before = await measure.boundingBox();
  // A key that is pressed while the page is being laid out scrolls nothing.
  const scrolled = async () => {
    await region.press('ArrowRight');
    return region.evaluate(({ scrollLeft }) => scrollLeft);
  };
  await expect.poll(scrolled).toBeGreaterThan(0);
  await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(region.getByRole('columnheader').last()).toBeInViewport({ ratio: 0.9 });
  await expect(hint).toBeHidden();
  const after = await measure.boundingBox();
  expect(after?.x).toBe(before?.x);
  await page.getByRole('button', { name: 'ft / lb' }).click();
  await expect(
    region
      .getByRole('row', { name: /^Altura/ })
      .getByText('″')
      .first(),
  ).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
});
