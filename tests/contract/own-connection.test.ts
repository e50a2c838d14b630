import { expect, it } from 'vitest';
import { freshClient } from '../fixtures/panel-client.ts';
import { sendJson, startServer } from '../fixtures/scripted-server.ts';

const message = {
  ...{ name: 'Zoë', email: 'zoe@example.com', phone: '', subject: 'Olá', message: 'Bom dia' },
};

it('a write does not fail because a keep-alive connection was just being closed', async () => {
  const used = new Set<unknown>();
  const server = await startServer(({ path }, response) => {
    const { socket } = response.req;
    if (used.has(socket) && path.startsWith('/api/contact')) return void socket.destroy();
    used.add(socket);
    sendJson(response, 200, /login|signin/.test(path) ? { token: 'token' } : []);
  });
  const client = await freshClient(server.url);
  expect(await client.readSocialMedias()).toEqual([]);
  await client.sendContact(message, 'key');
  const posts = server.received.filter(({ path }) => path.startsWith('/api/contact'));
  expect(posts).toHaveLength(1);
});
