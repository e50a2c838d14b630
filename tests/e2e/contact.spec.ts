import { watchSent } from './sent.ts';
import { idle } from './settled.ts';
import { expect, sending } from './test.ts';

const MESSAGE = {
  Nome: 'Zoë "Z" O’Neil',
  'E-mail': 'zoe@example.com',
  Assunto: 'Olá & adeus',
  Mensagem: 'Linha um\nlinha dois 🙂 <b>não</b>',
};

sending.use({
  strangers: ['https://www.openstreetmap.org'],
  expected: /status of 502 .*\/api\/contact\?/,
});

sending(
  'the map comes when it is asked for; a message arrives, and a panel that is down loses nothing',
  { tag: ['@phone', '@journey'] },
  async ({ page, panel }) => {
    const main = page.getByRole('main');
    const send = main.getByRole('button', { name: 'Enviar', exact: true });
    const asked: string[] = [];
    await page.route(/openstreetmap/, (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.fulfill({ body: 'map' });
    });
    await page.goto('/contato');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await idle(page);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Ver o mapa aqui' }).click();
    await expect(page.getByTitle('Mapa da região da agência')).toBeVisible();
    await expect.poll(() => asked).toEqual(['www.openstreetmap.org']);

    await send.click();
    await expect(main.getByLabel('Nome')).toBeFocused();
    await expect(main.getByRole('alert')).toContainText('4 campos para revisar');
    for (const [label, text] of Object.entries(MESSAGE)) {
      await main.getByLabel(label, { exact: true }).fill(text);
    }
    await expect(main.getByRole('alert')).toHaveText('');
    panel.fail({ kind: 'down', route: '/api/contact' });
    await send.click();
    await expect(main.getByRole('alert')).toContainText('Pode ter chegado');
    await expect(main.getByLabel('Mensagem')).toHaveValue(MESSAGE.Mensagem);
    panel.clearFaults();
    const sentInView = await watchSent(page);
    await send.dblclick();
    await expect(main.getByRole('button', { name: 'Enviado', exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Recebemos a sua mensagem' })).toBeVisible();
    await sentInView();
    const summary = main.getByLabel('O que foi enviado');
    for (const text of Object.values(MESSAGE)) {
      await expect.soft(summary.getByText(text, { exact: true })).toBeVisible();
    }
    await expect.soft(summary.getByRole('term')).toHaveText(Object.keys(MESSAGE));
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(main.locator('figure img')).toHaveCount(1);
    await main.getByRole('link', { name: 'Escrever outra mensagem' }).click();
    await expect(main.getByLabel('Mensagem')).toHaveValue('');
    const fields = {
      ...{ name: MESSAGE.Nome, email: MESSAGE['E-mail'], phone: '', subject: MESSAGE.Assunto },
      message: MESSAGE.Mensagem,
    };
    expect(panel.entries()).toMatchObject([{ kind: 'contact', fields }]);
  },
);
