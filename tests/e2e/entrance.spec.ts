import { expect, expectAccessible, test } from './test.ts';

test.use({ entrance: true });

test('the entrance lies over the home page once, and any click opens it', async ({ page }) => {
  await page.goto('/');
  const entrance = page.getByRole('dialog', { name: 'Entrada' });
  await expect(entrance).toBeVisible();
  await expectAccessible(page);
  await entrance.click({ position: { x: 8, y: 8 } });
  await expect(entrance).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Buscar por nome' })).toBeVisible();
  await expect(entrance).toBeHidden();
});

test('Esc closes it, and the keyboard stays inside of it until then', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no Tab key');
  await page.goto('/en');
  const entrance = page.getByRole('dialog', { name: 'Entrance' });
  await expect(entrance).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entrance.getByRole('link').first()).toBeFocused();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      }),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(entrance).toBeHidden();
});

test('its links lead on', async ({ page }) => {
  await page.goto('/es');
  await page.getByRole('dialog').getByRole('link', { name: 'Mujeres' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mujeres' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('it is in nobody’s way on another page', async ({ page }) => {
  await page.goto('/modelos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test.describe('a crawler', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  test('sees the home page', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, entrance: true });
  test('the home page is open', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
});
