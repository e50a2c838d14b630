import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshFormHandlers } from '../fixtures/form-handlers.ts';
import { collectWarnings, freshClient } from '../fixtures/panel-client.ts';
import { type Answers, startServices } from '../fixtures/scripted-server.ts';

const message = {
  ...{ name: 'Zoë', email: 'zoe@example.com', phone: '', subject: 'Olá', message: 'Um' },
};

async function errorOf(answers: Answers) {
  collectWarnings();
  const { url } = await startServices(answers);
  const client = await freshClient(url);
  return client.sendContact(message, 'key').then(
    () => null,
    (error: Error) => error.name,
  );
}

describe('a message that cannot have arrived was not sent', () => {
  it('when the connection is refused', async () => {
    const client = await freshClient('http://127.0.0.1:1');
    const write = client.sendContact(message, 'key');
    await expect(write).rejects.toMatchObject({ name: 'UnreachableError' });
  });

  it('when the response to the sign-in is lost', async () => {
    const lost = await errorOf({ '/api/login': (response) => void response.destroy() });
    expect(lost).toBe('UnreachableError');
  });

  it('when the connection dies while the body is being sent', async () => {
    const { url } = await startServices({});
    const half = createServer((socket: Socket) => {
      socket.once('data', () => socket.resetAndDestroy());
    });
    await new Promise<void>((resolve) => half.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void half.close());
    const { port } = half.address() as AddressInfo;
    const client = await freshClient(url);
    await client.readSlides('home').catch(() => null);
    Reflect.deleteProperty(globalThis, Symbol.for('vitrine.panel-clients'));
    Reflect.deleteProperty(globalThis, Symbol.for('vitrine.env'));
    process.env.PANEL_URL = `http://127.0.0.1:${port}`;
    const long = { ...message, message: 'x'.repeat(20_000_000) };
    const write = client.sendContact(long, 'key');
    await expect(write).rejects.toMatchObject({ name: 'UnreachableError', requestLeft: false });
  });
});

it.each([
  ['pt', /^Pode ter chegado/],
  ['en', /^It may have arrived/],
  ['es', /^Puede que haya llegado/],
])('its sender is informed, in %s', async (lang, words) => {
  collectWarnings();
  const { url } = await startServices({
    '/api/contact/pt': (response) => void response.destroy(),
  });
  const { post } = await freshFormHandlers(url);
  const answer = await post('contact', {
    body: JSON.stringify({ ...message, website: '', filling_ms: '9000' }),
    headers: { 'content-type': 'application/json' },
    query: `?lang=${lang}`,
  });
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({
    error: 'perhaps-sent',
    message: expect.stringMatching(words),
  });
});
