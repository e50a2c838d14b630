import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from './accessible.ts';
import { overflow } from './settled.ts';
import { expect, test } from './test.ts';

const MESSAGES = {
  pt: {
    open: 'Buscar talentos',
    paste: 'Colar uma mensagem',
    field: 'Mensagem',
    text: 'Oi!\n2 mulheres 25 a 35, 1 homem grisalho 50+, 1 menina de 8 anos. SP, dia 12, digital, 6 meses, cachê 1.800\nObrigada, Marina Dias',
  },
  es: {
    home: '/es',
    open: 'Buscar talentos',
    paste: 'Pegar un mensaje',
    field: 'Mensaje',
    text: 'Hola:\n2 mujeres de 25 a 35 años, 1 hombre canoso 50+, 1 niña de 8 años. CDMX, 12 de marzo, digital, 6 meses, pago 1.800\nGracias, Marina Dias',
    roles: [
      /^2 mujeres, 25–35 años · /,
      /^1 hombre, cabello canoso, desde 50 años · /,
      /^1 mujer, niños · /,
    ],
    list: /\/es\/modelos\/mujeres\?age=25-35$/,
  },
} as const;

async function pasteMessage(
  page: Page,
  { open, paste, field }: Pick<(typeof MESSAGES)['pt' | 'es'], 'open' | 'paste' | 'field'>,
  text: string,
) {
  await page.getByRole('banner').getByRole('button', { name: open }).click();
  const dialog = page.getByRole('dialog', { name: open });
  await dialog.getByRole('button', { name: paste }).click();
  await dialog.getByRole('textbox', { name: field }).fill(text);
  return dialog;
}

test('a message is read as roles, each with its list', { tag: '@phone' }, async ({ page }) => {
  const words = MESSAGES.es;
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url() + (request.postData() ?? '')));
  await page.goto(words.home);
  const dialog = await pasteMessage(page, words, words.text);
  const links = dialog.getByRole('list').first().getByRole('link');
  await expect(links).toHaveText([...words.roles]);
  await expect(dialog.locator('mark').filter({ hasText: 'Marina Dias' })).toBeVisible();
  await expectAccessibleInBoth(page, 'message');
  await expect.poll(() => overflow(page)).toBe(0);
  await links.first().click();
  await expect(page).toHaveURL(words.list);
  expect(addresses.filter((one) => /Marina|1[.,]800/.test(one))).toEqual([]);
});

test('text with line breaks that is pasted into the search is read as a message', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/sobre');
  await page.getByRole('banner').getByRole('button', { name: 'Buscar talentos' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.evaluate((text) => navigator.clipboard.writeText(text), MESSAGES.pt.text);
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue(MESSAGES.pt.text);
  await page.getByRole('button', { name: 'Voltar à busca' }).click();
  await expect(page.getByRole('combobox')).toBeVisible();
});
