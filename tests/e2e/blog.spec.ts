import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('ten posts, six more on demand, and the list is as it was on the way back', async ({
  page,
}) => {
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

test('when more cannot be loaded the page says so, and the next try works', async ({ page }) => {
  await page.route('**/api/posts?**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/en/blog');
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page.getByText('More could not be loaded. Please try again.')).toBeVisible();
  await page.unroute('**/api/posts?**');
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(16);
});

test('under another language a post stays Portuguese, and names its own address', async ({
  page,
}) => {
  await page.goto('/en/blog');
  await expect(cards(page).first().locator('time')).toHaveText(/^[A-Z][a-z]+ \d+, \d{4}$/i);
  await cards(page).first().getByRole('link').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAttribute('lang', 'pt');
  await expect(page.locator('.prose')).toHaveAttribute('lang', 'pt');
  await expect(page.getByText('This text is in Portuguese.')).toBeVisible();
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toMatch(/^\/blog\/412\//);
  await expect(page.locator('link[hreflang]')).toHaveCount(0);
});

test('from post to post, and passing one on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog');
  const titles = await cards(page).getByRole('heading').allTextContents();
  await cards(page).nth(1).getByRole('link').click();
  const neighbors = page.getByRole('navigation', { name: 'Outros posts' });
  await expect(neighbors.getByRole('link')).toHaveText([
    `Mais recente${titles[0]}`,
    `Anterior${titles[2]}`,
    'Todos os posts',
  ]);
  const share = page.getByRole('region', { name: 'Compartilhar' });
  await expect(share.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=.*blog%2F/,
  );
  await share.getByRole('button', { name: 'Copiar link' }).click();
  await expect(share.getByText('Link copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/blog/');
  await neighbors.getByRole('link', { name: titles[2] }).click();
  await expect(page.getByRole('heading', { level: 1, name: titles[2] })).toBeVisible();
});

test('pictures inside of a text come from this site', async ({ page }) => {
  await page.goto('/blog');
  const hrefs = await cards(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  for (const href of hrefs) {
    await page.goto(href ?? '', { waitUntil: 'domcontentloaded' });
    for (const image of await page.locator('.prose img').all()) {
      await expect(image).toHaveAttribute('src', /^\/_next\/image\?url=%2Fstorage%2F/);
      await expect(image).toHaveAttribute('sizes');
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('every post can be reached, page by page', async ({ page }) => {
    await page.goto('/blog');
    const seen = new Set<string>();
    const note = async () => {
      for (const title of await cards(page).getByRole('heading').allTextContents()) seen.add(title);
    };
    await note();
    const more = page.getByRole('link', { name: 'Mostrar mais' });
    while ((await more.count()) > 0) {
      await more.click();
      await note();
    }
    expect(seen.size).toBeGreaterThanOrEqual(20);
  });
});
