import { describe, expect, it } from 'vitest';
import { readFields } from '@/lib/forms/receive';
import { readUpload } from '@/lib/forms/upload';

const LIMITS = { bytes: 4_000, idleMs: 40, totalMs: 200 };
const MULTIPART = 'multipart/form-data; boundary=x';

/** A body that comes in pieces, and then ends or never does. */
function slowly(type: string, pieces: readonly string[], end: 'ends' | 'hangs' | 'drips') {
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = left.shift() ?? (end === 'drips' ? ' ' : undefined);
      if (piece !== undefined) {
        if (end === 'drips') await new Promise((resolve) => setTimeout(resolve, 10));
        controller.enqueue(new TextEncoder().encode(piece.replaceAll('\n', '\r\n')));
      } else if (end === 'ends') controller.close();
      else await new Promise(() => {});
    },
  });
  const init = { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' };
  return new Request('http://localhost/', init);
}

const part = (name: string, text = 'x', file = '') =>
  `--x\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\n\n${text}\n`;
const keep = async (content: Buffer) => new File([new Uint8Array(content)], 'x');

describe('a body is bounded', () => {
  it.each([
    ['in time between two pieces', slowly('application/json', ['{'], 'hangs'), 'too-slow'],
    ['in time as a whole', slowly('application/json', ['{'], 'drips'), 'too-slow'],
    ['in size', slowly('application/json', Array(9).fill('x'.repeat(1_000)), 'hangs'), 'too-large'],
    ['to JSON that can be read', slowly('application/json', ['[1]'], 'ends'), 'malformed'],
    ['to its types', slowly('text/plain', ['x'], 'ends'), 'media-type'],
  ])('%s', async (_name, request, code) => {
    await expect(readFields(request, LIMITS)).rejects.toMatchObject({ code });
  });
});

it('fields come as JSON or urlencoded', async () => {
  const json = slowly('application/json; charset=utf-8', ['{"a":', '"é"}'], 'ends');
  expect(await readFields(json)).toEqual({ a: 'é' });
  const encoded = slowly('application/x-www-form-urlencoded', ['a=%C3%A9&b=x+y'], 'ends');
  expect(await readFields(encoded)).toEqual({ a: 'é', b: 'x y' });
});

describe('an upload', () => {
  it('gives texts and images, each image before the next is read', async () => {
    const pieces = [part('email'), part('image_1', 'one', 'a.jpg'), part('image_2', 'two', 'b')];
    const fields = {};
    const order: string[] = [];
    const request = slowly(MULTIPART, [...pieces, '--x--\n'], 'ends');
    const upload = await readUpload(request, fields, async (content) => {
      order.push(`begin ${content}`);
      await Promise.resolve();
      order.push(`end ${content}`);
      return keep(content);
    });
    expect(fields).toEqual({ email: 'x' });
    expect(order).toEqual(['begin one', 'end one', 'begin two', 'end two']);
    expect(Object.keys(upload.images)).toEqual(['image_1', 'image_2']);
    expect(upload.faults).toEqual({ image_3: 'required', image_4: 'required' });
  });

  it.each([
    ['a boundary that is missing', slowly('multipart/form-data', ['x'], 'ends'), 'malformed'],
    ['an end that is missing', slowly(MULTIPART, [part('a')], 'ends'), 'malformed'],
    [
      'an image that breaks off',
      slowly(MULTIPART, [part('image_1', 'x', 'a')], 'ends'),
      'malformed',
    ],
    ['a field twice', slowly(MULTIPART, [part('a'), part('a'), '--x--\n'], 'ends'), 'malformed'],
    [
      'a file of another name',
      slowly(MULTIPART, [part('f', 'x', 'a'), '--x--\n'], 'ends'),
      'malformed',
    ],
    [
      'a body that stops coming',
      slowly(MULTIPART, [part('image_1', 'x', 'a')], 'hangs'),
      'too-slow',
    ],
  ])('is refused for %s', async (_name, request, code) => {
    await expect(readUpload(request, {}, keep, LIMITS)).rejects.toMatchObject({ code });
  });
});
