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

test('without script the search leads to the list and shows what it did not recognize', {
  tag: '@journey',
}, async ({ page, isMobile }) => {
  await page.goto('/en/about');
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Search talent' });
  await field.fill('women over 1.60 no tattoos');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/en\/models\/women\?height=160-220&unread=no\+tattoos$/);
  await expect(page.getByText('Not understood: “no tattoos”')).toBeVisible();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('without script the order is chosen with the filter', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/en/models/women?hair=Black');
  await page.getByLabel('Sort by').filter({ visible: true }).selectOption('Tallest first');
  await page.getByRole('main').getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page).toHaveURL(/hair=Black.*&sort=height$/);
  const heights = await page
    .locator('.card-measures > p:first-child > b')
    .evaluateAll((all) => all.map(({ textContent }) => Number.parseFloat(textContent)));
  expect(heights.length).toBeGreaterThan(1);
  expect(heights.filter(Number.isFinite)).toEqual(
    heights.filter(Number.isFinite).toSorted((one, other) => other - one),
  );
});
