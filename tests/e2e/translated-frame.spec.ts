import type { Page } from '@playwright/test';
import { TEXTS } from './application.ts';
import { count } from './roster.ts';
import { expect } from './test.ts';
import { both, expectTranslated, load, translated } from './translator.ts';

// A walk takes each of its many steps on two pages.
translated.slow();

translated(
  'search, blog and notices say the same in a translated page',
  { tag: '@desktop' },
  async ({ page, plain }) => {
    const pages = [plain, page];
    const dialog = (one: Page) => one.getByRole('dialog', { name: 'Buscar talentos' });
    await both(pages, 'the search', async (one) => {
      await load(one, '/sobre');
      await one.getByRole('banner').getByRole('button', { name: 'Buscar talentos' }).click();
      await expect(dialog(one).getByText('Quem você procura?')).toBeVisible();
    });
    for (const asked of [
      'loira',
      'loira 1,75 a 1,80',
      'xqzw',
      'ruiva 38 alta',
      'cecilia',
      'ana',
      '',
    ]) {
      await both(pages, asked, async (one) => {
        await dialog(one).getByRole('combobox').fill(asked);
        await expect(dialog(one).getByRole('status')).not.toHaveText('Buscando…');
      });
    }
    await expectTranslated(page);
    await both(pages, 'to the list', async (one) => {
      await dialog(one).getByRole('combobox').fill('loira');
      await dialog(one)
        .getByRole('link', { name: /^Ver \d+ talentos?$/ })
        .click();
      await expect(count(one)).toBeVisible();
      await expect(dialog(one)).toBeHidden();
    });
    await both(pages, 'another search', async (one) => {
      await one.getByRole('banner').getByRole('button', { name: 'Buscar talentos' }).click();
      await dialog(one).getByRole('combobox').fill('ruiva');
      await dialog(one)
        .getByRole('link', { name: /^Ver \d+ talentos?$/ })
        .click();
      await expect(dialog(one)).toBeHidden();
    });
    await both(pages, 'the blog', (one) => load(one, '/blog'));
    await both(pages, 'more posts', async (one) => {
      await one.getByRole('link', { name: 'Mostrar mais' }).click();
      await expect(one.getByRole('main').getByRole('article')).toHaveCount(16);
    });
    await both(pages, 'no more posts', async (one) => {
      await one.route('**/api/posts?*', (route) => route.fulfill({ status: 502 }));
      await one.getByRole('link', { name: 'Mostrar mais' }).click();
      await expect(one.getByRole('main').getByRole('status')).toContainText('Não foi possível');
    });
    await both(pages, 'offline', async (one) => {
      await one.context().setOffline(true);
      await expect(one.locator('.offline-notice')).toBeVisible();
    });
    await both(pages, 'a page that cannot be opened', async (one) => {
      await one.getByRole('contentinfo').getByRole('link', { name: 'Sobre', exact: true }).click();
      await expect(one.locator('.offline-notice')).not.toHaveText(TEXTS.pt.site.offline);
    });
    await both(pages, 'online', async (one) => {
      await one.context().setOffline(false);
      await expect(one.locator('.offline-notice')).toBeHidden();
    });
  },
);
