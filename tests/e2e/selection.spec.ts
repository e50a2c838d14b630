import type { Locator, Page } from '@playwright/test';
import { counted, fill } from '../../lib/i18n/fill.ts';
import { TEXTS } from './application.ts';
import { castingForm, choose, chooseHere, rows } from './favorites.ts';
import { cards, names } from './roster.ts';
import { overflow, settled } from './settled.ts';
import { expect, test } from './test.ts';

const chosenNames = (page: Page) => rows(page).getByRole('heading');
const heart = (page: Page, place: number) => cards(page).nth(place).getByRole('button');
const bar = (page: Page) => page.locator('.bottom-bar');
const toast = (page: Page) => page.locator('.toast').last();

/** The link in the message that a sharing tool sends to WhatsApp. */
async function linkIn(place: Locator): Promise<string> {
  const chat = place.getByRole('link', { name: 'WhatsApp', includeHidden: true });
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  return text.slice(text.indexOf('http'));
}

test('the selection is reordered, annotated, reduced and restored', { tag: '@phone' }, async ({
  page,
}) => {
  const [one = '', two = '', three = ''] = await choose(page, 3);
  const box = await heart(page, 0).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.goto('/favoritos');
  await expect(page.getByText('3 talentos', { exact: true }).first()).toBeVisible();
  await expect(chosenNames(page)).toHaveText([one, two, three]);

  await page.getByRole('button', { name: `Mover ${three} para cima` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Mover ${three} para cima` })).toBeFocused();
  await expect(chosenNames(page)).toHaveText([one, three, two]);
  await page.getByLabel(`Nota para a agência sobre ${three}`).fill('Só em maio');
  await page.getByRole('button', { name: `Mover ${one} para baixo` }).click();
  await expect(chosenNames(page)).toHaveText([three, one, two]);

  await page.getByRole('button', { name: `Remover ${one}` }).click();
  await expect(page.getByRole('button', { name: `Remover ${two}` })).toBeFocused();
  await expect(chosenNames(page)).toHaveText([three, two]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(chosenNames(page)).toHaveText([three, one, two]);
  // The message and its button disappear before the next ones appear.
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeHidden();

  await page.getByRole('button', { name: 'Remover todos' }).click();
  await expect(page.getByText('Não há modelos selecionados')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(chosenNames(page)).toHaveText([three, one, two]);
  await page.reload();
  await expect(chosenNames(page)).toHaveText([three, one, two]);
  await expect(page.getByLabel(`Nota para a agência sobre ${three}`)).toHaveValue('Só em maio');
});

test('a copied link shares a selection with another visitor, who saves its PDF and adds it to theirs', {
  tag: '@desktop',
}, async ({ page, browser, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const chosen = await choose(page, 2);
  await page.goto('/favoritos');
  await page.getByText('Compartilhar', { exact: true }).click();
  await page.getByRole('button', { name: 'Copiar link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copiado.' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await castingForm(page).send.evaluate((one) => one.scrollIntoView({ block: 'end' }));
  const remove = rows(page)
    .first()
    .getByRole('button', { name: /^Remover/ });
  await remove.dispatchEvent('click');
  await expect(toast(page)).toBeVisible();
  await settled(page);
  const button = await castingForm(page).send.boundingBox();
  const note = await toast(page).boundingBox();
  expect(button && note && note.x + note.width < button.x, 'beside the button').toBe(true);
  const query = /\?ids=\d+,\d+$/;
  expect(link).toMatch(query);
  expect(link.replace(query, '')).toBe(`${baseURL}/favoritos`);

  const stranger = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await stranger.goto(link);
  await expect(names(stranger)).toHaveText(chosen);
  const download = stranger.waitForEvent('download');
  await stranger.getByRole('link', { name: 'Seleção em PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('ficha-de-casting.pdf');
  await stranger.getByRole('button', { name: 'Adicionar todos à minha seleção' }).click();
  await stranger.getByRole('main').getByRole('link', { name: 'Ver minha seleção' }).click();
  await expect(stranger).toHaveURL(/\/favoritos$/);
  await expect(chosenNames(stranger)).toHaveText(chosen);
  await stranger.context().close();
});

test('from a list to a choice that is sent back', {
  tag: ['@phone', '@journey'],
}, async ({ page, browser }) => {
  const { shared } = TEXTS.es.favorites;
  await page.goto('/es/modelos/mujeres');
  const chosen = await chooseHere(page, 3);
  await page.goto('/es/favoritos');
  const link = await linkIn(page.locator('.tools'));

  const recipient = await (await browser.newContext()).newPage();
  await recipient.goto(link);
  await expect(names(recipient)).toHaveText(chosen);
  await heart(recipient, 2).click();
  await heart(recipient, 0).click();
  const count = fill(counted(shared.chosen, 3, 'es'), { count: 2 });
  await expect(bar(recipient)).toContainText(count);
  await expect(bar(recipient)).toContainText(shared.send);
  await recipient.reload();
  await expect(bar(recipient)).toContainText(count);
  const back = await linkIn(bar(recipient));
  const [first, , third] = (new URL(link).searchParams.get('ids') ?? '').split(',');
  expect(back).toBe(link.replace(/ids=.*/, `ids=${first},${third}`));
  await recipient.context().close();

  await page.goto(back);
  await expect(names(page)).toHaveText([chosen[0], chosen[2]].map(String));
  await expect.poll(() => overflow(page)).toBe(0);
  await heart(page, 0).click();
  await expect(toast(page)).toBeVisible();
  await settled(page);
  const [message, foot] = [await toast(page).boundingBox(), await bar(page).boundingBox()];
  expect(message && foot && message.y + message.height <= foot.y, 'above the bar').toBe(true);
});

test('a second job has its own selection, and a second tab agrees', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const { selections, brief, count } = TEXTS.pt.favorites;
  const first = await choose(page, 2);
  await page.goto('/favoritos');
  await page.getByLabel(brief.title).fill('Recife');
  await page.locator('summary', { hasText: selections.title }).click();
  await page.getByRole('button', { name: selections.new }).click();
  await page.keyboard.type('Natal');
  await expect(page.getByText('Não há modelos selecionados')).toBeVisible();
  const label = page.getByRole('banner').getByRole('link', { name: /^Sua seleção: Natal/ });
  await expect(label).toBeVisible();

  const tab = await context.newPage();
  const [third = ''] = await choose(tab, 1);
  await expect(label).toHaveAccessibleName(/1 talento/);
  await expect(chosenNames(page)).toHaveText([third]);
  await tab.goto('/favoritos');
  await tab.locator('summary', { hasText: 'Natal' }).click();
  const two = counted(count, 2, 'pt');
  await tab
    .getByRole('button', { name: `${fill(selections.numbered, { number: 1 })}, ${two}` })
    .click();
  for (const one of [page, tab]) {
    await expect(chosenNames(one)).toHaveText(first);
    await expect(one.getByLabel(brief.title)).toHaveValue('Recife');
  }
  await page.reload();
  await expect(chosenNames(page)).toHaveText(first);
});
