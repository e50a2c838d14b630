import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { answerBrokenRequests } from '@/lib/server/broken-requests';
import { setPolicy } from '@/lib/server/csp';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let server: Server;
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  server = createServer({ maxHeaderSize: 1_000 }, (_, response) => answer(response));
  answerBrokenRequests(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  answer = (response) => response.end('whole');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends bytes, then more once a response has arrived; returns all bytes received. */
async function send(first: string, second?: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(first);
  let received = '';
  socket.on('data', (bytes) => {
    if (received === '' && second) socket.write(second);
    received += bytes;
  });
  socket.on('error', () => {});
  await once(socket, 'close');
  return received;
}

it.each([
  ['an invalid request', 'hello\r\n\r\n', '400 Bad Request'],
  [
    'more headers than are read',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(2_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
  [
    'a chunk with too much beside it',
    `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\n`,
    '413 Payload Too Large',
  ],
])('%s is refused, with the headers of every response', async (_, bytes, status) => {
  answer = (response) => void response.req.resume().on('end', () => response.end());
  const received = await send(bytes);
  const [first, ...lines] = received.split('\r\n');
  expect(first).toBe(`HTTP/1.1 ${status}`);
  expect(lines.splice(-2)).toEqual(['', '']);
  expect(Object.fromEntries(lines.map((line) => line.split(': ', 2)))).toEqual({
    Connection: 'close',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringMatching(/^accelerometer=\(\), .*, usb=\(\)$/),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
});

it('in production a refusal also requires HTTPS for the future', async () => {
  beginProcess({});
  onTestFinished(() => beginProcess({}));
  expect(await send('hello\r\n\r\n')).not.toContain('strict-transport-security');
  setPolicy({ frames: [] });
  expect(await send('hello\r\n\r\n')).toContain(
    '\r\nstrict-transport-security: max-age=63072000\r\n',
  );
});

it('an incomplete request is answered with a timeout', async () => {
  server.headersTimeout = 50;
  server.requestTimeout = 50;
  const refusal = new Promise<string>((resolve) => {
    const socket = { writable: true, end: resolve, destroy: () => {} };
    server.emit('clientError', { code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
  });
  expect((await refusal).split('\r\n')[0]).toBe('HTTP/1.1 408 Request Timeout');
});

const WHOLE = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

it('a malformed request after a complete response is refused as well', async () => {
  const received = await send(WHOLE, 'hello\r\n\r\n');
  expect(received).toContain('whole');
  expect(received).toContain('HTTP/1.1 400 Bad Request');
});

it('in the middle of a response nothing more is sent, and the connection closes', async () => {
  answer = (response) => response.write('half');
  const received = await send(WHOLE, 'hello\r\n\r\n');
  expect(received).toContain('half');
  expect(received).not.toContain('400');
});

it('before a response has begun, the malformed request behind it is refused', async () => {
  answer = () => {};
  expect(await send(`${WHOLE}hello\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
});

it('nothing is sent to a client that has gone', () => {
  const ends: string[] = [];
  const socket = { writable: false, end: () => ends.push('end'), destroy: () => ends.push('gone') };
  server.emit('clientError', { code: 'HPE_INVALID_METHOD' }, socket);
  expect(ends).toEqual(['gone']);
});

it('a refused connection is closed, although the client leaves it open', async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.resume().write('hello\r\n\r\n');
  await once(socket, 'end');
  const open = () => new Promise((resolve) => server.getConnections((_, left) => resolve(left)));
  await expect.poll(open).toBe(0);
});
