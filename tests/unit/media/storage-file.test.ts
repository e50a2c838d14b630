import { describe, expect, it, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { type Answer, mediaOf } from '../../fixtures/media-server.ts';
import { startServer } from '../../fixtures/scripted-server.ts';

const picture: Answer = (response) =>
  void response.writeHead(200, { 'content-type': 'image/jpeg' }).end('a picture');

describe('a file of the storage', () => {
  it('is served whole, is cacheable, and cannot run scripts', async () => {
    const { get, storage } = await mediaOf((response) => {
      const secrets = { 'set-cookie': 'a=b', 'access-control-allow-origin': '*', server: 'x' };
      const headers = { 'content-type': 'image/png; q=1', etag: '"1"', ...secrets };
      response.writeHead(200, headers).end('a picture');
    });
    const answer = await get('desktop/talents/12/capa%20%C3%A1.jpg');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('a picture');
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'public, max-age=86400',
      'content-type': 'image/png',
      etag: '"1"',
    });
    expect(storage.received.map(({ path }) => path)).toEqual([
      '/files/desktop/talents/12/capa%20%C3%A1.jpg',
    ]);
    expect(storage.received[0]?.headers['accept-encoding']).toBe('identity');
  });

  it('supports range requests', async () => {
    const { get, storage } = await mediaOf((response) => {
      const headers = { 'content-type': 'video/webm', 'content-range': 'bytes 2-4/9' };
      response.writeHead(206, { ...headers, 'accept-ranges': 'bytes' }).end('cde');
    });
    const sent = { range: 'bytes=2-4', 'if-range': '"1"' };
    const answer = await get('mobile/a.webm', { ...sent, cookie: 'a=b' });
    expect([answer.status, await answer.text()]).toEqual([206, 'cde']);
    expect(answer.headers.get('content-range')).toBe('bytes 2-4/9');
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(storage.received[0]?.headers).toMatchObject(sent);
    for (const name of ['cookie', 'if-none-match', 'if-modified-since']) {
      expect(storage.received[0]?.headers).not.toHaveProperty(name);
    }
  });

  it('is not sent again to a client that has it', async () => {
    const { get, storage } = await mediaOf((response) => {
      response.writeHead(304, { etag: '"1"' }).end();
    });
    const answer = await get('desktop/a.jpg', { 'if-none-match': '"1"' });
    expect([answer.status, answer.headers.get('etag')]).toEqual([304, '"1"']);
    expect(storage.received[0]?.headers['if-none-match']).toBe('"1"');
  });
});

describe('paths', () => {
  it.each([
    ['desktop/look #3.jpg', '/files/desktop/look%20%233.jpg'],
    ['desktop/100%.jpg', '/files/desktop/100%25.jpg'],
    ['desktop/a/100% lã.jpg', '/files/desktop/a/100%25%20l%C3%A3.jpg'],
  ])('%s, as Next decoded it, is asked for as %s', async (path, asked) => {
    const { get, storage } = await mediaOf(picture);
    expect((await get(path)).status).toBe(200);
    expect(storage.received.map((one) => one.path)).toEqual([asked]);
  });

  it.each([
    ...['desktop', 'desktop/', 'other/a.jpg', 'Desktop/a.jpg', '../desktop/a.jpg'],
    ...['desktop/../secret.jpg', 'desktop/%2e%2e/secret.jpg', 'desktop/..%2fsecret.jpg'],
    ...['desktop/a/%2E%2E%5Csecret.jpg', 'desktop/%252e%252e/secret.jpg'],
    ...['desktop/http:%2F%2Fevil.test/a.jpg', 'desktop/a%00.jpg', 'desktop/a%3Fx=1'],
    ...['desktop//a.jpg/', 'desktop/%', 'desktop/%c3%28.jpg'],
  ])('%s is not found, and never requested', async (path) => {
    const { get, storage } = await mediaOf(picture);
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(storage.received).toEqual([]);
  });
});

/** The first bytes of a file of each type. */
const BEGINNINGS = {
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  'image/png': Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  'image/gif': Buffer.from('GIF89a'),
  'image/webp': Buffer.from('RIFF\n\0\0\0WEBPVP8 ', 'latin1'),
  'image/avif': Buffer.from('\0\0\0\x1cftypavif', 'latin1'),
  'video/mp4': Buffer.from('\0\0\0\x18ftypmp42', 'latin1'),
  'video/webm': Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
  'video/ogg': Buffer.from('OggS\0', 'latin1'),
};

describe('a stored file', () => {
  const sent = ['', 'image/jpg', 'image/pjpeg', 'application/octet-stream', 'text/plain'];
  it.each(Object.entries(BEGINNINGS))('is of type %s by its bytes', async (type, bytes) => {
    for (const lie of [...sent, 'image/jpeg', 'video/ogg']) {
      const { get } = await mediaOf((response) => {
        response.writeHead(200, { 'content-type': lie }).end(bytes);
      });
      const answer = await get('desktop/a.bin');
      expect([lie, answer.status, answer.headers.get('content-type')]).toEqual([lie, 200, type]);
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    }
  });

  it.each([
    ['a.mp4', 206, 'video/mp4'],
    ['a.WEBM', 206, 'video/webm'],
    ['a.html', 502, null],
  ])('has the type of its name in a later range: %s', async (file, status, type) => {
    const { get } = await mediaOf((response) => {
      response.writeHead(206, { 'content-type': 'application/octet-stream' }).end('part');
    });
    const answer = await get(`desktop/${file}`, { range: 'bytes=100-' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
  });

  it.each(['<html>', '%PDF-1.7', '<svg xmlns=""/>', '\0\0\0\x18ftypheic'])(
    'of other content is not served: %j',
    async (content) => {
      const { get } = await mediaOf((response) => {
        response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(content);
      });
      expect((await get('desktop/a.jpg')).status).toBe(502);
    },
  );
});

describe('responses of the storage', () => {
  it.each([
    ['image/jpeg', 200],
    ['IMAGE/JPEG', 200],
    ['image/jpeg ; q=1', 200],
    ['x-image/jpeg', 502],
    ['text/html', 502],
    ['image/svg+xml', 502],
    ['text/html; image/jpeg', 502],
    ['image/jpeg, text/html', 502],
    ['', 502],
  ])('type %j gives status %i', async (type, status) => {
    const { get } = await mediaOf((response) => {
      response.writeHead(200, { 'content-type': type }).end('<script>');
    });
    const answer = await get('desktop/a.jpg');
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(status === 200 ? '<script>' : '');
  });

  it.each([
    [404, 404],
    [416, 416],
    [403, 502],
    [200, 502],
    [204, 502],
    [206, 502],
    [304, 502],
    [302, 502],
    [503, 502],
  ])(
    'status %i, which has no body and was not asked for, gives %i without caching',
    async (sent, status) => {
      const { get } = await mediaOf((response) => {
        response.writeHead(sent, { 'content-type': 'image/jpeg' }).end();
      });
      const answer = await get('desktop/a.jpg');
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    },
  );

  it.each<[string, Answer]>([
    ['missing', (response) => void response.writeHead(404).end()],
    ['missing', (response) => void response.writeHead(403).end()],
    ['status', (response) => void response.writeHead(500).end()],
    ['wrong type', (response) => void response.writeHead(200).end('<p>')],
    ['unreachable', (response) => void response.destroy()],
    [
      'unreachable',
      (response) => {
        response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 9 });
        response.write('half', () => response.destroy());
      },
    ],
    [
      'too large',
      (response) =>
        void response
          .writeHead(200, { 'content-type': 'image/jpeg' })
          .end(Buffer.alloc(11 * 1024 * 1024)),
    ],
  ])('a failed picture is counted as: %s', async (reason, answer) => {
    const { get } = await mediaOf(answer);
    const { counts } = await import('@/lib/process/counts');
    const file = await get('desktop/a.jpg');
    await file.arrayBuffer().catch(() => undefined);
    expect([...(counts().get('storage_failures') ?? [])]).toEqual([[reason, 1]]);
  });

  it('failed pictures are logged once per cause, with the first file', async () => {
    const statuses = [500, 404, 500, 503, 404];
    const { get } = await mediaOf((response) => {
      response.writeHead(statuses.shift() ?? 200, { 'content-type': 'text/html' }).end();
    });
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    for (const at of [1, 2, 3, 4, 5, 6, 7]) await get(`desktop/${at}.jpg`);
    expect(warn.mock.calls.flat()).toEqual([
      'Storage file not served: status, 500 (first: desktop/1.jpg)',
      'Storage file not served: missing, 404 (first: desktop/2.jpg)',
      'Storage file not served: status, 503 (first: desktop/4.jpg)',
      'Storage file not served: wrong type, empty (first: desktop/6.jpg)',
    ]);
    beginProcess({ STORAGE_URL: 'http://127.0.0.1:1' });
    const { fetchMedia } = await import('@/lib/media/storage-file');
    const down = await fetchMedia(['desktop', 'a.jpg'], new Request('http://site.test/'));
    expect(down.status).toBe(502);
    expect(warn.mock.lastCall?.[0]).toMatch(/unreachable, \w+ \(first: desktop\/a\.jpg\)$/);
    warn.mockRestore();
  });

  it.each<[string, Answer, object | undefined, [string, number][]]>([
    ['a picture', picture, undefined, []],
    ['a visitor who leaves', () => {}, undefined, []],
    ['a time limit', () => {}, { name: 'TimeoutError' }, [['too slow', 1]]],
  ])('is counted for no other reason: %s', async (_what, answer, reason, counted) => {
    const { get, storage } = await mediaOf(answer);
    const { counts } = await import('@/lib/process/counts');
    const left = new AbortController();
    const got = get('desktop/a.jpg', {}, left.signal);
    await vi.waitUntil(() => storage.received.length > 0);
    if (answer !== picture) left.abort(reason);
    await got;
    expect([...(counts().get('storage_failures') ?? [])]).toEqual(counted);
  });

  it('a redirect is not followed', async () => {
    const other = await startServer((_request, response) => picture(response, _request));
    const { get } = await mediaOf((response) => {
      response.writeHead(302, { location: `${other.url}/a.jpg` }).end();
    });
    expect((await get('desktop/a.jpg')).status).toBe(502);
    expect(other.received).toEqual([]);
  });
});
