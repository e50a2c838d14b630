import { connect } from 'node:net';
import { formOf, smallApplication } from '../fixtures/application.ts';
import type { Site } from '../fixtures/site-process.ts';

export type Post = { path?: string; headers?: Record<string, string>; body?: BodyInit };
type RawAnswer = { status: number; body: string };

/** Posts forms to a site, each as another visitor, so that only a flood meets the rate limit. */
export function formPostsTo(site: Site) {
  let visitors = 0;

  function headersOf(more: Record<string, string> = {}): Record<string, string> {
    visitors += 1;
    const address = `198.51.${Math.floor(visitors / 250)}.${visitors % 250}`;
    return { accept: 'application/json', origin: site.url, 'x-forwarded-for': address, ...more };
  }

  /** A valid application, with these overrides. */
  async function post({ path = '/api/get-scouted', headers, body }: Post) {
    const answer = await fetch(site.url + path, {
      method: 'POST',
      headers: headersOf(headers),
      body: body ?? formOf(await smallApplication()),
    });
    return { status: answer.status, headers: answer.headers, json: await answer.json() };
  }

  /** Sends the head of a post and these bytes of its body, and then no more. */
  function postHalf(path: string, headers: Record<string, string>, bytes: string) {
    const { hostname, port, host } = new URL(site.url);
    const lines = Object.entries({ host, ...headersOf(headers) });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    return exchange(hostname, Number(port), `POST ${path} HTTP/1.1\r\n${head}\r\n${bytes}`);
  }

  return { headersOf, post, postHalf };
}

/** Sends raw bytes; status 0 for a connection that closes without a response. */
function exchange(hostname: string, port: number, text: string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, hostname, () => socket.write(text));
    let received = '';
    socket.on('data', (data) => {
      received += data;
      const [head = '', body] = received.split('\r\n\r\n');
      if (!body) return;
      resolve({ status: Number(head.split(' ')[1]), body });
      socket.destroy();
    });
    socket.on('close', () => resolve({ status: 0, body: received }));
    socket.on('error', ({ message }) => resolve({ status: 0, body: message }));
  });
}
