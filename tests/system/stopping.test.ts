import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { formOf, smallApplication } from '../fixtures/application.ts';
import type { Site } from '../fixtures/site-process.ts';
import { ownServers, visit } from '../server/visit.ts';

/** What nobody may outlast: a service manager that waits is told this time. */
const PATIENCE_MS = 10_000;

/** A connection to the site, on which a part of a request can be sent. */
async function connectTo(site: Site) {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  // One that the site ends is what these tests look for.
  socket.on('error', () => {});
  return { socket, received: () => received };
}

test('a stop answers what was sent, says that it is the last answer, and ends with 0', async () => {
  const { panel, site } = await ownServers();
  await visit(`${site.url}/modelos`);
  panel.fail({ kind: 'slow', ms: 1_500, route: '/api/entities' });
  const before = await connectTo(site);
  before.socket.write('GET /sobre HTTP/1.1\r\nHost: x\r\n\r\n');
  // Connections are taken in their order: by this answer, the page above is being made.
  await visit(`${site.url}/storage/none`);
  const began = Date.now();
  expect(before.received()).toBe('');
  const ended = site.terminate();
  // The answer to this one comes while the site is already on its way out.
  const kept = await connectTo(site);
  kept.socket.write('GET /modelos HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await ended).toBe(0);
  expect(Date.now() - began).toBeLessThan(PATIENCE_MS);
  for (const { received } of [before, kept]) {
    expect(received()).toMatch(/^HTTP\/1\.1 200 /);
    expect(received()).toMatch(/\r\nconnection: close\r\n/i);
    expect(received()).toMatch(/<\/html>/);
  }
});

test('neither an idle connection nor half a request holds a stop', async () => {
  const { site } = await ownServers();
  const agent = new Agent({ keepAlive: true });
  const [answer] = await once(request(`${site.url}/storage/none`, { agent }).end(), 'response');
  answer.resume();
  await once(answer, 'end');
  const half = await connectTo(site);
  half.socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  const began = Date.now();
  expect(await site.terminate()).toBe(0);
  expect(Date.now() - began).toBeLessThan(PATIENCE_MS / 2);
  agent.destroy();
});

test('an application that is being uploaded is taken, though the door is closed by then', async () => {
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
