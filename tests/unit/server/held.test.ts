import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { heldUntilSent, inRequestContext } from '@/lib/server/request-context';
import { exchangeOf } from '../../fixtures/request-context.ts';

/** Requests a server that answers so, and leaves it when `leave` is called. */
async function visit(answer: (response: ServerResponse) => unknown, method = 'GET') {
  const server = createServer((request, response) => {
    void inRequestContext(
      { ...exchangeOf(), request, response },
      async () => void (await answer(response)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const visitor = new AbortController();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sent = fetch(url, { method, signal: visitor.signal }).then((file) => file.text());
  sent.catch(() => {});
  return { sent, leave: () => visitor.abort() };
}

const never = new Promise<void>(() => {});

test.each<[string, (response: ServerResponse) => unknown, string?]>([
  ['sent', (response) => response.end('a')],
  ['sent without its body', (response) => response.end('a'), 'HEAD'],
  ['broken off', (response) => response.write('a', () => response.destroy())],
])('what a response holds is released once it is %s', async (_how, answer, method) => {
  const released = vi.fn();
  await visit((response) => {
    heldUntilSent(released);
    expect(released).not.toHaveBeenCalled();
    answer(response);
  }, method);
  await expect.poll(() => released.mock.calls).toHaveLength(1);
});

test.each<[string, (response: ServerResponse) => unknown]>([
  ['before the first byte', () => never],
  ['amid the body', (response) => response.write('a')],
])('it is released when the visitor leaves %s', async (_when, answer) => {
  const [released, held] = [vi.fn(), vi.fn()];
  const { leave } = await visit((response) => {
    heldUntilSent(released);
    held();
    return answer(response);
  });
  await expect.poll(() => held.mock.calls).toHaveLength(1);
  expect(released).not.toHaveBeenCalled();
  leave();
  await expect.poll(() => released.mock.calls).toHaveLength(1);
});

test('it is released at once when the visitor left while it was waited for', async () => {
  const released = vi.fn();
  const { leave } = await visit(async (response) => {
    leave();
    await new Promise((resolve) => response.once('close', resolve));
    heldUntilSent(released);
  });
  await expect.poll(() => released.mock.calls).toHaveLength(1);
});
