import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readBody, readFields } from '@/lib/forms/body';
import { postOf } from '../../fixtures/posted-body.ts';

const LIMITS = { bytes: 4_000, idleMs: 40, totalMs: 200 };
const JSON_TYPE = { type: 'application/json' };
const ENCODED = { type: 'application/x-www-form-urlencoded' };

/** JSON of this many bytes. */
const jsonOf = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;
const manyInJson = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, 'x'])));
const many = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=x`).join('&');

describe('fields', () => {
  it.each<[string, Request]>([
    ['JSON', postOf(['{"a":', '"é x"}'], JSON_TYPE)],
    ['JSON, in other letters', postOf(['{"a":"é x"}'], { type: 'Application/JSON; charset=x' })],
    ['JSON, with a space', postOf(['{"a":"é x"}'], { type: 'application/json ; charset=x' })],
    ['urlencoded', postOf(['a=%C3%A9', '+x'], ENCODED)],
    ['cut in the middle of a sign', postOf([...Buffer.from('a=é x')].map(byteOf), ENCODED)],
  ])('are parsed from %s', async (_name, request) => {
    expect(await readFields(request)).toEqual({ a: 'é x' });
  });

  it.each([
    ['urlencoded', many, ENCODED],
    ['as JSON', manyInJson, JSON_TYPE],
  ])('are limited to forty, %s', async (_how, body, type) => {
    expect(Object.keys(await readFields(postOf([body(40)], type)))).toHaveLength(40);
    const more = readFields(postOf([body(41)], type));
    await expect(more).rejects.toMatchObject({ code: 'malformed' });
  });
});

describe('a body with too many values', () => {
  const pairs = (count: number) => Array(count).fill('a=x').join('&');
  const deep = (count: number) => `{"a":${'['.repeat(count)}${']'.repeat(count)}}`;
  const wide = (count: number) => `{"a":[${Array(count).fill('1').join(',')}]}`;
  const keys = (count: number) => `{"a":{${Array(count).fill('"b":1').join(',')}}}`;

  it.each([
    ['the same key', pairs, 40, ENCODED],
    ['lists in lists', deep, 1_998, JSON_TYPE],
    ['values in a list', wide, 1_998, JSON_TYPE],
    ['keys', keys, 1_998, JSON_TYPE],
  ])('is refused before it is parsed: %s', async (_what, body, most, type) => {
    const parse = vi.spyOn(JSON, 'parse');
    onTestFinished(() => parse.mockRestore());
    expect(Object.keys(await readFields(postOf([body(most)], type)))).toEqual(['a']);
    parse.mockClear();
    const more = readFields(postOf([body(most + 1)], type));
    await expect(more).rejects.toMatchObject({ code: 'malformed' });
    expect(parse).not.toHaveBeenCalled();
  });

  it('is not one whose texts have many brackets, commas and quotes', async () => {
    const text = `${'[{,"'.repeat(900)}\\`;
    expect(await readFields(postOf([JSON.stringify({ a: text })], JSON_TYPE))).toEqual({ a: text });
  });
});

describe('a body', () => {
  it.each<[string, Request, string]>([
    ['that stops', postOf(['{'], { ...JSON_TYPE, end: 'hangs' }), 'too-slow'],
    ['without an end', postOf(['{'], { ...JSON_TYPE, end: 'drips' }), 'too-slow'],
    ['that breaks off', postOf(['{}'], { ...JSON_TYPE, end: 'breaks' }), 'malformed'],
    ['one byte too large', postOf([jsonOf(LIMITS.bytes + 1)], JSON_TYPE), 'too-large'],
    ['that is missing', new Request('http://x/', emptyPost(JSON_TYPE.type)), 'malformed'],
    ['that is missing, urlencoded', new Request('http://x/', emptyPost(ENCODED.type)), 'malformed'],
    ['of half a JSON', postOf(['{"a":'], JSON_TYPE), 'malformed'],
    ['of a list', postOf(['[1]'], JSON_TYPE), 'malformed'],
    ['of nothing', postOf(['null'], JSON_TYPE), 'malformed'],
    ['of a text', postOf(['"a=b"'], JSON_TYPE), 'malformed'],
    ['of another type', postOf(['{}'], { type: 'text/plain' }), 'media-type'],
    ['of no type', new Request('http://x/', { method: 'POST', body: null }), 'media-type'],
    [
      'packed',
      postOf(['{}'], { ...JSON_TYPE, headers: { 'content-encoding': 'gzip' } }),
      'media-type',
    ],
  ])('%s is refused', async (_name, request, code) => {
    await expect(readFields(request, LIMITS)).rejects.toMatchObject({ code });
  });

  it('of the maximum size is read', async () => {
    const request = postOf([jsonOf(LIMITS.bytes)], JSON_TYPE);
    expect(await readFields(request, LIMITS)).toEqual({ a: 'x'.repeat(LIMITS.bytes - 8) });
  });

  it('that is too large is drained for a while, so that its browser receives the response', async () => {
    const sent = { little: 0, much: 0 };
    function* counted(pieces: number, of: keyof typeof sent) {
      for (let one = 0; one < pieces; one += 1) {
        sent[of] += 1;
        yield 'x'.repeat(1_000);
      }
    }
    for (const [of, pieces] of [
      ['little', 7],
      ['much', 100],
    ] as const) {
      const request = postOf(counted(pieces, of), JSON_TYPE);
      await expect(readFields(request, LIMITS)).rejects.toMatchObject({ code: 'too-large' });
    }
    expect(sent).toEqual({ little: 7, much: 9 });
  });

  it.each([
    ['of 5 KB a second is refused', 5, 'too-slow'],
    ['of 50 KB a second is read', 50, null],
  ])('%s, after its first seconds', async (_name, kbPerSecond, refused) => {
    const pieces = Array.from({ length: 30 }, () => 'x'.repeat((kbPerSecond * 1024) / 100));
    const request = postOf(['a=', ...pieces], { ...ENCODED, everyMs: 10 });
    const limits = { bytes: 100_000, idleMs: 1_000, totalMs: 10_000, slowStartMs: 100 };
    const read = readFields(request, limits).then(() => null);
    expect(await read.catch(({ code }) => code)).toBe(refused);
  });

  it('is not considered slow while its reader takes time', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const limits = { bytes: 100, idleMs: 40, totalMs: 60, slowStartMs: 60 };
    const read = readBody(postOf(['a', 'b', 'c', 'd'], ENCODED), limits, async () => {
      await vi.advanceTimersByTimeAsync(50);
    });
    expect(await read).toBeUndefined();
  });

  it.each([
    ['far too large is not read at all', 2 * LIMITS.bytes + 1, 0],
    ['not quite so large is read on, as any other', 2 * LIMITS.bytes, 8],
  ])('that declares itself %s', async (_name, bytes, pieces) => {
    let read = 0;
    function* counted() {
      for (; read < 8; read += 1) yield 'x'.repeat(1_000);
    }
    const headers = { 'content-length': String(bytes) };
    const request = postOf(counted(), { ...JSON_TYPE, headers });
    await expect(readFields(request, LIMITS)).rejects.toMatchObject({ code: 'too-large' });
    expect(read).toBe(pieces);
  });

  it('that is too large is passed on only up to its limit', async () => {
    const taken: number[] = [];
    const request = postOf(['x'.repeat(3_000), 'y'.repeat(1_000), 'z'], ENCODED);
    const read = readBody(request, LIMITS, (piece) => void taken.push(piece.length));
    await expect(read).rejects.toMatchObject({ code: 'too-large' });
    expect(taken).toEqual([3_000, 1_000]);
  });
});

function emptyPost(type: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': type } };
}

function byteOf(byte: number): Uint8Array {
  return Uint8Array.of(byte);
}
