import type { Page } from '@playwright/test';
import { fill } from '../../lib/i18n/fill.ts';
import { talentId } from '../demo-panel/seed/talent.ts';
import { TEXTS } from './application.ts';
import { castingForm, chooseHere, rows } from './favorites.ts';
import { cards } from './roster.ts';
import { expect } from './test.ts';
import { both, expectTranslated, load, translated } from './translator.ts';

// A walk takes each of its many steps on two pages.
translated.slow();

const { favorites, forms, profile } = TEXTS.pt;

translated(
  'a selection says the same in a translated page',
  { tag: '@desktop' },
  async ({ page, plain }) => {
    const pages = [plain, page];
    await both(pages, 'choose', async (one) => {
      await load(one, '/modelos');
      await chooseHere(one, 3);
    });
    await both(pages, 'open', async (one) => {
      await load(one, '/favoritos');
      await expect(rows(one)).toHaveCount(3);
      await expect(castingForm(one).send).toBeVisible();
    });
    await expectTranslated(page);
    for (const [place, way] of [
      [2, 'up'],
      [0, 'down'],
    ] as const) {
      await both(pages, `another order: ${place} ${way}`, async (one) => {
        const name = (await rows(one).nth(place).getByRole('heading').textContent()) ?? '';
        const button = fill(favorites.list[way], { name });
        await one.getByRole('button', { name: button, exact: true }).click();
        const moved = fill(favorites.list.moved, { name, position: 2, total: 3 });
        await expect(one.getByText(moved)).toBeAttached();
      });
    }
    await both(pages, 'one talent less', async (one) => {
      await rows(one)
        .first()
        .getByRole('button', { name: /^Remover/ })
        .click();
      await expect(rows(one)).toHaveCount(2);
    });
    await both(pages, 'which is undone', async (one) => {
      await one.getByRole('button', { name: favorites.heart.undo }).click();
      await expect(rows(one)).toHaveCount(3);
    });
    await both(pages, 'the comparison', async (one) => {
      await one.getByRole('button', { name: favorites.compare.open }).click();
      await expect(one.getByRole('rowheader', { name: /^Cintura/ })).toBeVisible();
    });
    await expectTranslated(page);
    await both(pages, 'other units', async (one) => {
      await one.getByRole('button', { name: profile.imperial }).click();
      await expect(one.getByRole('cell').getByText('″').first()).toBeVisible();
    });
    await both(pages, 'the list again', async (one) => {
      await one.getByRole('button', { name: favorites.compare.close }).click();
      await expect(rows(one)).toHaveCount(3);
    });
    await both(pages, 'an empty form', async (one) => {
      await castingForm(one).send.click();
      await expect(castingForm(one).incomplete).toBeVisible();
    });
    await both(pages, 'one field filled in', async (one) => {
      await castingForm(one).field.name.fill('Casa Ouro');
      await expect(one.getByText(favorites.form.nameError)).toBeHidden();
    });
    const about = (one: Page) => one.getByLabel(favorites.brief.title);
    await both(pages, 'a brief that is too long', async (one) => {
      await castingForm(one).fillIn();
      await about(one).evaluate((field) => field.removeAttribute('maxlength'));
      await about(one).fill('longo '.repeat(700));
      await castingForm(one).send.click();
      await expect(one.getByText(favorites.brief.tooLong)).toBeVisible();
    });
    await both(pages, 'a shorter one', async (one) => {
      await about(one).fill('curto');
      await expect(one.getByText(favorites.brief.tooLong)).toBeHidden();
    });
    await both(pages, 'a failed dispatch', async (one) => {
      await one.route('**/api/favorites?*', (route) => route.fulfill({ status: 502 }));
      await castingForm(one).send.click();
      await expect(one.getByText(forms.refusals['perhaps-sent'])).toBeVisible();
    });
    await both(pages, 'another failure', async (one) => {
      await one.route('**/api/favorites?*', (route) => route.fulfill({ status: 404 }));
      await castingForm(one).send.click();
      await expect(one.getByText(forms.refusals['not-sent'])).toBeVisible();
    });
    await both(pages, 'all removed', async (one) => {
      await one.getByRole('button', { name: favorites.list.removeAll }).click();
      await expect(one.getByText(favorites.empty.text)).toBeVisible();
    });
  },
);

translated(
  'a shared selection says the same in a translated page',
  { tag: '@desktop' },
  async ({ page, plain }) => {
    const pages = [plain, page];
    const { shared, compare } = favorites;
    const ids = [0, 1, 2].map(talentId).join(',');
    await both(pages, 'open', (one) => load(one, `/favoritos?ids=${ids}`));
    await expectTranslated(page);
    await both(pages, 'compared', async (one) => {
      await one.getByRole('link', { name: compare.open }).click();
      await expect(one.getByRole('table')).toBeVisible();
    });
    await expectTranslated(page);
    await both(pages, 'as a list', async (one) => {
      await one.getByRole('link', { name: compare.close }).click();
      await expect(cards(one)).toHaveCount(3);
    });
    await both(pages, 'taken over', async (one) => {
      const main = one.getByRole('main');
      await main.getByRole('button', { name: shared.add }).click();
      await expect(main.getByRole('link', { name: shared.mine })).toBeVisible();
    });
    await both(pages, 'the own selection', async (one) => {
      await one.getByRole('main').getByRole('link', { name: shared.mine }).click();
      await expect(rows(one)).toHaveCount(3);
    });
    await expectTranslated(page);
  },
);
