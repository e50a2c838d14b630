import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { IMAGE_BYTES } from '@/lib/scouting/limits';
import { readUpload } from '@/lib/scouting/upload';
import { LAST, part, postOf } from '../../fixtures/posted-body.ts';
import { imageOf, images, read, texts } from './uploads.ts';

const MB = 1024 * 1024;

describe('an upload', () => {
  it('returns texts and images, in any order', async () => {
    const pieces = [part('image_2', 'two', 'b'), part('email'), part('image_1', 'one', 'a.jpg')];
    const upload = await read(postOf([...pieces, LAST]));
    expect(upload.fields).toEqual({ email: 'x' });
    const { image_1, image_2 } = upload.images;
    expect([`${await image_1?.read()}`, `${await image_2?.read()}`]).toEqual(['one', 'two']);
    expect(upload.faults).toEqual({ image_3: 'required', image_4: 'required' });
  });

  it('returns an image of many chunks unchanged', async () => {
    const bytes = Array.from({ length: 3 * MB }, (_, at) => at % 251);
    const pieces = [
      part('image_1', '', 'a').replace(/\n$/, ''),
      Uint8Array.from(bytes),
      '\n',
      LAST,
    ];
    const { image_1 } = (await read(postOf(pieces))).images;
    expect((await image_1?.read())?.equals(Buffer.from(bytes))).toBe(true);
  });

  it('of very many chunks leaks no listeners', async () => {
    const warn = vi.spyOn(process, 'emitWarning');
    onTestFinished(() => void warn.mockRestore());
    const pieces = Array.from({ length: 20 }, () => new Uint8Array(100_000));
    const start = part('image_1', '', 'a').replace(/\n$/, '');
    await read(postOf([start, ...pieces, '\n', LAST]));
    expect(warn).not.toHaveBeenCalled();
  });

  it('releases all its images at once', async () => {
    const upload = await readUpload(postOf([...images, LAST]));
    await upload.close();
    for (const image of Object.values(upload.images)) {
      await expect(image.read()).rejects.toMatchObject({ code: 'EBADF' });
    }
  });

  it.each([
    ['as large as it may be', IMAGE_BYTES, undefined],
    ['one byte larger', IMAGE_BYTES + 1, 'image-size'],
    ['empty', 0, 'required'],
  ])('with an image that is %s', async (_name, bytes, fault) => {
    const { images, faults } = await read(postOf([...imageOf(bytes), LAST]));
    expect([faults.image_1, images.image_1?.size]).toEqual([fault, Math.min(bytes, IMAGE_BYTES)]);
  });

  it('accepts a field of any name, and truncates a text at the limit of a form', async () => {
    const long = part('email', 'x'.repeat(9_000));
    const { fields } = await read(postOf([part('constructor'), long, LAST]));
    expect(fields).toEqual({ constructor: 'x', email: 'x'.repeat(2_000) });
  });

  it('accepts forty fields and four images', async () => {
    const { fields, images: taken } = await read(postOf([...texts(40), ...images, LAST]));
    expect([Object.keys(fields).length, Object.keys(taken).length]).toEqual([40, 4]);
  });

  it('accepts its content type in any case', async () => {
    const request = postOf([part('a'), LAST], { type: 'Multipart/Form-Data; boundary="x"' });
    expect((await read(request)).fields).toEqual({ a: 'x' });
  });
});
