import { cards, letter, openList } from './roster.ts';
import { hydrated, idle } from './settled.ts';
import { expect, test } from './test.ts';

test('Back restores title and focus of a narrowed list', { tag: '@desktop' }, async ({ page }) => {
  await openList(page, '/modelos?page=2');
  await idle(page);
  const whole = await page.title();
  await letter(page, 'com C').click();
  await expect(page).toHaveURL(/\?letter=c$/);
  await expect(page).not.toHaveTitle(whole);
  const narrowed = await page.title();
  const link = cards(page).nth(2).getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).not.toHaveTitle(narrowed);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(page).toHaveTitle(narrowed);
  await page.goBack();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page).toHaveTitle(whole);
});

test('Back restores the focus of a post', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/blog');
  await idle(page);
  const post = page.getByRole('main').getByRole('article').nth(1).getByRole('link');
  await post.click();
  await expect(page).toHaveURL(/\/blog\/./);
  await page.goBack();
  await expect(post).toBeFocused();
});

test('a profile that is opened in a tab, or before the index is loaded, knows its neighbors', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  await page.goto('/modelos');
  const last = cards(page).nth(19).getByRole('link');
  const next = page.getByRole('link', { name: /^Próximo: / });
  await hydrated(last);
  const opened = context.waitForEvent('page');
  await last.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('link', { name: /^Anterior: / })).toBeVisible();
  await tab.close();
  await last.click();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(next).toBeVisible();
});
