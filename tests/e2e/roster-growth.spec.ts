import type { APIRequestContext, Page } from '@playwright/test';
import { cards, names, openFilter, openList } from './roster.ts';
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

/** The names in the HTML of a list, as a visitor without script gets it. */
async function namesWithoutScript(request: APIRequestContext, path: string): Promise<string[]> {
  const answer = await request.get(path);
  const html = await answer.text();
  return [...html.matchAll(/<h2[^>]*><a[^>]*>([^<]+)<\/a>/g)].map(([, name]) => name ?? '');
}

test('a list has the first page of its HTML, and grows by twenty at its end, in the order of the pages', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const [first, second] = [
    await namesWithoutScript(request, '/modelos?height=150-220'),
    await namesWithoutScript(request, '/modelos?height=150-220&page=2'),
  ];
  expect([first.length, second.length]).toEqual([20, 20]);
  await openList(page, '/modelos?height=150-220');
  await idle(page);
  await expect(names(page)).toHaveText(first);
  await growTo(page, 40);
  await expect(names(page)).toHaveText([...first, ...second]);
  // If it grew without end, it would have more by now.
  await expect(cards(page)).toHaveCount(40);
});

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
  await expect(footer.getByText('Todos os direitos reservados')).toBeInViewport();
  const more = page.getByRole('link', { name: 'Mostrar mais' });
  await cards(page).last().getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(cards(page).last().getByRole('button')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(more, 'the next tab stop after the last card').toBeFocused();
  await expect(cards(page)).toHaveCount(20);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(40);
  await more.focus();
  // Tabs past the content between them, which loads when it is nearly in view.
  for (let step = 0; step < 4 && !(await footer.locator(':focus').count()); step += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(footer.getByRole('link').first()).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(footer.locator(':focus')).toBeInViewport();
  await expect(cards(page)).toHaveCount(40);
  // It does not grow without the focus in the footer either, until the mouse is used again.
  await footer.locator(':focus').evaluate((link: HTMLElement) => link.blur());
  await more.evaluate((link) => link.scrollIntoView({ behavior: 'instant' }));
  await expect(more).toBeInViewport();
  await expect(cards(page)).toHaveCount(40);
  await page.mouse.wheel(0, 1);
  await expect(cards(page)).toHaveCount(60);
});
