import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('without script the whole list can be paged through, twenty profiles a page', {
  tag: ['@desktop', '@journey'],
}, async ({ page }) => {
  await page.goto('/modelos');
  const profiles = page.locator('main article a[href^="/modelos/"]');
  await expect(profiles).toHaveCount(20);
  const first = (await profiles.first().getAttribute('href')) ?? '';
  await page.getByRole('link', { name: 'Mostrar mais' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(profiles).toHaveCount(20);
  await expect(profiles.first()).not.toHaveAttribute('href', first);
  await page.getByRole('link', { name: 'Página anterior' }).click();
  await expect(page).toHaveURL(/\/modelos$/);
  await expect(profiles.first()).toHaveAttribute('href', first);
  await profiles.first().click();
  await expect(page).toHaveURL(new RegExp(`${first}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without script the menu opens, and an unknown address has a message', async ({
  page,
  isMobile,
}) => {
  await page.goto('/en/nope');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByText('This page could not be found.')).toBeVisible();
  await page.goto('/nada-aqui');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Página não encontrada' }),
  ).toBeVisible();
  // The specification's text, as small print.
  await expect(page.getByText('This page could not be found.')).toBeVisible();
  await page.goto('/en/nope');
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#drawer').getByRole('link', { name: 'Men', exact: true }).click();
  } else {
    await page.getByRole('main').getByRole('link', { name: 'Men', exact: true }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Men' })).toBeVisible();
});

test('without script search and filter are not offered', async ({ page }) => {
  for (const path of ['/en/models', '/en/models/women?hair=Black']) {
    await page.goto(path);
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /search|filter/i })).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
  }
});
