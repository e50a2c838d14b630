import type { Page } from '@playwright/test';
import { pathOf } from '../../lib/routes/build.ts';
import { addPhotos, formOn, PATHS, TEXTS } from './application.ts';
import { expect } from './test.ts';
import { both, expectTranslated, load, translated } from './translator.ts';

// A walk takes each of its many steps on two pages.
translated.slow();

const main = (page: Page) => page.getByRole('main');

translated(
  'the forms say the same in a translated page',
  { tag: '@desktop' },
  async ({ page, plain }) => {
    const { forms } = TEXTS.en;
    const pages = [plain, page];
    const form = (one: Page) => formOn(one, 'en');
    await both(pages, 'the application', (one) => load(one, PATHS.en));
    await expectTranslated(page);
    await both(pages, 'sent empty', async (one) => {
      await form(one).send.click();
      await expect(form(one).alert).toContainText(/1\d /);
    });
    await expectTranslated(page);
    await both(pages, 'an adult', (one) => form(one).adult.check());
    await both(pages, 'a minor', (one) => form(one).minor.check());
    await both(pages, 'an adult after all', (one) => form(one).adult.check());
    await both(pages, 'a name', (one) => form(one).field('realname').fill('Ana Luz'));
    await both(pages, 'an odd phone', async (one) => {
      await form(one).field('phone').fill('12');
      await form(one).field('whatsapp').focus();
      await expect(main(one).getByText(forms.phoneCountry)).toBeVisible();
    });
    await both(pages, 'a country', async (one) => {
      await form(one).field('country').selectOption({ index: 2 });
      await expect(form(one).field('basedin')).toBeEnabled();
    });
    await both(pages, 'four photos', (one) => addPhotos(one, 'en'));
    await both(pages, 'a photo less', (one) =>
      main(one).getByRole('button', { name: /Remov/ }).first().click(),
    );
    await both(pages, 'the draft cleared', (one) =>
      one.getByRole('button', { name: forms.draft.clear }).click(),
    );
    await both(pages, 'and brought back', (one) =>
      one.getByRole('button', { name: forms.draft.undo }).click(),
    );
    await both(pages, 'contact', (one) => load(one, pathOf('en', { page: 'contact' })));
    await both(pages, 'sent empty', async (one) => {
      await form(one).send.click();
      await expect(form(one).alert).toContainText('4');
    });
    const contact = TEXTS.en.contact.fields;
    await both(pages, 'filled in', async (one) => {
      for (const name of ['name', 'subject', 'message'] as const) {
        await main(one).getByLabel(contact[name], { exact: true }).fill('Ana');
      }
      await main(one).getByLabel(contact.email, { exact: true }).fill('ana@example.com');
      await expect(form(one).alert).toHaveText('');
    });
    await both(pages, 'a failed dispatch', async (one) => {
      await one.route('**/api/contact*', (route) => route.fulfill({ status: 502 }));
      await form(one).send.click();
      await expect(form(one).alert).not.toHaveText('');
    });
    await both(pages, 'verification', (one) => load(one, pathOf('en', { page: 'verify' })));
    for (const contact of ['(11) 98765-0100', '@stranger', '@vitrine.example', '98765-0100', ' ']) {
      await both(pages, contact, async (one) => {
        await main(one).getByRole('textbox').fill(contact);
        await main(one).getByRole('textbox').press('Enter');
      });
    }
  },
);
