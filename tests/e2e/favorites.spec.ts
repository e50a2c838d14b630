import type { Page, Request } from '@playwright/test';
import { startPanel } from '../demo-panel/start.ts';
import { startSite } from '../fixtures/site-process.ts';
import { type Arrived, openMailbox } from '../unit/demo-panel/mailbox.ts';
import { expect, expectAccessible, isolated, test } from './test.ts';

const heart = (page: Page, index: number) =>
  page.locator('article button[aria-pressed]').nth(index);
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('favorites'));

/** Chooses the first talents of a list; gives their names. */
async function choose(page: Page, home: string, howMany: number): Promise<string[]> {
  await page.goto(`${home}/modelos`);
  for (let index = 0; index < howMany; index += 1) {
    await heart(page, index).click();
    await expect(heart(page, index)).toHaveAttribute('aria-pressed', 'true');
  }
  const names = await page.locator('article h2').allTextContents();
  return names.slice(0, howMany);
}

async function fillIn(page: Page) {
  await page.getByLabel('NOME COMPLETO').fill('Casa Ouro');
  await page.getByLabel('TELEFONE').fill('+55 11 3333-0000');
  await page.getByLabel('EMAIL', { exact: true }).fill('casting@example.com');
}

test('a heart on a card and on the profile keeps a talent, over a reload and in another tab', async ({
  page,
  context,
}) => {
  const [name = ''] = await choose(page, '', 1);
  await expect(page.getByText(`${name} agora está nos seus favoritos.`)).toBeVisible();
  expect(Object.values(JSON.parse((await kept(page)) ?? '{}'))).toMatchObject([{ name }]);
  const other = await context.newPage();
  await other.goto('/favoritos');
  await expect(other.getByRole('link', { name })).toBeVisible();

  await page.reload();
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const toggle = page.getByRole('main').getByRole('button', { name: `Favoritar ${name}` });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(page.getByText(`${name} saiu dos seus favoritos.`)).toBeVisible();
  await expect(other.getByText('Não há modelos selecionados')).toBeVisible();
});

test('the page is empty with words, and full without a violation', async ({ page }) => {
  await page.goto('/favoritos');
  await expect(page.getByText('Não há modelos selecionados')).toBeVisible();
  await expectAccessible(page);
  const names = await choose(page, '', 3);
  await page.goto('/favoritos');
  await expect(page.getByText('3 talentos', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Mover ${names[0]} para baixo` }).click();
  const order = page.getByRole('main').getByRole('listitem').getByRole('heading');
  await expect(order.first()).toHaveText(names[1] ?? '');
  await page.getByRole('button', { name: 'Remover todos' }).click();
  await expect(page.getByText('Não há modelos selecionados')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(order.first()).toHaveText(names[1] ?? '');
});

for (const stored of ['', 'x', '[]', '{"1":null,"2":{"id":2}}', '{"__proto__":{"id":1}}']) {
  test(`a malformed storage is no favorites, and no error: ${stored}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('favorites', value), stored);
    await page.goto('/favoritos');
    await expect(page.getByText('Não há modelos selecionados')).toBeVisible();
  });
}

test('an incomplete form says so, marks its fields and sends nothing', async ({ page }) => {
  await choose(page, '', 1);
  await page.goto('/favoritos');
  await page.getByLabel('NOME COMPLETO').fill('Casa Ouro');
  await page.getByLabel('EMAIL', { exact: true }).fill('not-an-address');
  await page.getByLabel('EMAIL', { exact: true }).press('Enter');
  await expect(page.getByLabel('EMAIL', { exact: true })).not.toBeFocused();
  const isPost = (request: Request) => request.method() === 'POST';
  const sent = page.waitForRequest(isPost, { timeout: 1_000 }).catch(() => null);
  await page.getByRole('button', { name: 'ENVIAR', exact: true }).click();
  await expect(page.getByText('PREENCHA OS CAMPOS OBRIGATÓRIOS')).toBeVisible();
  await expect(page.getByLabel('EMAIL', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('NOME COMPLETO')).not.toHaveAttribute('aria-invalid', 'true');
  expect(await sent).toBeNull();
  await expectAccessible(page);
});

test('an empty selection is not sent', async ({ page }) => {
  await page.goto('/favoritos');
  await fillIn(page);
  await page.getByRole('button', { name: 'ENVIAR', exact: true }).click();
  await expect(page.getByText('PREENCHA OS CAMPOS OBRIGATÓRIOS')).toBeVisible();
});

test('a shared link opens in a fresh browser as a selection that can be added', async ({
  page,
  request,
}) => {
  await page.goto('/modelos');
  const links = await page
    .locator('article h2 a')
    .evaluateAll((all) => all.slice(3, 5).map((link) => link.getAttribute('href')?.split('/')[2]));
  const path = `/favoritos?ids=${links.join(',')},999999999,x`;
  expect(await (await request.get(path)).text()).toContain('noindex');
  await page.goto(path);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Adicionar todos aos meus favoritos' }).click();
  await page.goto('/favoritos');
  await expect(page.getByText('2 talentos', { exact: true })).toBeVisible();
});

isolated(
  'while the panel is down the form is kept; sent after recovery, once',
  async ({ page, panel, site }) => {
    await choose(page, site.url, 2);
    await page.goto(`${site.url}/favoritos`);
    await fillIn(page);
    panel.fail({ kind: 'down', route: '/api/entry' });
    await page.getByRole('button', { name: 'ENVIAR', exact: true }).click();
    await expect(page.getByText('Sua seleção não foi enviada. Nada se perdeu')).toBeVisible();
    await expect(page.getByLabel('NOME COMPLETO')).toHaveValue('Casa Ouro');
    panel.clearFaults();
    await page.getByRole('button', { name: 'ENVIAR', exact: true }).click();
    await expect(page.getByText('MENSAGEM ENVIADA')).toBeVisible();
    expect(panel.entries()).toHaveLength(1);
  },
);

isolated(
  'the agency receives the selection as an e-mail, with notes and living links',
  async ({ page }) => {
    const mailbox = await openMailbox();
    const panel = await startPanel({ smtpUrl: mailbox.smtpUrl });
    const site = await startSite(panel.url);
    const names = await choose(page, site.url, 2);
    await page.goto(`${site.url}/favoritos`);
    await page.getByLabel(`Nota sobre ${names[0]}`).fill('Livre em março?');
    await fillIn(page);
    await page.getByRole('button', { name: 'ENVIAR', exact: true }).click();
    await expect(page.getByText('MENSAGEM ENVIADA')).toBeVisible();
    await expect.poll(() => mailbox.arrived.length).toBe(1);
    const { email: mail, to } = mailbox.arrived[0] as Arrived;
    expect(to).toEqual(['agency@vitrine.example']);
    expect(mail.replyTo?.[0]?.address).toBe('casting@example.com');
    for (const text of [...names, 'Livre em março?', 'Casa Ouro']) {
      expect(mail.text).toContain(text);
      expect(mail.html).toContain(text);
    }
    const links = [...new Set(mail.html?.match(/http:\/\/localhost:\d+\/modelos\/\d+\/[a-z-]+/g))];
    expect(links).toHaveLength(2);
    for (const link of links) expect((await fetch(link)).status).toBe(200);
    await site.stop();
    await panel.close();
    await mailbox.close();
  },
);
