import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { formOn, TEXTS } from './application.ts';
import { castingForm, choose, rows } from './favorites.ts';
import { FOUR_COMPOSITES, lightbox, pathOf } from './profile.ts';
import { openFilter } from './roster.ts';
import { openSearch } from './search.ts';
import { hydrated } from './settled.ts';
import { expect, test } from './test.ts';

const { favorites, contact, verify } = TEXTS.pt;
const DIALOG = 'dialog[open]';
const main = (page: Page) => page.getByRole('main');
const send = (page: Page) =>
  main(page).getByRole('button', { name: TEXTS.pt.forms.send, exact: true });

async function openDrawer(page: Page) {
  await page.goto('/modelos');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('#drawer')).toBeVisible();
}

async function search(page: Page) {
  await page.goto('/sobre');
  const dialog = await openSearch(page);
  const field = dialog.getByRole('combobox');
  await field.fill('cecilia');
  await expect(dialog.getByRole('option').first()).toContainText(/^Cecília/);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, DIALOG);
  await field.fill('mulheres, manequin 38, sem tatuagem');
  await expect(dialog.getByRole('button', { name: /^Você quis dizer/ })).toBeVisible();
}

async function filter(page: Page) {
  await page.goto('/modelos?eyes=Green');
  await openFilter(page);
}

async function enlarged(page: Page) {
  await page.goto(pathOf(FOUR_COMPOSITES));
  const photo = page.locator('[data-book]').getByRole('link').first();
  await hydrated(photo);
  await photo.click();
  await expect(lightbox(page).current.getByRole('img')).toBeVisible();
}

/** Three talents, of whom one has left, and the message that a fourth was removed. */
async function ownSelection(page: Page) {
  await choose(page, 3);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('favorites') ?? '{}');
    stored[999999] = { id: 999999, name: 'Quem Saiu' };
    localStorage.setItem('favorites', JSON.stringify(stored));
  });
  await page.goto('/favoritos');
  await expect(rows(page)).toHaveCount(4);
  await expect(main(page).getByText(favorites.list.gone)).toBeVisible();
  await rows(page)
    .first()
    .getByRole('button', { name: /^Remover/ })
    .click();
  await expect(page.locator('.toast')).toBeVisible();
}

async function refusedSelection(page: Page) {
  await choose(page, 1);
  await page.goto('/favoritos');
  await hydrated(castingForm(page).send);
  await castingForm(page).send.click();
  await expect(castingForm(page).incomplete).toBeVisible();
}

async function refusedApplication(page: Page) {
  await page.goto('/seja-um-modelo');
  await hydrated(send(page));
  await formOn(page, 'pt').minor.check();
  await send(page).click();
  await expect(formOn(page, 'pt').alert.getByRole('button')).toHaveCount(1);
}

async function sent(page: Page) {
  await page.goto('/contato');
  await hydrated(send(page));
  for (const name of ['name', 'subject', 'message'] as const) {
    await main(page).getByLabel(contact.fields[name], { exact: true }).fill('Zoë');
  }
  await main(page).getByLabel(contact.fields.email, { exact: true }).fill('zoe@example.com');
  await send(page).click();
  await expect(main(page).getByRole('heading', { name: contact.thanksTitle })).toBeVisible();
}

async function verdict(page: Page) {
  await page.goto('/verificar');
  const field = main(page).getByRole('textbox');
  await hydrated(field);
  await field.fill('@stranger');
  await field.press('Enter');
  await expect(main(page).getByText(verify.form.notOurs, { exact: true })).toBeVisible();
}

/** Posts a form as a browser without script does, in one with script, which axe needs. */
async function postedFaults(page: Page) {
  await page.goto('/contato');
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/api/contact' });
    form.append(Object.assign(document.createElement('input'), { name: 'email', value: 'x' }));
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole('listitem')).not.toHaveCount(0);
}

/** What a visitor's act shows, or opens above a page, and the part of the document that has it. */
const STATES = [
  ['the drawer', '@phone', openDrawer, '#drawer'],
  ['the matches of a search, then its wishes and a question', '@phone', search, DIALOG],
  ['the filter', '@desktop', filter, DIALOG],
  ['an enlarged picture', '@desktop', enlarged, '[role=dialog]'],
  ['a selection, and a message', '@desktop', ownSelection, 'main, .toast'],
  ['the faults of a selection', '@desktop', refusedSelection, 'main'],
  ['the faults of an application', '@phone', refusedApplication, 'main'],
  ['a form that was sent', '@phone', sent, 'main'],
  ['a verdict', '@phone', verdict, 'main'],
  ['a page that answers a post', '@desktop', postedFaults, 'html'],
] as const;

test.use({ expected: /status of 422 .*\/api\/contact$/ });

for (const [name, tag, act, part] of STATES) {
  test(`${name}: accessible`, { tag }, async ({ page }) => {
    await act(page);
    await expectAccessible(page, part);
  });
}

test.describe('on a first visit', () => {
  test.use({ entrance: true });

  test('the entrance: accessible', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Entrada' })).toBeVisible();
    await expectAccessible(page, DIALOG);
  });
});
