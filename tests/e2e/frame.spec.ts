import { hydrated } from './settled.ts';
import { expect, test } from './test.ts';

test('the list of models opens on hover, with its button, and closes with Esc', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/sobre');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  const list = menu.locator('#models-menu');
  const button = menu.getByRole('button', { name: 'Listas de modelos' });
  await expect(list).toHaveCSS('opacity', '0');

  await menu.getByRole('link', { name: 'Modelos', exact: true }).hover();
  await expect(list).toHaveCSS('opacity', '1');
  await menu.getByRole('link', { name: 'Mulheres' }).hover();
  await expect(list, 'stays open while it is hovered').toHaveCSS('opacity', '1');
  await button.focus();
  await page.keyboard.press('Escape');
  await expect(list, 'closes although it is hovered').toHaveCSS('opacity', '0');
  await expect(button).toBeFocused();

  await page.mouse.move(5, 600);
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(list).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCSS('opacity', '0');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a loading overlay covers the change of language', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const overlay = document.querySelector('.loading-overlay');
      if (overlay) sessionStorage.setItem('overlay', overlay.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/sobre');
  const english = page.getByRole('link', { name: 'English' }).filter({ visible: true });
  await hydrated(english);
  await english.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const shown = () => page.evaluate(() => sessionStorage.getItem('overlay'));
  await expect.poll(shown).toBe('Carregando');
  await expect(page.locator('.loading-overlay')).toHaveCount(0);
});

test('a navigation shows its progress and starts at the top; back restores the position', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/blog');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/blog\/\d+\/.*_rsc=/, async (route) => {
    await held;
    await route.continue();
  });
  const link = page.getByRole('main').getByRole('article').nth(6).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => window.scrollY);
  await expect.poll(top).toBeGreaterThan(300);
  await link.click();
  await expect(page.locator('.progress')).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/blog\/\d+\//);
  await expect(page.locator('.progress')).toHaveCount(0);
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(top).toBeGreaterThan(300);
});

test.describe('without a connection', () => {
  test.use({ expected: /ERR_INTERNET_DISCONNECTED/ });

  test('the page says so, and stays', { tag: '@desktop' }, async ({ page, context }) => {
    await page.goto('/sobre');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('Sem conexão. O que você já abriu continua aqui.')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click();
    const unopened = page.getByText('A página não abriu: você está sem conexão.');
    await expect(unopened).toBeVisible();
    await expect(page).toHaveURL(/\/sobre$/);
    await context.setOffline(false);
    await expect(unopened).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click();
    await expect(page).toHaveURL(/\/privacidade$/);
  });
});

test('text is there before its font, in a fallback of the style sheet', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/sobre');
  const faces = await page.evaluate(() =>
    Array.from(document.fonts, ({ family, display }) => ({ family, display })),
  );
  const ofFiles = faces.filter(({ family }) => !family.includes(' as '));
  expect(new Set(ofFiles.map(({ display }) => display))).toEqual(new Set(['swap']));
  // Next would put a fallback of its own before those of the style sheet.
  expect(faces.filter(({ family }) => /fallback/i.test(family))).toEqual([]);
});
