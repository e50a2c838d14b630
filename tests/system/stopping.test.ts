import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { formOf, smallApplication } from '../fixtures/application.ts';
import { callsTo } from '../fixtures/panel-client.ts';
import type { Site } from '../fixtures/site-process.ts';
import { ownServers, visit } from '../server/visit.ts';

/** A shutdown takes longer only if it waits for a connection on which nothing is asked. */
const TIMEOUT_MS = 8_000;

/** A connection to the site, on which part of a request can be sent. */
async function connectTo(site: Site) {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  // These tests check for connections that the site closes.
  socket.on('error', () => {});
  return { socket, received: () => received };
}

/** The whole response to a request on a connection of its own. */
async function answerOf(site: Site, path: string) {
  const { socket, received } = await connectTo(site);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  while (!received().includes('</html>')) await once(socket, 'data');
  socket.destroy();
  return received();
}

/** A page whose connection is closed behind it. */
const LAST = /^HTTP\/1\.1 (200|503) .*\r\nconnection: close\r\n.*<\/html>/is;

test('a stop answers pending requests, waits for no idle connection and no half request, and exits with 0', async () => {
  const { panel, site } = await ownServers();
  await visit(`${site.url}/modelos`);
  const agent = new Agent({ keepAlive: true });
  const [idle] = await once(request(`${site.url}/storage/none`, { agent }).end(), 'response');
  idle.resume();
  await once(idle, 'end');
  const half = await connectTo(site);
  half.socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  // No other page reads this text, so the page waits for it until its time limit.
  const text = '/api/entities/privacy';
  panel.fail({ kind: 'hang', route: text });
  const before = await connectTo(site);
  before.socket.write('GET /privacidade HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => callsTo(panel, text), { interval: 5 }).toBe(1);
  const began = Date.now();
  const ended = site.terminate();
  // The site may read a request before the signal, but not all of those that are sent meanwhile.
  const meanwhile: string[] = [];
  const send = () => {
    answerOf(site, '/modelos').then(
      (answer) => meanwhile.push(answer),
      () => {},
    );
    return meanwhile.some((answer) => LAST.test(answer));
  };
  await expect.poll(send, { timeout: TIMEOUT_MS }).toBe(true);
  expect(await ended).toBe(0);
  expect(Date.now() - began).toBeLessThan(TIMEOUT_MS);
  expect(before.received()).toMatch(LAST);
  agent.destroy();
});

test('an application that is being uploaded is accepted, although the port is closed by then', async () => {
  const { panel, site } = await ownServers();
  const whole = new Request(site.url, { method: 'POST', body: formOf(await smallApplication()) });
  const body = Buffer.from(await whole.arrayBuffer());
  const post = request(`${site.url}/api/get-scouted`, {
    method: 'POST',
    headers: {
      'content-type': whole.headers.get('content-type') ?? '',
      'content-length': body.length,
      origin: site.url,
      accept: 'application/json',
    },
  });
  const answered = once(post, 'response');
  const half = Math.floor(body.length / 2);
  await new Promise((resolve) => post.write(body.subarray(0, half), resolve));
  const ended = site.terminate();
  const isOpen = () =>
    connectTo(site).then(
      ({ socket }) => Boolean(socket.destroy()),
      () => false,
    );
  await expect.poll(isOpen).toBe(false);
  post.end(body.subarray(half));
  const [answer] = await answered;
  expect(answer.statusCode).toBe(200);
  expect(await ended).toBe(0);
  expect(panel.entries()).toHaveLength(1);
});
