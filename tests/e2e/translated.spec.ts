import type { Page } from '@playwright/test';
import { pathOf as routePath } from '../../lib/routes/build.ts';
import { formOn, PATHS, TEXTS } from './application.ts';
import { chooseHere, rows } from './favorites.ts';
import { counter, FOUR_COMPOSITES, lightbox, pathOf, photoLink, TEN_VIDEOS } from './profile.ts';
import { cards, count } from './roster.ts';
import { expect } from './test.ts';
import { both, expectTranslated, late, load, translated } from './translator.ts';

// A walk takes each of its many steps on two pages.
translated.slow();

// In English, the only language with a choice of units in the filter and adjectives before the noun.
translated(
  'the list says the same in a translated page',
  { tag: '@desktop' },
  async ({ page, plain }) => {
    const { roster, favorites } = TEXTS.en;
    const pages = [plain, page];
    const strip = (one: Page) => one.getByRole('navigation', { name: roster.letters });
    const parts = (one: Page) => one.getByRole('heading', { level: 1 }).getByRole('link');
    const filter = (one: Page) => one.getByRole('dialog', { name: roster.filterTitle });
    await both(pages, 'open', (one) =>
      load(one, routePath('en', { page: 'roster', view: 'models' })),
    );
    await expectTranslated(page);
    await both(pages, 'a letter', async (one) => {
      const before = await count(one).textContent();
      await strip(one).getByRole('link').nth(1).click();
      await expect(count(one)).not.toHaveText(before ?? '');
    });
    await expectTranslated(page);
    await both(pages, 'another letter', async (one) => {
      await strip(one).getByRole('link').nth(6).click();
      await expect(strip(one).getByRole('link').nth(6)).toHaveAttribute('aria-current', 'true');
    });
    await both(pages, 'no letter', async (one) => {
      await strip(one).getByRole('link').nth(6).click();
      await expect(cards(one)).toHaveCount(20);
    });
    await both(pages, 'two hearts', (one) => chooseHere(one, 2));
    await both(pages, 'one heart less', async (one) => {
      await cards(one).first().locator('.heart').click();
      await expect(cards(one).first().getByRole('button', { pressed: false })).toBeVisible();
    });
    await both(pages, 'the filter', async (one) => {
      await one.getByRole('button', { name: new RegExp(`^${roster.filter}`) }).click();
      await expect(filter(one).getByRole('slider').first()).toBeAttached();
    });
    await both(pages, 'a slider', async (one) => {
      await filter(one).getByRole('slider').first().focus();
      for (let step = 0; step < 13; step += 1) await one.keyboard.press('PageUp');
    });
    await both(pages, 'two colors', async (one) => {
      await filter(one).locator('[name=hair]').selectOption('Black');
      const another = filter(one).getByRole('combobox', { name: roster.anotherColor });
      await another.selectOption({ index: 1 });
      await expect(filter(one).getByRole('listitem')).toHaveCount(2);
    });
    await both(pages, 'one color less', async (one) => {
      await filter(one).getByRole('listitem').getByRole('button').last().click();
      await expect(filter(one).getByRole('listitem')).toHaveCount(0);
    });
    await both(pages, 'apply', async (one) => {
      await filter(one).locator('[type=submit]').click();
      await expect(filter(one)).toBeHidden();
      await expect(parts(one)).toHaveCount(2);
    });
    await expectTranslated(page);
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
    await both(pages, 'a way out, and the end of that list', async (one) => {
      await one.getByRole('main').getByRole('link', { name: roster.clearAll }).click();
      await one.getByRole('navigation', { name: roster.pages }).scrollIntoViewIfNeeded();
      await expect.poll(() => cards(one).count()).toBeGreaterThan(20);
    });
    await both(pages, 'the selection', async (one) => {
      await one.getByRole('banner').getByRole('link', { name: favorites.list.selection }).click();
      await expect(rows(one)).toHaveCount(1);
    });
    await both(pages, 'back', async (one) => {
      await one.goBack();
      await expect(cards(one).first()).toBeVisible();
    });
  },
);

translated(
  'a profile says the same in a translated page',
  { tag: '@desktop' },
  async ({ page, plain }) => {
    const pages = [plain, page];
    const title = (one: Page) => one.getByRole('heading', { level: 1 });
    await both(pages, 'open the list', (one) => load(one, '/modelos'));
    await both(pages, 'open a profile', async (one) => {
      const link = cards(one).nth(FOUR_COMPOSITES).getByRole('heading').getByRole('link');
      const name = await link.textContent();
      await link.click();
      await expect(title(one)).toHaveText(name ?? '');
      await expect(counter(one)).toBeVisible();
    });
    await expectTranslated(page);
    await both(pages, 'the next talent', async (one) => {
      const before = await title(one).textContent();
      await one.getByRole('link', { name: /^Próximo: / }).click();
      await expect(title(one)).not.toHaveText(before ?? '');
    });
    await both(pages, 'another profile', (one) => load(one, pathOf(FOUR_COMPOSITES)));
    await both(pages, 'other units', (one) => one.getByRole('button', { name: 'ft / lb' }).click());
    await both(pages, 'the next photo', async (one) => {
      await one.getByRole('button', { name: 'Próxima foto' }).click();
      await expect(counter(one)).toHaveText(/^2 /);
    });
    await both(pages, 'a photo enlarged', async (one) => {
      await photoLink(one, 2).click();
      await expect(lightbox(one).current.getByRole('img')).toBeVisible();
      await one.keyboard.press('ArrowRight');
      await expect(lightbox(one).dialog.getByText(/^3 \/ \d+$/)).toBeVisible();
    });
    await both(pages, 'the page again', async (one) => {
      await one.keyboard.press('Escape');
      await expect(lightbox(one).dialog).toBeHidden();
    });
    await both(pages, 'the heart', async (one) => {
      await one.getByRole('button', { name: 'Adicionar à seleção' }).click();
      await expect(one.getByRole('button', { name: 'Remover da seleção' })).toBeVisible();
    });
    await both(pages, 'composites that cannot be saved', async (one) => {
      for (const file of ['**/api/composite/*', '**/storage/desktop/**']) {
        await one.route(file, (route) => route.fulfill({ status: 502 }));
      }
      await one.getByRole('link', { name: 'Composites (ZIP)' }).click();
      await expect(one.getByRole('alert').filter({ hasText: 'Não foi possível' })).toBeVisible();
    });
    await both(pages, 'a profile with videos', (one) => load(one, pathOf(TEN_VIDEOS)));
    await both(pages, 'another tab', async (one) => {
      await one.locator('.gallery-tabs').getByRole('link').last().click();
      await expect(one).toHaveURL(/tab=/);
    });
    await expectTranslated(page);
  },
);

translated(
  'a translation that arrives late replaces no newer text',
  { tag: '@desktop' },
  async ({ page, plain }) => {
    const pages = [plain, page];
    await both(pages, 'the list', (one) => load(one, '/modelos'));
    await late(pages, 'two letters and two hearts', async (one) => {
      const letters = one
        .getByRole('navigation', { name: TEXTS.pt.roster.letters })
        .getByRole('link');
      for (const place of [1, 6]) {
        await letters.nth(place).click();
        await expect(letters.nth(place)).toHaveAttribute('aria-current', 'true');
        await expect(count(one)).not.toHaveText('300 talentos');
      }
      await chooseHere(one, 2);
    });
    await late(pages, 'a slider', async (one) => {
      await one.getByRole('button', { name: /^Filtrar/ }).click();
      await one.getByRole('dialog').getByRole('slider').first().focus();
      for (let step = 0; step < 13; step += 1) await one.keyboard.press('PageUp');
    });
    await both(pages, 'a profile', (one) => load(one, pathOf(FOUR_COMPOSITES)));
    await late(pages, 'two photos on, and a heart twice', async (one) => {
      for (const number of [2, 3]) {
        await one.getByRole('button', { name: 'Próxima foto' }).click();
        await expect(counter(one)).toHaveText(new RegExp(`^${number} / `));
      }
      await one.getByRole('button', { name: 'Adicionar à seleção' }).click();
      await expect(one.getByText(/agora está na sua seleção\.$/)).toBeVisible();
      await one.getByRole('button', { name: 'Remover da seleção' }).click();
      await expect(one.getByText(/saiu da sua seleção\.$/)).toBeVisible();
    });
    await both(pages, 'the application', (one) => load(one, PATHS.pt));
    await late(pages, 'fields to review', async (one) => {
      const { send, alert, adult, field } = formOn(one, 'pt');
      await send.click();
      await expect(alert).toContainText(/1\d /);
      const before = await alert.textContent();
      await adult.check();
      await field('realname').fill('Ana Luz');
      await expect(alert).not.toHaveText(before ?? '');
    });
  },
);
