import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { collectWarnings, freshClient } from '../fixtures/panel-client.ts';
import { type Answers, sendJson, startServer, startServices } from '../fixtures/scripted-server.ts';

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

it('a write does not fail because a pooled connection was just being closed', async () => {
  const used = new Set<unknown>();
  const server = await startServer(({ path }, response) => {
    const { socket } = response.req;
    if (used.has(socket) && path.startsWith('/api/contact')) return void socket.destroy();
    used.add(socket);
    sendJson(response, 200, /login|signin/.test(path) ? { token: 'token' } : []);
  });
  const client = await freshClient(server.url);
  expect(await client.readKnownNetworks()).toMatchObject({ networks: [], complete: true });
  await client.sendContact(message, 'key');
  const posts = server.received.filter(({ path }) => path.startsWith('/api/contact'));
  expect(posts).toHaveLength(1);
});
