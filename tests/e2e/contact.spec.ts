import { expect, isolated as test } from './test.ts';

const MESSAGE = {
  Nome: 'Zoë "Z" O’Neil',
  'E-mail': 'zoe@example.com',
  Assunto: 'Olá & adeus',
  Mensagem: 'Linha um\nlinha dois 🙂 <b>não</b>',
};

test('a message arrives; a panel that is down loses nothing', async ({ page, panel, site }) => {
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Enviar', exact: true });
  await page.goto(`${site.url}/contato`);
  await send.click();
  await expect(main.getByLabel('Nome')).toBeFocused();
  await expect(main.getByRole('alert').getByRole('link')).toHaveCount(4);
  for (const [label, text] of Object.entries(MESSAGE)) {
    await main.getByLabel(label, { exact: true }).fill(text);
  }
  await expect(main.getByRole('alert').getByRole('link')).toHaveCount(0);
  panel.fail({ kind: 'down', route: '/api/contact' });
  await send.click();
  await expect(main.getByRole('alert')).toContainText('Não foi enviado');
  await expect(main.getByLabel('Mensagem')).toHaveValue(MESSAGE.Mensagem);
  panel.clearFaults();
  await send.dblclick();
  await expect(main.getByRole('button', { name: 'Enviado', exact: true })).toBeVisible();
  await expect(main.getByText('Obrigado. Recebemos a sua mensagem.')).toBeVisible();
  await expect(main.getByLabel('Mensagem')).toHaveValue('');
  const fields = {
    ...{ name: MESSAGE.Nome, email: MESSAGE['E-mail'], phone: '', subject: MESSAGE.Assunto },
    message: MESSAGE.Mensagem,
  };
  expect(panel.entries()).toMatchObject([{ kind: 'contact', fields }]);
});

test('the sixth post within a minute is refused, and the page says so', async ({ page, site }) => {
  const main = page.getByRole('main');
  await page.goto(`${site.url}/contato`);
  for (const [label, text] of Object.entries(MESSAGE)) {
    await main.getByLabel(label, { exact: true }).fill(text);
  }
  await page.evaluate(async () => {
    for (let post = 0; post < 5; post += 1) await fetch('/api/contact', { method: 'POST' });
  });
  await main.getByRole('button', { name: 'Enviar' }).click();
  await expect(main.getByRole('alert')).toContainText('muitos envios em pouco tempo');
  await expect(main.getByLabel('Mensagem')).toHaveValue(MESSAGE.Mensagem);
});

test('the map comes when it is asked for, and not before', async ({ page, site }) => {
  const others: string[] = [];
  await page.route(/openstreetmap/, (route) => route.fulfill({ body: 'map' }));
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) others.push(new URL(request.url()).host);
  });
  await page.goto(`${site.url}/contato`);
  await expect(
    page.getByRole('main').getByRole('link', { name: '+55 11 3062-0100' }),
  ).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(others).toEqual([]);
  await page.getByRole('button', { name: 'Ver o mapa aqui' }).click();
  await expect(page.getByTitle('Mapa da região da agência')).toBeVisible();
  await expect.poll(() => others).toEqual(['www.openstreetmap.org']);
});
