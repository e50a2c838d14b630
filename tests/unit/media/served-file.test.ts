import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawnHead } from '../../fixtures/heads.ts';
import { type Answer, mediaOf } from '../../fixtures/media-server.ts';

/** The request of a visitor in progress, and what ends it. */
const visit = vi.hoisted(() => ({
  route: '',
  done: Promise.resolve(),
  end: () => {},
  setTimeout: vi.fn(),
}));
vi.mock('@/lib/server/request-context.mjs', () => ({
  currentRequest: () => ({
    ...{ route: visit.route, done: visit.done },
    response: { setTimeout: visit.setTimeout },
  }),
}));

const MAX_READERS = 300;
const MAX_ORIGINALS = 6;

const picture: Answer = (response) =>
  void response.writeHead(200, { 'content-type': 'image/jpeg' }).end('a picture');

async function served(answer: Answer = picture) {
  const { storage } = await mediaOf(answer);
  const { serveFile } = await import('@/lib/media/served-file');
  return {
    storage,
    get: (init?: RequestInit, source?: 'portrait') =>
      serveFile(['desktop', 'a.jpg'], new Request('http://site.test/storage', init), source),
  };
}

/** A response with the size of its picture. */
async function responseOf(answer: Promise<Response>) {
  const response = await answer;
  const { status, headers } = response;
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { status, headers, width, height };
}

beforeEach(() => {
  const { promise: done, resolve: end } = Promise.withResolvers<void>();
  Object.assign(visit, { route: 'storage', done, end });
  visit.setTimeout.mockClear();
});

describe('a file for a visitor', () => {
  it('streams from the storage, whose connection is closed when nothing is read', async () => {
    const { get } = await served();
    const file = await get();
    expect([file.status, await file.text()]).toEqual([200, 'a picture']);
    expect(visit.setTimeout).toHaveBeenCalledWith(60_000);
  });

  it('is one of at most three hundred in progress', async () => {
    const { get, storage } = await served();
    const files = await Promise.all(Array.from({ length: MAX_READERS }, () => get()));
    expect(files.map(({ status }) => status)).toEqual(files.map(() => 200));
    const refused = await get();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    expect(storage.received).toHaveLength(MAX_READERS);
    await files[0]?.text();
    expect((await get()).status).toBe(200);
  });

  it.each<[string, RequestInit, (file: Response, leave: () => void) => unknown]>([
    ['is read', {}, (file) => file.text()],
    ['is left', {}, (file) => file.body?.cancel()],
    ['was never begun by its visitor', {}, (_, leave) => leave()],
    ['was requested by HEAD', { method: 'HEAD' }, () => {}],
  ])('releases its slot when it %s', async (_how, init, end) => {
    const { get } = await served();
    for (let one = 0; one <= MAX_READERS; one += 1) {
      const left = new AbortController();
      const file = await get({ ...init, signal: left.signal });
      expect(file.status).toBe(200);
      await end(file, () => left.abort());
    }
  });

  it('takes no slot when the file does not exist', async () => {
    const { get } = await served((response) => void response.writeHead(404).end());
    for (let one = 0; one <= MAX_READERS; one += 1) expect((await get()).status).toBe(404);
  });
});

describe('an original for the optimizer', () => {
  const small = sharp({ create: { width: 8, height: 8, channels: 3, background: '#b0142d' } });
  const jpeg = small.jpeg().toBuffer();
  const sending =
    (body: Buffer, headers = {}): Answer =>
    (response) =>
      void response.writeHead(200, { 'content-type': 'image/jpeg', ...headers }).end(body);

  beforeEach(() => {
    visit.route = 'picture';
  });

  it('is returned complete', async () => {
    const { get } = await served(sending(await jpeg));
    const file = await get();
    expect([file.status, Buffer.from(await file.arrayBuffer())]).toEqual([200, await jpeg]);
  });

  describe('of a portrait', () => {
    const wide = drawnHead({ width: 1600, height: 600, x: 0.88, y: 0.4 });
    const ofStorage = { etag: '"1"', 'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT' };

    it('is the part with the face, without what identifies the file', async () => {
      const { get } = await served(sending(await wide, ofStorage));
      const { headers, ...file } = await responseOf(get({}, 'portrait'));
      expect(file).toEqual({ status: 200, width: 450, height: 600 });
      expect(headers.get('content-type')).toBe('image/jpeg');
      expect(headers.get('cache-control')).toBe('public, max-age=86400');
      for (const name of ['etag', 'last-modified', 'content-length']) {
        expect([name, headers.get(name)]).toEqual([name, null]);
      }
    });

    it('is the whole picture for everyone else', async () => {
      const { get } = await served(sending(await wide, ofStorage));
      expect(await responseOf(get())).toMatchObject({ width: 1600, height: 600 });
      visit.route = 'storage';
      expect(await responseOf(get({}, 'portrait'))).toMatchObject({ width: 1600, height: 600 });
    });

    it('is the file where that cannot be cropped', async () => {
      const half = (await wide).subarray(0, 3_000);
      const { get } = await served(sending(half, ofStorage));
      const file = await get({}, 'portrait');
      expect([file.status, file.headers.get('etag')]).toEqual([200, '"1"']);
      expect(half.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
    });
  });

  it.each<[string, Answer]>([
    [
      'that breaks off',
      (response) => {
        const headers = { 'content-type': 'image/jpeg', 'content-length': 100 };
        response.writeHead(200, headers).write('half', () => response.destroy());
      },
    ],
    ['that is not a picture', sending(Buffer.from('text'))],
    ['that is a video', sending(Buffer.from('text'), { 'content-type': 'video/webm' })],
    ['that the storage does not give', (response) => void response.writeHead(500).end()],
  ])('%s is a failure', async (_what, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { get } = await served(answer);
    const file = await get();
    expect([file.status, await file.text()]).toEqual([502, '']);
    expect(file.headers.get('cache-control')).toBe('no-store');
    vi.restoreAllMocks();
  });

  it('is one of at most six in memory, until the response to the visitor has ended', async () => {
    const body = await jpeg;
    const { get, storage } = await served(sending(body));
    await Promise.all(Array.from({ length: MAX_ORIGINALS }, () => get()));
    const next = get();
    // A visitor who asks later is answered first.
    visit.route = 'storage';
    await (await get()).text();
    expect(storage.received).toHaveLength(MAX_ORIGINALS + 1);
    visit.end();
    expect((await next).status).toBe(200);
  });
});
