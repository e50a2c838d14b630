import { connect } from 'node:net';
import { expect, inject, test } from 'vitest';
import { visitShared } from '../server/visit.ts';

/**
 * Sends a raw request line, which no client library would, and returns the head of the response.
 */
function send(site: string, line: string): Promise<{ status: number; head: string }> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${line} HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = ''] = text.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase() });
    });
  });
}

test.each([
  ['GET http://evil.example/modelos', 200],
  ['GET http://evil.example/pt', 308],
  ['GET http://evil.example/pt/modelos?x=1', 308],
  ['GET http://evil.example//evil.example/pt', 308],
  ['GET http://evil.example/nope', 404],
  ['HEAD https://evil.example/en', 200],
])('%s: no foreign host gets into the response', async (line, status) => {
  const answer = await send(inject('site'), line);
  expect(answer.status).toBe(status);
  expect(answer.head).not.toMatch(/evil\.example(?!\/pt\r)/);
  expect(answer.head).not.toMatch(/(location|refresh): [^\r]*:\/\//);
});

test.each([
  ['TRACE /', 405],
  ['TRACE /api/roster', 405],
  ['OPTIONS *', 405],
  ['GET *', 404],
  ['GET /%ff', 404],
  ['GET /en/%c0%ae%c0%ae/x', 404],
  ['GET /api/composite/%ff', 404],
  ['GET /api/%c0%ae', 404],
  ['GET /storage/%c0%ae%c0%ae/x', 404],
  ['GET /storage/desktop/%ff.jpg', 404],
  ['GET /assets/%ff', 404],
  ['GET /_next/static/%ff', 404],
  ['GET /_next/data/%ff', 404],
  ['GET /.well-known/%ff', 404],
  ['GET /_next/image?url=%ff', 400],
  ['GET /_next/image/?url=%2Fstorage%2Fdesktop%2Fa.jpg&w=640&q=75', 400],
  ['PROPFIND /modelos', 405],
  ['POST /assets/icon.svg', 405],
  ['POST /__nextjs_original-stack-frames', 404],
  ['GET /__nextjs_font/x', 404],
  ['PUT /storage/desktop/x.jpg', 405],
  ['PUT /_next/image', 405],
])('%s gives %i', async (line, status) => {
  expect((await send(inject('site'), line)).status).toBe(status);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('a page refuses %s', async (method) => {
  for (const path of ['/', '/modelos', '/pt/modelos', '/modelos?letter=a', '/nope']) {
    const { status, headers } = await visitShared(path, { method });
    expect([path, status, headers.get('allow')]).toEqual([path, 405, 'GET, HEAD']);
  }
});

test('a page takes no nonce from a request', async () => {
  const headers = { 'content-security-policy': "script-src 'nonce-bm9uY2U'" };
  for (const path of ['/favoritos', '/modelos?letter=a', '/favoritos']) {
    const { body, status } = await visitShared(path, { headers });
    expect([path, status, body.includes('bm9uY2U')]).toEqual([path, 200, false]);
  }
});
