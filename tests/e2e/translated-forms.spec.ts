import type { Page } from '@playwright/test';
import { pathOf } from '../../lib/routes/build.ts';
import { talentId } from '../demo-panel/seed/talent.ts';
import { addPhotos, formOn, PATHS, TEXTS } from './application.ts';
import { castingForm, rows } from './favorites.ts';
import { expect } from './test.ts';
import { both, expectTranslated, load, translated } from './translator.ts';

// A walk takes each of its steps on two pages.
translated.slow();

translated('a selection', { tag: '@desktop' }, async ({ page, plain }) => {
  const { favorites, forms, profile } = TEXTS.pt;
  const pages = [plain, page];
  await both(pages, 'a shared one, taken over', async (one) => {
    await load(one, `/favoritos?ids=${[0, 1, 2].map(talentId).join(',')}`);
    const main = one.getByRole('main');
    await main.getByRole('button', { name: favorites.shared.add }).click();
    await main.getByRole('link', { name: favorites.shared.mine }).click();
    await expect(rows(one)).toHaveCount(3);
  });
  await expectTranslated(page);
  await both(pages, 'one talent less, and again', async (one) => {
    const remove = rows(one)
      .first()
      .getByRole('button', { name: /^Remover/ });
    await remove.click();
    await expect(rows(one)).toHaveCount(2);
    await one.getByRole('button', { name: favorites.heart.undo }).click();
    await expect(rows(one)).toHaveCount(3);
  });
  await both(pages, 'the comparison, in other units', async (one) => {
    await one.getByRole('button', { name: favorites.compare.open }).click();
    await expect(one.getByRole('rowheader', { name: /^Cintura/ })).toBeVisible();
    await one.getByRole('button', { name: profile.imperial }).click();
    await expect(one.getByRole('cell').getByText('″').first()).toBeVisible();
  });
  await both(pages, 'an empty form, and one field filled in', async (one) => {
    await one.getByRole('button', { name: favorites.compare.close }).click();
    await castingForm(one).send.click();
    await expect(castingForm(one).incomplete).toBeVisible();
    await castingForm(one).field.name.fill('Casa Ouro');
    await expect(one.getByText(favorites.form.nameError)).toBeHidden();
  });
  await both(pages, 'two failures', async (one) => {
    await castingForm(one).fillIn();
    for (const [status, text] of [
      [502, forms.refusals['perhaps-sent']],
      [404, forms.refusals['not-sent']],
    ] as const) {
      await one.route('**/api/favorites?*', (route) => route.fulfill({ status }));
      await castingForm(one).send.click();
      await expect(one.getByText(text)).toBeVisible();
    }
  });
  await both(pages, 'all removed', async (one) => {
    await one.getByRole('button', { name: favorites.list.removeAll }).click();
    await expect(one.getByText(favorites.empty.text)).toBeVisible();
  });
});

translated('forms', { tag: '@desktop' }, async ({ page, plain }) => {
  const { forms } = TEXTS.en;
  const pages = [plain, page];
  const main = (one: Page) => one.getByRole('main');
  const form = (one: Page) => formOn(one, 'en');
  await both(pages, 'the application', (one) => load(one, PATHS.en));
  await expectTranslated(page);
  await both(pages, 'sent empty', async (one) => {
    await form(one).send.click();
    await expect(form(one).alert).toContainText(/1\d /);
  });
  await both(pages, 'a minor, then an adult after all', async (one) => {
    await form(one).minor.check();
    await form(one).adult.check();
    await form(one).field('realname').fill('Ana Luz');
  });
  await both(pages, 'an odd phone', async (one) => {
    await form(one).field('phone').fill('12');
    await form(one).field('whatsapp').focus();
    await expect(main(one).getByText(forms.phoneCountry)).toBeVisible();
  });
  await both(pages, 'four photos, and one less', async (one) => {
    await addPhotos(one, 'en');
    await main(one).getByRole('button', { name: /Remov/ }).first().click();
  });
  await both(pages, 'the draft cleared', (one) =>
    one.getByRole('button', { name: forms.draft.clear }).click(),
  );
  await both(pages, 'verification', (one) => load(one, pathOf('en', { page: 'verify' })));
  for (const contact of ['(11) 98765-0100', '@stranger', ' ']) {
    await both(pages, contact, async (one) => {
      await main(one).getByRole('textbox').fill(contact);
      await main(one).getByRole('textbox').press('Enter');
    });
  }
});
