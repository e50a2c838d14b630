import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { StatusError, UnreadableError } from '@/lib/panel/errors';
import type { CachedRead } from '@/lib/panel/read-entries';

/** What the service answers, and what becomes of each read: the cache is not part of these tests. */
const service = vi.hoisted(() => ({ call: vi.fn(), cached: vi.fn() }));
vi.mock('@/lib/panel/client', () => ({ call: service.call }));
vi.mock('@/lib/panel/cached', () => ({ cachedRead: service.cached }));

const { read, readLong, readOrNull } = await import('@/lib/panel/read');

beforeEach(() => void vi.resetAllMocks());

const AT = { service: 'panel', method: 'GET', url: '/api/slides/home' } as const;
const request = {
  method: 'GET',
  url: AT.url,
  params: { language: 'pt' },
  tags: ['slides', 'slides:home'],
} as const;
const source = { service: 'panel', request, freshMs: 1_000 } as const;
const schema = z.object({ id: z.number() });

/** The read as it is handed to the cache. */
function handed(): CachedRead<unknown> {
  return service.cached.mock.calls[0]?.[0];
}

describe('a read', () => {
  it('is cached under its service, path, parameters and variant', () => {
    void read({ ...source, schema });
    expect(handed()).toMatchObject({
      ...{ key: 'panel /api/slides/home?language=pt', at: AT, freshMs: 1_000 },
      ...{ tags: ['slides', 'slides:home'], topic: 'slides' },
    });
    service.cached.mockClear();
    void read({ ...source, schema, variant: 'names', topic: null });
    expect(handed()).toMatchObject({
      key: 'panel /api/slides/home?language=pt#names',
      topic: null,
    });
  });

  it('is never implausible unless its caller says when', () => {
    void read({ ...source, schema });
    expect(handed().implausibleBecause({ id: 1 }, { id: 2 })).toBeNull();
    service.cached.mockClear();
    const implausibleBecause = vi.fn(() => 'other');
    void read({ ...source, schema, implausibleBecause });
    expect(handed().implausibleBecause({ id: 1 }, { id: 2 })).toBe('other');
    expect(implausibleBecause).toHaveBeenCalledWith({ id: 1 }, { id: 2 });
  });

  it('calls the service within the time it is given', async () => {
    service.call.mockResolvedValue({ id: 1 });
    void read({ ...source, schema });
    expect(await handed().fetch(300)).toEqual({ id: 1 });
    expect(service.call).toHaveBeenCalledWith('panel', request, 300);
  });

  it('names the place and the reason where its answer has another shape', () => {
    const rows = z.array(schema);
    void read({ ...source, schema: rows });
    const { parse } = handed();
    expect(parse([{ id: 1, more: true }])).toEqual([{ id: 1 }]);
    expect(() => parse([{ id: 'one' }])).toThrow(
      /^panel: GET \/api\/slides\/home: unexpected shape: 0\.id: .*number/,
    );
  });
});

describe('a record that may be missing', () => {
  const one = (more: object = {}) => readOrNull({ ...source, schema, ...more });
  const EXPECTED = 'no record where one is expected';

  it('is null where the service has none', async () => {
    service.call.mockRejectedValue(new StatusError(404, AT));
    void one();
    expect(handed().parse(await handed().fetch(300))).toBeNull();
  });

  it('is malformed where the service answers with null, and fails with the service', async () => {
    void one();
    expect(() => handed().parse(null)).toThrow(UnreadableError);
    service.call.mockRejectedValue(new StatusError(500, AT));
    await expect(handed().fetch(300)).rejects.toMatchObject({ code: 'HTTP_500' });
  });

  it.each([
    ['that was never read', {}, undefined, null],
    ['that was missing before', {}, null, null],
    ['that was there', {}, { id: 1 }, EXPECTED],
    ['that a list has', { isListed: async () => true }, undefined, EXPECTED],
    ['that no list has any more', { isListed: async () => false }, { id: 1 }, null],
  ])('one %s', async (_which, more, previous, why) => {
    void one(more);
    expect(await handed().implausibleBecause(null, previous)).toBe(why);
  });

  it('is doubted by its caller where there is one, compared with the record before', async () => {
    void one();
    expect(await handed().implausibleBecause({ id: 1 }, { id: 2 })).toBeNull();
    service.cached.mockClear();
    const implausibleBecause = vi.fn(() => 'other');
    void one({ implausibleBecause });
    expect(await handed().implausibleBecause({ id: 1 }, { id: 2 })).toBe('other');
    await handed().implausibleBecause({ id: 1 }, null);
    expect(implausibleBecause.mock.calls).toEqual([
      [{ id: 1 }, { id: 2 }],
      [{ id: 1 }, undefined],
    ]);
  });
});

it('a long answer arrives as bytes, and what its parser throws is unreadable', async () => {
  const parse = vi.fn(async (text: Buffer) => text.toString());
  const onAccepted = vi.fn();
  void readLong({ ...source, parse, onAccepted });
  const { fetch, parse: parseSent } = handed();
  expect(handed()).toMatchObject({ key: 'panel /api/slides/home?language=pt', onAccepted });
  await fetch(300);
  const bytes = { ...request, responseType: 'arraybuffer' };
  expect(service.call).toHaveBeenCalledWith('panel', bytes, 300);
  expect(await parseSent(Buffer.from('long'))).toBe('long');
  parse.mockRejectedValue(new Error('no list'));
  await expect(parseSent(Buffer.of())).rejects.toThrow(
    /^panel: GET \/api\/slides\/home: Error: no list$/,
  );
});
