import { describe, expect, it, vi } from 'vitest';
import { IMAGE_BYTES } from '@/lib/scouting/limits';
import { LAST, part, postOf } from '../../fixtures/posted-body.ts';
import { imageOf, images, keep, read, texts } from './uploads.ts';

const MB = 1024 * 1024;

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
