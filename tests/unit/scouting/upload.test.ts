import { describe, expect, it, vi } from 'vitest';
import { IMAGE_BYTES } from '@/lib/forms/limits';
import { readUpload } from '@/lib/scouting/upload';
import { LAST, part, postOf } from '../../fixtures/posted-body.ts';

const LIMITS = { bytes: 4_000, idleMs: 40, totalMs: 400 };
const MB = 1024 * 1024;

const keep = async (content: Buffer) => new File([new Uint8Array(content)], 'x');

/** An image of so many bytes, in pieces. */
function* imageOf(bytes: number, name = 'image_1') {
  yield part(name, '', 'a.jpg').replace(/\n$/, '');
  for (let left = bytes; left > 0; left -= MB) yield new Uint8Array(Math.min(left, MB));
  yield '\n';
}

describe('an upload', () => {
  it('gives texts and images, each image before the next one is read', async () => {
    const pieces = [part('email'), part('image_1', 'one', 'a.jpg'), part('image_2', 'two', 'b')];
    const fields = {};
    const order: string[] = [];
    const upload = await readUpload(postOf([...pieces, LAST]), fields, async (content) => {
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

  it('leaves the next image in the connection while one is being drawn', async () => {
    let sent = 0;
    function* pieces() {
      yield part('image_1', 'one', 'a.jpg');
      for (const piece of imageOf(8 * MB, 'image_2')) {
        sent += piece.length;
        yield piece;
      }
      yield LAST;
    }
    const drawn = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const upload = readUpload(postOf(pieces()), {}, async (content) => {
      begun.resolve();
      await drawn.promise;
      return keep(content);
    });
    await begun.promise;
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toBeLessThan(3 * MB);
    drawn.resolve();
    expect((await upload).images.image_2?.size).toBe(8 * MB);
  });

  it.each([
    ['as large as it may be', IMAGE_BYTES, undefined, 1],
    ['one byte larger', IMAGE_BYTES + 1, 'image-size', 0],
    ['empty', 0, 'required', 0],
  ])('with an image that is %s', async (_name, bytes, fault, looks) => {
    const take = vi.fn(keep);
    const { images, faults } = await readUpload(postOf([...imageOf(bytes), LAST]), {}, take);
    expect([faults.image_1, images.image_1?.size]).toEqual([fault, fault ? undefined : bytes]);
    expect(take).toHaveBeenCalledTimes(looks);
  });

  it('says what is wrong with each image, and goes on', async () => {
    const pieces = [part('image_1', 'bad', 'a'), part('image_2', 'good', 'b'), part('image_3')];
    const upload = await readUpload(postOf([...pieces, LAST]), {}, async (content) =>
      `${content}` === 'bad' ? 'image-damaged' : keep(content),
    );
    expect(Object.keys(upload.images)).toEqual(['image_2']);
    expect(upload.faults).toEqual({
      ...{ image_1: 'image-damaged', image_3: 'required', image_4: 'required' },
    });
  });

  it('takes a field by any name, and no more of a text than a form may hold', async () => {
    const fields: Record<string, string> = {};
    const long = part('email', 'x'.repeat(9_000));
    await readUpload(postOf([part('constructor'), long, LAST]), fields, keep);
    expect(fields).toEqual({ constructor: 'x', email: 'x'.repeat(2_000) });
  });

  it('is taken whatever the case of its type', async () => {
    const request = postOf([part('a'), LAST], { type: 'Multipart/Form-Data; boundary="x"' });
    const fields = {};
    await readUpload(request, fields, keep);
    expect(fields).toEqual({ a: 'x' });
  });
});

const image = (name: string) => part(name, 'x', 'a.jpg');
const images = ['image_1', 'image_2', 'image_3', 'image_4'].map(image);
const texts = (count: number) => Array.from({ length: count }, (_, at) => part(`field_${at}`));

describe('an upload is refused for', () => {
  it.each<[string, Request, string]>([
    ['a type that is none', postOf(['x'], { type: 'application/json' }), 'media-type'],
    ['a missing boundary', postOf(['x'], { type: 'multipart/form-data' }), 'malformed'],
    ['a missing end', postOf([part('a')]), 'malformed'],
    ['an empty body', postOf([]), 'malformed'],
    ['a part without headers', postOf(['--x\n\nx\n--x--\n']), 'malformed'],
    ['an image that ends too soon', postOf([image('image_1')]), 'malformed'],
    ['an image that breaks off', postOf([image('image_1')], { end: 'breaks' }), 'malformed'],
    ['a field twice', postOf([part('a'), part('a'), LAST]), 'malformed'],
    ['an image twice', postOf([image('image_1'), image('image_1'), LAST]), 'malformed'],
    ['a file of another name', postOf([image('shell'), LAST]), 'malformed'],
    ['a fifth image', postOf([...images, image('image_5'), LAST]), 'too-large'],
    ['too many fields', postOf([...texts(21), LAST]), 'too-large'],
    ['too many bytes', postOf([part('a', 'x'.repeat(4_000)), LAST]), 'too-large'],
    ['a body that stops', postOf([image('image_1')], { end: 'hangs' }), 'too-slow'],
    ['a body without an end', postOf([image('image_1')], { end: 'drips' }), 'too-slow'],
  ])('%s', async (_name, request, code) => {
    await expect(readUpload(request, {}, keep, LIMITS)).rejects.toMatchObject({ code });
  });

  it('an image that cannot be drawn for a reason that nobody knows', async () => {
    const upload = readUpload(postOf([...images, LAST]), {}, () => Promise.reject(new Error('?')));
    await expect(upload).rejects.toMatchObject({ code: 'malformed' });
  });
});

describe('an upload that is refused', () => {
  it('is read to its end, but no image of it is looked at', async () => {
    const take = vi.fn(keep);
    let ended = false;
    function* pieces() {
      yield [part('a'), part('a'), image('image_1'), image('image_2')].join('');
      yield* [image('image_3'), LAST];
      ended = true;
    }
    await expect(readUpload(postOf(pieces()), {}, take)).rejects.toThrow('malformed');
    expect([ended, take.mock.calls.length]).toEqual([true, 0]);
  });

  it('is over when nothing works on it any more', async () => {
    const order: string[] = [];
    const request = postOf([image('image_1'), image('image_2')], { end: 'hangs' });
    const upload = readUpload(
      request,
      {},
      async (content) => {
        await new Promise((resolve) => setTimeout(resolve, 4 * LIMITS.idleMs));
        order.push('drawn');
        return keep(content);
      },
      LIMITS,
    );
    await expect(upload).rejects.toThrow('too-slow');
    order.push('refused');
    expect(order).toEqual(['drawn', 'refused']);
  });
});
