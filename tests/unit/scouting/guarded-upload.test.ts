import { describe, expect, it, vi } from 'vitest';
import type { Guard } from '@/lib/forms/guard';
import { Refusal } from '@/lib/forms/refusal';
import { IMAGE_BYTES } from '@/lib/scouting/limits';
import { readUpload, type Take } from '@/lib/scouting/upload';
import { LAST, part, postOf } from '../../fixtures/posted-body.ts';
import { image, imageOf, images, keep, read } from './uploads.ts';

/** Waits for a field, and lets nothing through in which it says no. */
const waiting: Guard = (fields, whole) => {
  if (fields.word === 'no') throw new Refusal('robot');
  return whole || 'word' in fields;
};

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
