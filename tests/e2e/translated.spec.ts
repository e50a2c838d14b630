import type { Page } from '@playwright/test';
import { pathOf as routePath } from '../../lib/routes/build.ts';
import { TEXTS } from './application.ts';
import { chooseHere } from './favorites.ts';
import { counter, FOUR_COMPOSITES, pathOf } from './profile.ts';
import { cards, count } from './roster.ts';
import { expect } from './test.ts';
import { both, expectTranslated, load, translated } from './translator.ts';

// A walk takes each of its steps on two pages.
translated.slow();

// In English, the only language with a choice of units in the filter and adjectives before the noun.
translated('a list and a profile', { tag: '@desktop' }, async ({ page, plain }) => {
  const { roster } = TEXTS.en;
  const pages = [plain, page];
  const letters = (one: Page) =>
    one.getByRole('navigation', { name: roster.letters }).getByRole('link');
  const parts = (one: Page) => one.getByRole('heading', { level: 1 }).getByRole('link');
  const filter = (one: Page) => one.getByRole('dialog', { name: roster.filterTitle });
  await both(pages, 'open', (one) =>
    load(one, routePath('en', { page: 'roster', view: 'models' })),
  );
  await both(pages, 'a letter', async (one) => {
    const before = await count(one).textContent();
    await letters(one).nth(1).click();
    await expect(count(one)).not.toHaveText(before ?? '');
  });
  await both(pages, 'no letter, two hearts', async (one) => {
    await letters(one).nth(1).click();
    await expect(cards(one)).toHaveCount(20);
    await chooseHere(one, 2);
  });
  await both(pages, 'the filter: a slider, a color, another and back', async (one) => {
    await one.getByRole('button', { name: new RegExp(`^${roster.filter}`) }).click();
    await filter(one).getByRole('slider').first().focus();
    for (let step = 0; step < 13; step += 1) await one.keyboard.press('PageUp');
    await filter(one).locator('[name=hair]').selectOption('Black');
    const another = filter(one).getByRole('combobox', { name: roster.anotherColor });
    await another.selectOption({ index: 1 });
    await expect(filter(one).getByRole('listitem')).toHaveCount(2);
    await filter(one).getByRole('listitem').getByRole('button').last().click();
    await expect(filter(one).getByRole('listitem')).toHaveCount(0);
  });
  await both(pages, 'apply', async (one) => {
    await filter(one).locator('[type=submit]').click();
    await expect(filter(one)).toBeHidden();
    await expect(parts(one)).toHaveCount(2);
  });
  await both(pages, 'a part less', async (one) => {
    await parts(one).first().click();
    await filter(one).locator('a[href]').click();
    await expect(filter(one)).toBeHidden();
    await expect(parts(one)).toHaveCount(1);
  });
  await both(pages, 'nobody', async (one) => {
    await one.getByRole('button', { name: new RegExp(`^${roster.filter}`) }).click();
    await filter(one).locator('[name=q]').fill('xqzw');
    await filter(one).locator('[type=submit]').click();
    await expect(one.locator('#list').getByText(roster.empty)).toBeVisible();
  });
  await both(pages, 'a profile', (one) => load(one, pathOf(FOUR_COMPOSITES)));
  await both(pages, 'another photo, and a heart', async (one) => {
    await one.getByRole('button', { name: 'Próxima foto' }).click();
    await expect(counter(one)).toHaveText(/^2 /);
    await one.getByRole('button', { name: 'Adicionar à seleção' }).click();
    await expect(one.getByText(/agora está na sua seleção\.$/)).toBeVisible();
  });
  await expectTranslated(page);
});
