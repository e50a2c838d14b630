import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('ten posts, six more on demand; a post shows its progress and starts at the top; back restores the list', {
  tag: ['@phone', '@journey'],
}, async ({ page }) => {
  await page.goto('/blog');
  await expect(page).toHaveTitle('Blog | Vitrine');
  await expect(cards(page)).toHaveCount(10);
  const more = page.getByRole('link', { name: 'Mostrar mais' });
  await more.click();
  await expect(cards(page)).toHaveCount(16);
  await expect(page.getByText('16 posts carregados')).toBeVisible();

  const post = cards(page).nth(12).getByRole('link');
  const title = (await post.textContent()) ?? '';
  const answered = Promise.withResolvers<void>();
  await page.route(/\/blog\/\d+\/.*_rsc=/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await post.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => window.scrollY);
  await expect.poll(top).toBeGreaterThan(300);
  await post.click();
  await expect(page.locator('[data-progress]')).toBeVisible();
  answered.resolve();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('[data-progress]')).toHaveCount(0);
  await expect.poll(top).toBe(0);
  await expect(page).toHaveTitle(`${title} | Blog | Vitrine`);
  await page.goBack();
  await expect(cards(page)).toHaveCount(16);
  await expect(post).toBeInViewport();
});
