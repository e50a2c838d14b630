import { describe, expect, it, vi } from 'vitest';
import type { Guard } from '@/lib/forms/guard';
import { Refusal } from '@/lib/forms/refusal';
import { IMAGE_BYTES } from '@/lib/scouting/limits';
import { readUpload, type Take } from '@/lib/scouting/upload';
import { LAST, part, postOf } from '../../fixtures/posted-body.ts';

const LIMITS = { bytes: 4_000, idleMs: 40, totalMs: 400 };
const MB = 1024 * 1024;

const keep = async (content: Buffer) => new File([new Uint8Array(content)], 'x');

/** Lets every post through at once. */
const open: Guard = () => true;
/** Waits for a field, and lets nothing through in which it says no. */
const waiting: Guard = (fields, whole) => {
  if (fields.word === 'no') throw new Refusal('robot');
  return whole || 'word' in fields;
};

/** An upload that nobody guards. */
const read = (request: Request, take: Take = keep, limits?: typeof LIMITS) =>
  readUpload(request, open, take, limits);

/** An image of so many bytes, in pieces. */
function* imageOf(bytes: number, name = 'image_1') {
  yield part(name, '', 'a.jpg').replace(/\n$/, '');
  for (let left = bytes; left > 0; left -= MB) yield new Uint8Array(Math.min(left, MB));
  yield '\n';
}

describe('an upload', () => {
  it('gives texts and images, each image before the next one is read', async () => {
    const pieces = [part('email'), part('image_1', 'one', 'a.jpg'), part('image_2', 'two', 'b')];
    const order: string[] = [];
    const upload = await read(postOf([...pieces, LAST]), async (content) => {
      order.push(`begin ${content}`);
      await Promise.resolve();
      order.push(`end ${content}`);
      return keep(content);
    });
    expect(upload.fields).toEqual({ email: 'x' });
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
    const upload = read(postOf(pieces()), async (content) => {
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
    const { images, faults } = await read(postOf([...imageOf(bytes), LAST]), take);
    expect([faults.image_1, images.image_1?.size]).toEqual([fault, fault ? undefined : bytes]);
    expect(take).toHaveBeenCalledTimes(looks);
  });

  it('says what is wrong with each image, and goes on', async () => {
    const pieces = [part('image_1', 'bad', 'a'), part('image_2', 'good', 'b'), part('image_3')];
    const upload = await read(postOf([...pieces, LAST]), async (content) =>
      `${content}` === 'bad' ? 'image-damaged' : keep(content),
    );
    expect(Object.keys(upload.images)).toEqual(['image_2']);
    expect(upload.faults).toEqual({
      ...{ image_1: 'image-damaged', image_3: 'required', image_4: 'required' },
    });
  });

  it('takes a field by any name, and no more of a text than a form may hold', async () => {
    const long = part('email', 'x'.repeat(9_000));
    const { fields } = await read(postOf([part('constructor'), long, LAST]));
    expect(fields).toEqual({ constructor: 'x', email: 'x'.repeat(2_000) });
  });

  it('holds forty fields and four images', async () => {
    const { refusal, fields, images: taken } = await read(postOf([...texts(40), ...images, LAST]));
    expect([refusal, Object.keys(fields).length, Object.keys(taken).length]).toEqual([null, 40, 4]);
  });

  it('is taken whatever the case of its type', async () => {
    const request = postOf([part('a'), LAST], { type: 'Multipart/Form-Data; boundary="x"' });
    expect((await read(request)).fields).toEqual({ a: 'x' });
  });
});

const image = (name: string) => part(name, 'x', 'a.jpg');
const images = ['image_1', 'image_2', 'image_3', 'image_4'].map(image);
const texts = (count: number) => Array.from({ length: count }, (_, at) => part(`field_${at}`));

describe('a post is no upload with', () => {
  it.each<[string, Request, string]>([
    ['another type', postOf(['x'], { type: 'application/json' }), 'media-type'],
    ['no boundary', postOf(['x'], { type: 'multipart/form-data' }), 'malformed'],
  ])('%s', async (_name, request, code) => {
    await expect(read(request)).rejects.toMatchObject({ code });
  });
});

describe('an upload is refused for', () => {
  it.each<[string, Request, string]>([
    ['a missing end', postOf([part('a')]), 'malformed'],
    ['an empty body', postOf([]), 'malformed'],
    ['a part without headers', postOf(['--x\n\nx\n--x--\n']), 'malformed'],
    ['an image that ends too soon', postOf([image('image_1')]), 'malformed'],
    ['an image that breaks off', postOf([image('image_1')], { end: 'breaks' }), 'malformed'],
    ['a field twice', postOf([part('a'), part('a'), LAST]), 'malformed'],
    ['an image twice', postOf([image('image_1'), image('image_1'), LAST]), 'malformed'],
    ['a file of another name', postOf([image('shell'), LAST]), 'malformed'],
    ['a fifth image', postOf([...images, image('image_5'), LAST]), 'too-large'],
    ['too many fields', postOf([...texts(41), LAST]), 'too-large'],
    ['too many bytes', postOf([part('a', 'x'.repeat(4_000)), LAST]), 'too-large'],
    ['a body that stops', postOf([image('image_1')], { end: 'hangs' }), 'too-slow'],
    ['a body without an end', postOf([image('image_1')], { end: 'drips' }), 'too-slow'],
  ])('%s', async (_name, request, code) => {
    expect((await read(request, keep, LIMITS)).refusal).toMatchObject({ code });
  });

  it('an image that cannot be drawn for a reason that nobody knows', async () => {
    const upload = read(postOf([...images, LAST]), () => Promise.reject(new Error('?')));
    expect((await upload).refusal).toMatchObject({ code: 'malformed' });
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
    expect((await read(postOf(pieces()), take)).refusal).toMatchObject({ code: 'malformed' });
    expect([ended, take.mock.calls.length]).toEqual([true, 0]);
  });

  it('gives the answers that had come by then', async () => {
    const long = part('a', 'x'.repeat(4_000));
    const request = postOf([part('email', 'a@b.example'), part('b'), long, LAST]);
    const { fields, refusal } = await read(request, keep, LIMITS);
    expect([refusal?.code, fields]).toEqual(['too-large', { email: 'a@b.example' }]);
  });

  it('is over when nothing works on it any more', async () => {
    const order: string[] = [];
    const request = postOf([image('image_1'), image('image_2')], { end: 'hangs' });
    const upload = await read(
      request,
      async (content) => {
        await new Promise((resolve) => setTimeout(resolve, 4 * LIMITS.idleMs));
        order.push('drawn');
        return keep(content);
      },
      LIMITS,
    );
    order.push(String(upload.refusal?.code));
    expect(order).toEqual(['drawn', 'too-slow']);
  });
});

describe('no image is looked at', () => {
  const word = (text: string) => part('word', text);
  const guarded = (pieces: Iterable<string | Uint8Array>, take: Take) =>
    readUpload(postOf(pieces), waiting, take);

  it.each<[string, string[]]>([
    ['before', [word('no'), ...images, LAST]],
    ['between', [image('image_1'), word('no'), image('image_2'), LAST]],
    ['after', [...images, word('no'), LAST]],
  ])('of a program that says so %s its images', async (_when, pieces) => {
    const take = vi.fn(keep);
    const { refusal, images: taken } = await guarded(pieces, take);
    expect([refusal?.code, Object.keys(taken)]).toEqual(['robot', []]);
    expect(take).not.toHaveBeenCalled();
  });

  it.each<[string, string[], number]>([
    ['at once when they come after it', [word('yes'), ...images, LAST], 4],
    ['late when it comes after two of them', [...images.slice(0, 2), word('yes'), LAST], 2],
    ['at the end when it does not come', [...images, LAST], 4],
  ])('before the guard has seen its field: %s', async (_when, pieces, count) => {
    const seen: boolean[] = [];
    const upload = await guarded(pieces, async (content, fields) => {
      seen.push('word' in fields);
      return keep(content);
    });
    expect(upload.refusal).toBeNull();
    expect(Object.keys(upload.images)).toHaveLength(count);
    expect(seen).toEqual(Array(count).fill(pieces.includes(word('yes'))));
  });

  it('and no more of them is held than one image may weigh', async () => {
    const take = vi.fn(keep);
    const [half, more] = [IMAGE_BYTES / 2, IMAGE_BYTES / 2 + 1];
    const first = [...imageOf(half), ...imageOf(half, 'image_2'), LAST];
    expect((await guarded(first, take)).refusal).toBeNull();
    expect(take).toHaveBeenCalledTimes(2);
    take.mockClear();
    const second = [...imageOf(half), ...imageOf(more, 'image_2'), LAST];
    expect((await guarded(second, take)).refusal).toMatchObject({ code: 'malformed' });
    expect(take).not.toHaveBeenCalled();
  });

  it('that nobody wants', async () => {
    const upload = await read(postOf([image('image_1'), LAST]), async () => null);
    expect([upload.images, upload.faults.image_1]).toEqual([{}, 'required']);
  });
});
