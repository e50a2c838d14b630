import type { Page } from '@playwright/test';
import { startPanel } from '../demo-panel/start.ts';
import { type Site, startSite } from '../fixtures/site-process.ts';
import { expectAccessible } from './accessible.ts';
import { cards, count } from './roster.ts';
import { overflow, settled } from './settled.ts';
import { expect, test as guarded } from './test.ts';

/** A site whose back office has the odd data that people enter over the years. */
const test = guarded.extend<object, { oddSite: Site }>({
  oddSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures off the pattern
    async ({}, use) => {
      const panel = await startPanel({ pictures: 'plain', talents: 120, odd: true });
      const site = await startSite(panel.url);
      await use(site);
      await site.stop();
      await panel.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ oddSite }, use) => use(oddSite.url),
});

const LONG_WORD = /^Wolfeschlegelstein/;

/** The measures of a card on touch, each with its label; a dash for one that is missing. */
async function lineOf(page: Page, place: number): Promise<string[]> {
  const line = cards(page).nth(place).locator('.card-measures > :nth-child(-n + 3)');
  const labels = await line.locator('span').allTextContents();
  const texts = await line.allTextContents();
  // Strips each label and the space after it, without which a screen reader runs label and value together.
  return [...labels, ...texts.map((text, at) => text.slice(`${labels[at]} `.length))];
}

const LABELS = ['Altura', 'Manequim', 'Sapato'];

test('browse, filter and profile', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/modelos');
  await expect(cards(page)).not.toHaveCount(0);
  await expect(cards(page).first().locator('.card-measures')).toBeVisible();
  await expect.poll(() => lineOf(page, 0)).toEqual([...LABELS, '–', '–', '–']);
  await expect.poll(() => lineOf(page, 3)).toEqual([...LABELS, '–', '–', '–']);
  await expect.poll(() => lineOf(page, 4)).toContain('40,5');
  await expect(page.getByText('n/a', { exact: true })).toHaveCount(0);
  const total = await count(page).textContent();

  await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('spinbutton', { name: 'Idade, Mínimo' }).fill('30');
  const thumb = panel.getByRole('slider', { name: 'Idade, Mínimo' });
  await expect(thumb).toHaveAttribute('aria-valuetext', '30 anos');
  await panel.getByRole('button', { name: /^Ver \d+ talentos?$/ }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\?age=30-80$/);
  await expect(page.getByRole('link', { name: 'a partir de 30 anos' })).toBeVisible();
  await expect(count(page)).not.toHaveText(total ?? '');
  await page.goBack();
  await expect(count(page)).toHaveText(total ?? '');

  const long = cards(page)
    .filter({ has: page.getByRole('heading', { name: LONG_WORD }) })
    .first();
  await long.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: LONG_WORD })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => overflow(page)).toBe(0);
});

test('no page is wider than its window, whatever the names', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/modelos');
  await settled(page);
  await expect.poll(() => overflow(page), 'the list').toBe(0);
  const tall = cards(page).filter({
    has: page.getByRole('heading', { name: /^Maria Antônia da/ }),
  });
  const lines = () =>
    tall
      .first()
      .getByRole('heading')
      .evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight));
  await expect.poll(async () => Math.round(await lines())).toBeGreaterThan(3);
  await expect.poll(async () => Math.round(await lines())).toBeLessThanOrEqual(8);
  for (const place of [0, 1, 2]) {
    await page.goto('/modelos');
    await cards(page).nth(place).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/modelos\/\d+\//);
    await settled(page);
    await expect.poll(() => overflow(page), `profile ${place}`).toBe(0);
    const others = page.getByRole('navigation', { name: 'Outros talentos da lista' });
    const narrowest = () =>
      others
        .getByRole('link')
        .evaluateAll((links) => Math.min(...links.map(({ clientWidth }) => clientWidth)));
    await expect(others.getByRole('link')).toHaveCount(place === 0 ? 1 : 2);
    await expect
      .poll(narrowest, 'the targets are large enough for touch')
      .toBeGreaterThanOrEqual(44);
  }
});

test('the sliders reach the smallest jeans and the largest shoes', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/modelos');
  await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('slider', { name: 'Manequim, Mínimo' })).toHaveAttribute(
    'min',
    '34',
  );
  await expect(panel.getByRole('slider', { name: 'Sapato, Máximo' })).toHaveAttribute('max', '46');
});
