import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');

test('ten posts, six more on demand, and the list is restored on the way back', {
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
  await post.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title} | Blog | Vitrine`);
  await page.goBack();
  await expect(cards(page)).toHaveCount(16);
  await expect(post).toBeInViewport();
});

test('when more cannot be loaded the page says so; a retry adds posts, with English dates', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route('**/api/posts?**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/en/blog');
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page.getByText('More could not be loaded. Try again.')).toBeVisible();
  await page.unroute('**/api/posts?**');
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(16);
  await expect(cards(page).last().locator('time')).toHaveText(/^[A-Z][a-z]+ \d+, \d{4}$/i);
});

test('from post to post, and sharing one', { tag: '@desktop' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog');
  await expect(titles(page)).toHaveCount(10);
  const [newer, , older = ''] = await titles(page).allTextContents();
  await cards(page).nth(1).getByRole('link').click();
  const neighbors = page.getByRole('navigation', { name: 'Outros posts' });
  await expect(neighbors.getByRole('link')).toHaveText([
    `Mais recente${newer}`,
    `Anterior${older}`,
    'Todos os posts',
  ]);
  const share = page.getByRole('region', { name: 'Compartilhar' });
  await expect(share.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=.*blog%2F/,
  );
  await share.getByRole('button', { name: 'Copiar link' }).click();
  await expect(share.getByText('Link copiado')).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain(new URL(page.url()).pathname);
  await neighbors.getByRole('link', { name: older }).click();
  await expect(page.getByRole('heading', { level: 1, name: older })).toBeVisible();
});
