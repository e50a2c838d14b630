import type { Page } from '@playwright/test';
import { pathOf } from '../../lib/routes/build.ts';
import { addPhotos, formOn, PATHS, TEXTS } from './application.ts';
import { castingForm, chooseHere, rows } from './favorites.ts';
import { cards } from './roster.ts';
import { expect } from './test.ts';
import { both, expectTranslated, load, translated } from './translator.ts';

// A walk takes each of its many steps on two pages.
translated.slow();

const main = (page: Page) => page.getByRole('main');

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
    await both(pages, 'a note', (one) => rows(one).first().getByRole('textbox').fill('Só em maio'));
    await both(pages, 'another order', (one) =>
      rows(one)
        .last()
        .getByRole('button', { name: /para cima$/ })
        .click(),
    );
    await both(pages, 'one talent less', async (one) => {
      await rows(one)
        .first()
        .getByRole('button', { name: /^Remover/ })
        .click();
      await expect(rows(one)).toHaveCount(2);
    });
    await both(pages, 'which is undone', async (one) => {
      await one.getByRole('button', { name: 'Desfazer' }).click();
      await expect(rows(one)).toHaveCount(3);
    });
    await both(pages, 'the comparison', async (one) => {
      await one.getByRole('button', { name: 'Comparar' }).click();
      await expect(one.getByRole('rowheader', { name: /^Cintura/ })).toBeVisible();
    });
    await expectTranslated(page);
    await both(pages, 'other units', (one) => one.getByRole('button', { name: 'ft / lb' }).click());
    await both(pages, 'the list again', async (one) => {
      await one.getByRole('button', { name: 'Ver lista' }).click();
      await expect(rows(one)).toHaveCount(3);
    });
    await both(pages, 'an empty form', async (one) => {
      await castingForm(one).send.click();
      await expect(castingForm(one).incomplete).toBeVisible();
    });
    await both(pages, 'one field filled in', (one) =>
      castingForm(one).field.name.fill('Casa Ouro'),
    );
    await both(pages, 'the brief, with too long an answer', async (one) => {
      await castingForm(one).fillIn();
      const brief = one.locator('.brief');
      await brief.locator('summary').click();
      await brief
        .getByRole('textbox')
        .first()
        .evaluate((field: HTMLInputElement) => {
          field.removeAttribute('maxlength');
        });
      await brief.getByRole('textbox').first().fill('longo '.repeat(400));
      await castingForm(one).send.click();
      await expect(castingForm(one).incomplete).toBeHidden();
    });
    await both(pages, 'a shorter answer', (one) =>
      one.locator('.brief').getByRole('textbox').first().fill('curto'),
    );
    await both(pages, 'a failed dispatch', async (one) => {
      await one.route('**/api/favorites*', (route) => route.fulfill({ status: 502 }));
      await castingForm(one).send.click();
      await expect(
        one.getByRole('alert').filter({ hasText: /resposta não chegou|Não foi enviado/ }),
      ).toBeVisible();
    });
    await both(pages, 'nobody left', async (one) => {
      await one.getByRole('button', { name: 'Remover todos' }).click();
      await expect(one.getByText('Não há modelos selecionados')).toBeVisible();
    });
    const shared = async (one: Page) => {
      await load(one, '/modelos');
      const ids = await cards(one)
        .locator('h2 a')
        .evaluateAll((all) =>
          all.slice(0, 3).map((link) => /\/(\d+)\//.exec(link.getAttribute('href') ?? '')?.[1]),
        );
      await load(one, `/favoritos?ids=${ids.join(',')}`);
    };
    await both(pages, 'a shared selection', shared);
    await both(pages, 'compared', async (one) => {
      await one.getByRole('link', { name: 'Comparar' }).click();
      await expect(one.getByRole('table')).toBeVisible();
    });
    await both(pages, 'as a list', async (one) => {
      await one.getByRole('link', { name: 'Ver lista' }).click();
      await expect(one.getByRole('table')).toBeHidden();
    });
    await both(pages, 'taken over', async (one) => {
      await one.getByRole('button', { name: TEXTS.pt.favorites.shared.add }).click();
      await expect(one.getByRole('link', { name: TEXTS.pt.favorites.shared.mine })).toBeVisible();
    });
  },
);

for (const locale of ['pt', 'en'] as const) {
  translated(
    `the forms say the same in a translated page (${locale})`,
    { tag: '@desktop' },
    async ({ page, plain }) => {
      const { forms } = TEXTS[locale];
      const pages = [plain, page];
      const form = (one: Page) => formOn(one, locale);
      await both(pages, 'the application', (one) => load(one, PATHS[locale]));
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
      await both(pages, 'four photos', (one) => addPhotos(one, locale));
      await both(pages, 'a photo less', (one) =>
        main(one).getByRole('button', { name: /Remov/ }).first().click(),
      );
      await both(pages, 'the draft cleared', (one) =>
        one.getByRole('button', { name: forms.draft.clear }).click(),
      );
      await both(pages, 'and brought back', (one) =>
        one.getByRole('button', { name: forms.draft.undo }).click(),
      );
      await both(pages, 'contact', (one) => load(one, pathOf(locale, { page: 'contact' })));
      await both(pages, 'sent empty', async (one) => {
        await form(one).send.click();
        await expect(form(one).alert).toContainText('4');
      });
      const contact = TEXTS[locale].contact.fields;
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
      await both(pages, 'verification', (one) => load(one, pathOf(locale, { page: 'verify' })));
      for (const contact of [
        '(11) 98765-0100',
        '@stranger',
        '@vitrine.example',
        '98765-0100',
        ' ',
      ]) {
        await both(pages, contact, async (one) => {
          await main(one).getByRole('textbox').fill(contact);
          await main(one).getByRole('textbox').press('Enter');
        });
      }
    },
  );
}
