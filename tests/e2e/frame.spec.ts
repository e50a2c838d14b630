import { expectNames, letter, openList } from './roster.ts';
import { hydrated } from './settled.ts';
import { expect, test } from './test.ts';

test('the keyboard reaches content first, then the list of models, which hover opens, too', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/sobre');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const menu = page.getByRole('navigation', { name: 'Principal' });
  const list = menu.locator('#models-menu');
  const button = menu.getByRole('button', { name: 'Listas de modelos' });
  await hydrated(button);
  await expect(list).toHaveCSS('visibility', 'hidden');
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
  await expect(menu.getByRole('link', { name: 'Mulheres' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCSS('opacity', '0');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Tab');
  await expect(list.locator(':focus')).toHaveCount(0);
  await expect(menu.locator(':focus'), 'the next entry of the menu').toBeVisible();
});

test('a change of language is covered by a loading overlay, and preserves what was selected', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const overlay = document.querySelector('[data-loading]');
      if (overlay) sessionStorage.setItem('overlay', overlay.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  await openList(page, '/modelos/mulheres');
  await letter(page, 'Nomes que começam com C').click();
  await expectNames(page, /^C/);
  await expect(page).toHaveURL(/\?letter=c$/);
  const english = page.getByRole('link', { name: 'English' }).filter({ visible: true });
  await hydrated(english);
  await english.click();
  await expect(page).toHaveURL(/\/en\/models\/women\?letter=c$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const shown = () => page.evaluate(() => sessionStorage.getItem('overlay'));
  await expect.poll(shown).toBe('Carregando');
  await expect(page.locator('[data-loading]')).toHaveCount(0);
  await expect(page.locator('main article').first().getByRole('heading')).toHaveText(/^C/);
});
