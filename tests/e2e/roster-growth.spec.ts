import type { Page } from '@playwright/test';
import { cards, openFilter, openList } from './roster.ts';
import { idle } from './settled.ts';
import { expect, test } from './test.ts';

/** Scrolls to the end of the list until it has this many cards, twenty more each time. */
async function growTo(page: Page, length: number) {
  const more = page.getByRole('link', { name: 'Mostrar mais' });
  // A filter that was just applied may still be replacing the cards.
  await expect.poll(async () => (await cards(page).count()) % 20).toBe(0);
  for (let next = (await cards(page).count()) + 20; next <= length; next += 20) {
    await more.evaluate((link) => link.scrollIntoView({ behavior: 'instant' }));
    await expect(cards(page)).toHaveCount(next);
  }
}

test('coming back from a profile and a reload restore the filter, the length and the position', {
  tag: '@phone',
}, async ({ page }) => {
  await openList(page, '/modelos');
  const panel = await openFilter(page);
  await panel.getByLabel('Altura, Mínimo').first().fill('160');
  await panel.getByRole('button', { name: /^Ver/ }).click();
  await expect(page).toHaveURL(/\?height=160-220$/);
  await growTo(page, 60);
  const far = cards(page).nth(50);
  await far.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  const name = (await far.getByRole('heading').textContent()) ?? '';
  await far.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?height=160-220$/);
  await expect(far.getByRole('heading')).toHaveText(name);
  await expect(far).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 200);
  await page.reload();
  await expect(far.getByRole('heading')).toHaveText(name);
  await expect(far).toBeInViewport();
});

test('the footer can be reached with the keyboard', { tag: '@desktop' }, async ({ page }) => {
  await openList(page, '/modelos');
  await idle(page);
  const footer = page.getByRole('contentinfo');
  await page.keyboard.press('End');
  await expect(cards(page)).toHaveCount(40);
  await page.keyboard.press('Home');
  const more = page.getByRole('link', { name: 'Mostrar mais' });
  await cards(page).last().getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(cards(page).last().getByRole('button')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(more, 'the next tab stop after the last card').toBeFocused();
  await expect(cards(page)).toHaveCount(40);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(60);
  await more.focus();
  // Tabs past the content between them, which loads when it is nearly in view.
  for (let step = 0; step < 4 && !(await footer.locator(':focus').count()); step += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(footer.getByRole('link').first()).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(footer.locator(':focus')).toBeInViewport();
  await expect(cards(page)).toHaveCount(60);
  // The focus elsewhere does not stop it.
  await footer.locator(':focus').evaluate((link: HTMLElement) => link.blur());
  await expect(cards(page)).toHaveCount(80);
});
