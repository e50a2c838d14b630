import { connect } from 'node:net';
import { expect, inject } from 'vitest';
import { type Panel, startPanel } from '../demo-panel/start.ts';
import { loadedBefore, type Site, startSite } from '../fixtures/site-process.ts';
import { visit, visitShared } from './visit.ts';

/** How to get every kind of response of a site. */

export type Answer = Awaited<ReturnType<typeof visit>>;

let broken: Panel;
let faulty: Site;

/** Starts a site whose services and dates can fail, and returns what stops it; any other answer is of the shared one. */
export async function startFaultySite(): Promise<() => Promise<void>> {
  broken = await startPanel({ pictures: 'plain' });
  faulty = await startSite(broken.url, loadedBefore('dates-fail-later.mjs'));
  return async () => {
    await faulty.stop();
    await broken.close();
  };
}

export const ask = (at: string, init?: RequestInit) => () => visitShared(at, init);

/** What the router fetches. Next redirects it to an address with a hash of its headers. */
export async function askAsRouter(at: string): Promise<Answer> {
  const first = await visitShared(at, { headers: { rsc: '1' } });
  const address = new URL(first.headers.get('location') ?? at, inject('site'));
  return visitShared(address.pathname + address.search, { headers: { rsc: '1' } });
}

/** The first picture of a page. */
export async function askPicture(at: string): Promise<Answer> {
  const { body } = await visitShared(at);
  const [, src = ''] = /src="(\/_next\/image[^"]*)"/.exec(body) ?? [];
  return visitShared(src.replaceAll('&amp;', '&'));
}

/** The first script of a page. */
export async function askScript(at: string): Promise<Answer> {
  const { body } = await visitShared(at);
  const [, src = ''] = /src="(\/_next\/static\/[^"]*\.js[^"]*)"/.exec(body) ?? [];
  return visitShared(src);
}

/** A page with a date, while formatting dates throws. */
export async function askFaulty(at: string): Promise<Answer> {
  process.kill(faulty.pid, 'SIGUSR2');
  const status = () => visit(`${faulty.url}/blog?page=2`).then((answer) => answer.status);
  await expect.poll(status).toBe(500);
  return visit(faulty.url + at);
}

/** A response while the services are down. */
export async function askDown(at: string): Promise<Answer> {
  broken.fail({ kind: 'down' });
  const answer = await visit(faulty.url + at);
  broken.clearFaults();
  return answer;
}

/** A response to a client that has the page already. */
export async function askKnown(at: string): Promise<Answer> {
  const { headers } = await visitShared(at);
  const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  return visitShared(at, { headers: known });
}

/** A raw request that no client library sends. */
export function send(head: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(inject('site')).port), 'localhost', () => {
      socket.write(`${head}\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [first = '', ...rest] = text.split('\r\n\r\n', 1).join().split('\r\n');
      const headers = rest.map((line) => line.split(/: (.*)/s, 2) as [string, string]);
      resolve({ status: Number(first.split(' ')[1]), headers: new Headers(headers), body: '' });
    });
  });
}
