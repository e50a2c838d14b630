import { expectAccessible } from './accessible.ts';
import { idle } from './settled.ts';
import { expect, test } from './test.ts';

test.use({ entrance: true });

test('the entrance lies over the home page once, and any click opens it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  const entrance = page.getByRole('dialog', { name: 'Entrada' });
  await expect(entrance).toBeVisible();
  await expectAccessible(page);
  await entrance.click({ position: { x: 8, y: 8 } });
  await expect(entrance).toBeHidden();
  await page.reload();
  await idle(page);
  await expect(entrance).toBeHidden();
});

test('it is painted before any script of the site is there, with its face', {
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
});

test('choosing an entry by keyboard shows its face, which is fetched only then', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  const entrance = page.getByRole('dialog', { name: 'Entrada' });
  const face = entrance.locator('picture img').nth(1);
  await idle(page);
  await expect(face).toHaveJSProperty('currentSrc', '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(entrance.getByRole('link', { name: 'Homens' })).toBeFocused();
  await expect(face).toBeVisible();
  await expect(face).not.toHaveJSProperty('naturalWidth', 0);
  await entrance.getByRole('button', { name: 'Entrar no site' }).press('Enter');
  await expect(entrance).toBeHidden();
});

test('its links lead on', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/es');
  await page.getByRole('dialog').getByRole('link', { name: 'Mujeres' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mujeres' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('a crawler', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });

  test('sees the home page', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await idle(page);
    await expect(page.locator('dialog:has(.pre-home)')).toHaveCount(1);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is open', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
});
