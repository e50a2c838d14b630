import type { Page } from '@playwright/test';
import { startPanel } from '../demo-panel/start.ts';
import { type Site, startSite, untilWarm } from '../fixtures/site-process.ts';
import { cards, count, openFilter } from './roster.ts';
import { overflow, settled } from './settled.ts';
import { expect, test as guarded } from './test.ts';

/** A site whose back office has the odd data that people enter over the years. */
const test = guarded.extend<object, { oddSite: Site }>({
  oddSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures off the pattern
    async ({}, use) => {
      const panel = await startPanel({ pictures: 'plain', talents: 120, odd: true });
      const site = await startSite(panel.url);
      await untilWarm(site, '/modelos');
      await use(site);
      await site.stop();
      await panel.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ oddSite }, use) => use(oddSite.url),
});

// Records name covers that are missing.
test.use({ expected: /status of 404 .*cover-old\.jpg/ });

/** The measures of a card on touch, each with its label; a dash for one that is missing. */
async function lineOf(page: Page, place: number): Promise<string[]> {
  const line = cards(page).nth(place).locator('p:nth-child(-n + 3)');
  const labels = await line.locator('span').allTextContents();
  const texts = await line.allTextContents();
  // Strips each label and the space after it, without which a screen reader runs label and value together.
  return [...labels, ...texts.map((text, at) => text.slice(`${labels[at]} `.length))];
}

const LABELS = ['Altura', 'Manequim', 'Sapato'];

test('lists, filter and profiles show whatever was entered, in the narrowest window', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/modelos');
  await settled(page);
  await expect.poll(() => overflow(page), 'the list').toBe(0);
  await expect.poll(() => lineOf(page, 0)).toEqual([...LABELS, '–', '–', '–']);
  await expect.poll(() => lineOf(page, 4)).toContain('40,5');
  await expect(page.getByText('n/a', { exact: true })).toHaveCount(0);
  const tall = cards(page)
    .filter({ has: page.getByRole('heading', { name: /^Maria Antônia da/ }) })
    .first()
    .getByRole('heading');
  const lines = () =>
    tall.evaluate((one) =>
      Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
    );
  await expect.poll(lines).toBeGreaterThan(3);
  await expect.poll(lines).toBeLessThanOrEqual(8);

  const total = (await count(page).textContent()) ?? '';
  const panel = await openFilter(page);
  const slider = (name: string) => panel.getByRole('slider', { name });
  await expect(slider('Manequim, Mínimo')).toHaveAttribute('min', '34');
  await expect(slider('Sapato, Máximo')).toHaveAttribute('max', '46');
  await panel.getByRole('spinbutton', { name: 'Idade, Mínimo' }).fill('30');
  await expect(slider('Idade, Mínimo')).toHaveAttribute('aria-valuetext', '30 anos');
  await panel.getByRole('button', { name: /^Ver \d+ talentos?$/ }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\?age=30-80$/);
  await expect(count(page)).not.toHaveText(total);
  await page.goBack();
  await expect(count(page)).toHaveText(total);

  for (const heading of [cards(page).first().getByRole('heading'), tall]) {
    const name = (await heading.textContent()) ?? '';
    await heading.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await settled(page);
    await expect.poll(() => overflow(page), name).toBe(0);
    const others = page.getByRole('navigation', { name: 'Outros talentos da lista' });
    await expect(others.getByRole('link')).not.toHaveCount(0);
    const narrowest = () =>
      others
        .getByRole('link')
        .evaluateAll((links) => Math.min(...links.map(({ clientWidth }) => clientWidth)));
    await expect.poll(narrowest, 'large enough for touch').toBeGreaterThanOrEqual(44);
    await page.goBack();
    await expect(count(page)).toHaveText(total);
  }
});
