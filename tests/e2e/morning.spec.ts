import type { Locator, Page } from '@playwright/test';
import { counted, fill } from '../../lib/i18n/fill.ts';
import { talentId } from '../demo-panel/seed/talent.ts';
import { expectAccessibleInBoth } from './accessible.ts';
import { TEXTS } from './application.ts';
import { castingForm, choose, chooseHere } from './favorites.ts';
import { cards, names } from './roster.ts';
import { hydrated, overflow, settled } from './settled.ts';
import { expect, sending, test } from './test.ts';

/** Each language with the project that tests it: with script, then without. */
const LANGUAGES = [
  ['pt', '@phone', '@desktop'],
  ['en', '@desktop', '@phone'],
  ['es', '@phone', '@desktop'],
] as const;
const WOMEN = { pt: '/modelos/mulheres', en: '/en/models/women', es: '/es/modelos/mujeres' };
const FAVORITES = { pt: '/favoritos', en: '/en/favorites', es: '/es/favoritos' };
const IDS = [0, 1, 2].map(talentId);
const LINK = `/favoritos?ids=${IDS.join(',')},999999`;

const heart = (page: Page, place: number) => cards(page).nth(place).getByRole('button');
const bar = (page: Page) => page.locator('.send-bar');
/** The link in the message that a sharing tool sends to WhatsApp. */
async function linkIn(place: Locator): Promise<string> {
  const chat = place.getByRole('link', { name: 'WhatsApp', includeHidden: true });
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  return text.slice(text.indexOf('http'));
}

for (const [locale, project] of LANGUAGES) {
  const { shared } = TEXTS[locale].favorites;

  test(`from a list to a choice that is sent back (${locale})`, {
    tag: [project, '@journey'],
  }, async ({ page, browser }) => {
    test.slow();
    await page.goto(WOMEN[locale]);
    const chosen = await chooseHere(page, 3);
    await page.goto(FAVORITES[locale]);
    const link = await linkIn(page.locator('.tools'));

    const recipient = await (await browser.newContext()).newPage();
    await recipient.goto(link);
    await expect(recipient.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(names(recipient)).toHaveText(chosen);
    await heart(recipient, 2).click();
    await heart(recipient, 0).click();
    const count = fill(counted(shared.chosen, 3, locale), { count: 2 });
    await expect(bar(recipient)).toContainText(count);
    await expect(bar(recipient)).toContainText(shared.send);
    await recipient.reload();
    await expect(bar(recipient)).toContainText(count);
    await expect.poll(() => overflow(recipient)).toBe(0);
    const back = await linkIn(bar(recipient));
    const [first, , third] = (new URL(link).searchParams.get('ids') ?? '').split(',');
    expect(back).toBe(link.replace(/ids=.*/, `ids=${first},${third}`));
    await recipient.context().close();

    await page.goto(back);
    await expect(names(page)).toHaveText([chosen[0], chosen[2]].map(String));
  });
}

test('a choice from a shared selection is accessible, and no message covers it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(LINK);
  await hydrated(heart(page, 0));
  await expectAccessibleInBoth(page, 'none chosen');
  await heart(page, 1).click();
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  await settled(page);
  const [message, foot] = [await toast.boundingBox(), await bar(page).boundingBox()];
  expect(message && foot && message.y + message.height <= foot.y).toBe(true);
  await expectAccessibleInBoth(page, 'one chosen');
});

sending(
  'the chosen ones of a link reach the agency, and other favorites stay',
  { tag: '@desktop' },
  async ({ page, panel }) => {
    const { send, sent, fillIn } = castingForm(page);
    const [other = ''] = await choose(page, 1);
    const ids = [3, 4, 5].map(talentId);
    await page.goto(`/favoritos?ids=${ids.join(',')}`);
    await expect(names(page).filter({ hasText: other })).toHaveCount(0);
    await heart(page, 2).click();
    await heart(page, 0).click();
    await bar(page).getByRole('link', { name: 'Enviar à agência' }).click();
    await fillIn();
    await send.click();
    await expect(sent).toBeVisible();
    await expect(page.locator('.sent-pictures > li')).toHaveCount(2);
    const talents = panel.entries()[0]?.fields.talents as { id: number }[];
    expect(talents.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    await page.goto('/favoritos');
    await expect(page.locator('.favorite-list > li')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: other })).toBeVisible();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [locale, , project] of LANGUAGES) {
    test(`an old link leads to its talents, who are all sent (${locale})`, {
      tag: project,
    }, async ({ page }) => {
      const { list } = TEXTS[locale].favorites;
      const old = 'view=answer&title=Casa+Ouro&by=Marina&on=2026-11-20&answers=ny';
      await page.goto(`${FAVORITES[locale]}?ids=${IDS.join(',')}&${old}`);
      await expect(cards(page)).toHaveCount(3);
      await expect(page.getByText(/Casa Ouro|Marina/)).toHaveCount(0);
      await expect(bar(page)).toHaveText(list.send);
      await expect(page.locator('input[name=ids]')).toHaveValue(IDS.join(','));
    });
  }
});
