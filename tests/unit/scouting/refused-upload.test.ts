import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LAST, part, postOf } from '../../fixtures/posted-body.ts';
import { image, imageOf, images, LIMITS, MB, read, texts } from './uploads.ts';

describe('a post is not an upload with', () => {
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
    await expect(read(request, LIMITS)).rejects.toMatchObject({ code });
  });
});

describe('a refused upload', () => {
  it('is read to its end', async () => {
    let ended = false;
    function* pieces() {
      yield [part('a'), part('a'), image('image_1'), image('image_2')].join('');
      yield* [image('image_3'), LAST];
      ended = true;
    }
    await expect(read(postOf(pieces()))).rejects.toMatchObject({ code: 'malformed' });
    expect(ended).toBe(true);
  });

  it('is read to its end, also when refused in the middle of a large file', async () => {
    const large = part('image_1', 'x'.repeat(200_000), 'a.jpg');
    const request = postOf([image('image_1'), large, LAST]);
    await expect(read(request)).rejects.toMatchObject({ code: 'malformed' });
  });

  it('whose image cannot be written to disk can be retried', async () => {
    vi.stubEnv('TMPDIR', path.join(tmpdir(), 'nowhere'));
    onTestFinished(() => void vi.unstubAllEnvs());
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const pieces = [...imageOf(3 * MB), image('image_2'), LAST];
    await expect(read(postOf(pieces))).rejects.toMatchObject({ code: 'busy', status: 503 });
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^An image of an application cannot be stored: Error: ENOENT/),
    );
  });

  it('whose disk runs full stores no further image', async () => {
    const some = await open('/dev/null');
    const append = vi.spyOn(Object.getPrototypeOf(some), 'appendFile');
    await some.close();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    append.mockResolvedValueOnce(undefined).mockResolvedValueOnce(undefined);
    append.mockRejectedValueOnce(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
    const pieces = [image('image_1'), ...imageOf(5 * MB, 'image_2'), image('image_3'), LAST];
    await expect(read(postOf(pieces))).rejects.toMatchObject({
      ...{ code: 'busy', headers: { 'Retry-After': '30' } },
    });
    expect(append).toHaveBeenCalledTimes(3);
  });
});
