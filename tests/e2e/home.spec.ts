import type { Page } from '@playwright/test';
import { idle } from './settled.ts';
import { expect, test } from './test.ts';

const faces = (page: Page) =>
  page.locator('section[aria-roledescription][aria-label="Novos rostos"]');

test('new faces: five in view, moved by button and keyboard', {
  tag: '@desktop',
}, async ({ page }) => {
  let indexes = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/roster')) indexes += 1;
  });
  await page.goto('/');
  const slider = faces(page);
  await slider.scrollIntoViewIfNeeded();
  const cards = slider.getByRole('listitem');
  await idle(page);
  await expect(cards).toHaveCount(5);
  expect(indexes, 'the others are loaded when the row is moved').toBe(0);
  const inView = 5;
  const visible = () =>
    cards.evaluateAll((all) =>
      all.flatMap((one, index) => {
        const { left, right } = one.getBoundingClientRect();
        return left > -2 && right < innerWidth + 2 ? [index] : [];
      }),
    );
  await expect.poll(visible).toHaveLength(inView);
  await slider.getByRole('button', { name: 'Próximo' }).click();
  const moved = Array.from({ length: inView }, (_, index) => index + 1);
  await expect.poll(visible).toEqual(moved);

  // The buttons come before the cards in the tab order.
  const next = slider.getByRole('button', { name: 'Próximo' });
  await next.focus();
  await page.keyboard.press('Tab');
  await expect(cards.locator(':focus')).toHaveCount(1);

  await cards
    .nth(inView + 3)
    .getByRole('link')
    .focus();
  await expect.poll(visible).toContain(inView + 3);
  expect(indexes).toBe(1);
});
