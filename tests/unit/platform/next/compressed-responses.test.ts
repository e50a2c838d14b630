import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { brotliCompress, brotliDecompressSync, gunzipSync, gzip } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginProcess } from '../../../fixtures/fresh-process.ts';

// Spies on the real functions, to count their calls.
vi.mock('node:zlib', async (original) => {
  const real = await original<typeof import('node:zlib')>();
  return { ...real, gzip: vi.fn(real.gzip), brotliCompress: vi.fn(real.brotliCompress) };
});

const PAGE = '<p>olá</p>'.repeat(2_000);

let packedPage: typeof import('@/lib/platform/next/compressed-responses.mjs').packedPage;

beforeEach(async () => {
  beginProcess({});
  vi.mocked(gzip).mockClear();
  vi.mocked(brotliCompress).mockClear();
  ({ packedPage } = await import('@/lib/platform/next/compressed-responses.mjs'));
});

type Answer = { taken?: string; tag?: string; status?: number; cached?: boolean };

/** Sends a page: the compressed bytes, if any, and the headers of the response. */
function sent(
  page: string,
  { taken = 'gzip', tag = '"a"', status = 200, cached = true }: Answer = {},
) {
  const headers = new Map<string, unknown>(cached ? [['x-accel-expires', '2']] : []);
  if (tag) headers.set('etag', tag);
  const response = {
    statusCode: status,
    req: { headers: { 'accept-encoding': taken } },
    getHeader: (name: string) => headers.get(name),
    hasHeader: (name: string) => headers.has(name),
    setHeader: (name: string, value: unknown) => headers.set(name, value),
  };
  const bytes = packedPage(response as unknown as ServerResponse, page);
  return { bytes, headers };
}

/** Sends the page until it is compressed. */
async function packed(page: string, answer: Answer = {}): Promise<Buffer> {
  await expect.poll(() => sent(page, answer).bytes).toBeDefined();
  return sent(page, answer).bytes ?? Buffer.alloc(0);
}

describe('a cached page', () => {
  it('is compressed on its second request, and sent compressed from then on', async () => {
    expect(sent(PAGE).bytes).toBeUndefined();
    expect(gzip, 'asked for once').not.toHaveBeenCalled();
    expect(sent(PAGE).bytes, 'its visitor does not wait').toBeUndefined();
    expect(gzip).toHaveBeenCalledTimes(1);
    const bytes = await packed(PAGE);
    expect(gunzipSync(bytes).toString()).toBe(PAGE);
    expect(bytes.length).toBeLessThan(PAGE.length / 20);
    expect(Object.fromEntries(sent(PAGE).headers)).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': bytes.length,
    });
  });

  it('is compressed again under another ETag', async () => {
    await packed(PAGE, { tag: '"a"' });
    expect(sent(`${PAGE}b`, { tag: '"b"' }).bytes).toBeUndefined();
    expect(gunzipSync(await packed(`${PAGE}b`, { tag: '"b"' })).toString()).toBe(`${PAGE}b`);
  });

  it('is sent in the best encoding that the browser accepts', async () => {
    const bytes = await packed(PAGE, { taken: 'gzip, deflate, br, zstd' });
    expect(brotliDecompressSync(bytes).toString()).toBe(PAGE);
    const { headers } = sent(PAGE, { taken: 'BR;q=0.5' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(sent(PAGE, { taken: 'gzip' }).bytes).toBeUndefined();
  });
});

it.each<[string, Answer]>([
  ['a browser that takes no compressed form', { taken: '' }],
  ['one that takes another form', { taken: 'deflate' }],
  ['one that refuses both', { taken: 'br;q=0, gzip; q=0.0' }],
  ['a page that is not cached', { cached: false }],
  ['a page without a tag', { tag: '' }],
  ['a failure', { status: 503 }],
])('%s is sent uncompressed', (_, answer) => {
  for (let time = 0; time < 3; time += 1) {
    const { bytes, headers } = sent(PAGE, answer);
    expect(bytes).toBeUndefined();
    expect(headers.has('content-encoding')).toBe(false);
  }
  expect([gzip, brotliCompress].map((one) => vi.mocked(one).mock.calls)).toEqual([[], []]);
});

it('pages requested once are not compressed, and are forgotten eventually', () => {
  sent(PAGE, { tag: '"first"' });
  for (let page = 0; page < 1_000; page += 1) sent(PAGE, { tag: `"${page}"` });
  expect(sent(PAGE, { tag: '"first"' }).bytes).toBeUndefined();
});

it('compressed pages are bounded in bytes, least recently used first', async () => {
  const random = () => randomBytes(1_200_000).toString('base64');
  for (const tag of ['"1"', '"2"', '"3"', '"4"', '"5"', '"6"', '"7"', '"8"']) {
    await packed(random(), { tag });
  }
  expect(sent('', { tag: '"1"' }).bytes).toBeUndefined();
  expect(sent('', { tag: '"8"' }).bytes).toBeDefined();
});
