import sharp from 'sharp';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { drawnHead } from '../../fixtures/heads.ts';
import { type Answer, mediaOf } from '../../fixtures/media-server.ts';

/** The request of a visitor in progress, and what ends it. */
const visit = vi.hoisted(() => ({
  kind: '',
  done: Promise.resolve(),
  end: () => {},
  sent: [] as (() => void)[],
  setTimeout: vi.fn(),
}));
vi.mock('@/lib/server/request-context', () => ({
  currentRequest: () => ({
    ...{ description: { kind: visit.kind }, response: { setTimeout: visit.setTimeout } },
  }),
  heldUntilSent: (release: () => void) => void visit.sent.push(release),
  heldUntilDone: (release: () => void) => void visit.done.then(release),
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
  Object.assign(visit, { kind: 'storage', done, end, sent: [] });
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
    visit.sent[0]?.();
    expect((await get()).status).toBe(200);
  });

  it('has no body for HEAD', async () => {
    const { get } = await served();
    const file = await get({ method: 'HEAD' });
    expect([file.status, file.body, file.headers.get('content-type')]).toEqual([
      ...[200, null, 'image/jpeg'],
    ]);
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
    visit.kind = 'picture';
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
      visit.kind = 'storage';
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
    ['that has not changed', (response) => void response.writeHead(304).end()],
    ['that is a video', sending(Buffer.from('text'), { 'content-type': 'video/webm' })],
    ['that the storage does not give', (response) => void response.writeHead(500).end()],
  ])('%s is a failure', async (_what, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { get } = await served(answer);
    const file = await get({ headers: { 'if-none-match': '"1"', range: 'bytes=0-1' } });
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
    visit.kind = 'storage';
    await (await get()).text();
    expect(storage.received).toHaveLength(MAX_ORIGINALS + 1);
    visit.end();
    expect((await next).status).toBe(200);
  });

  it('is refused when it has waited for a place for fifteen seconds', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { get } = await served(sending(await jpeg));
    await Promise.all(Array.from({ length: MAX_ORIGINALS }, () => get()));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const late = get();
    await vi.advanceTimersByTimeAsync(15_000);
    const { status, headers } = await late;
    expect([status, headers.get('retry-after')]).toEqual([503, '10']);
  });

  it('is refused as busy while too many wait for memory', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { get } = await served(sending(await jpeg));
    const { decodingMemory } = await import('@/lib/media/decoding');
    const create = { width: 2_900, height: 2_900, channels: 3, background: '#b0142d' } as const;
    const all = await decodingMemory(await sharp({ create }).avif({ effort: 0 }).toBuffer());
    onTestFinished(all);
    const small = await jpeg;
    // One more than may wait: the queue is full once one of them is refused.
    await new Promise((resolve) => {
      for (let place = 0; place <= 300; place += 1) {
        decodingMemory(small).then((release) => release(), resolve);
      }
    });
    expect((await get()).status).toBe(503);
  });

  it('does not hide a bug of ours', async () => {
    const { get } = await served(sending(await jpeg));
    vi.spyOn(visit.done, 'then').mockImplementation(() => {
      throw new TypeError('a bug');
    });
    await expect(get()).rejects.toThrow('a bug');
  });
});
