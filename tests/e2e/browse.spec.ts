import { expectNames, firstNames } from './roster.ts';
import { expect, test } from './test.ts';

test('a visitor finds a woman by her letter and reads her profile', {
  tag: ['@desktop', '@journey'],
}, async ({ page }) => {
  await page.goto('/en');
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Models', exact: true }).hover();
  await banner.getByRole('link', { name: 'Women' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();

  const letters = page.getByRole('navigation', { name: /letter/i });
  await letters.getByRole('link', { name: /\bA$/ }).click();
  await expect(page).toHaveURL(/\?letter=a$/);
  const found = await expectNames(page, /^[AÁÂÃ]/);

  const [name = ''] = found;
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} | Vitrine`);
  await expect(page.getByRole('img', { name: `${name}, ` }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\?letter=a$/);
  await expect.poll(() => firstNames(page)).toEqual(found);
});
