import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanImage } from '@/lib/scouting/images';

const plain = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#c00000' } });

const SCAN = Buffer.from([0xff, 0xda]);
/** What a phone may append to a picture, with this many start-of-scan markers. */
const behind = (image: Buffer, marks: number) =>
  Buffer.concat([image, ...Array<Buffer>(marks).fill(SCAN)]);

describe('a file that resembles a JPEG with very many scans', () => {
  it('is accepted with up to 300 of them', async () => {
    // The picture has one of its own.
    const jpeg = await plain().jpeg().toBuffer();
    expect(await cleanImage(behind(jpeg, 299))).toBeInstanceOf(File);
    expect(await cleanImage(behind(jpeg, 300))).toBe('image-damaged');
  });

  it('is accepted in any case when it is not a JPEG', async () => {
    expect(await cleanImage(behind(await plain().png().toBuffer(), 400))).toBeInstanceOf(File);
  });
});

it('accepts a photo with a few stray bytes in it, as some cameras write them', async () => {
  const jpeg = await plain().jpeg().toBuffer();
  const stray = Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(3), jpeg.subarray(20)]);
  expect(await cleanImage(stray)).toBeInstanceOf(File);
});

it('a file that claims more pixels than any decoder accepts has too many pixels', async () => {
  const jpeg = await plain().jpeg().toBuffer();
  const head = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(20_000, head + 5);
  jpeg.writeUInt16BE(20_000, head + 7);
  expect(await cleanImage(jpeg)).toBe('image-pixels');
});

it('twenty-five megapixels with transparency are just small enough to decode', async () => {
  const clear = plain(5_000, 5_000).ensureAlpha(0.5).png({ compressionLevel: 1 });
  expect(await cleanImage(await clear.toBuffer())).toBeInstanceOf(File);
});

it('a photo that no quality makes small enough is too large', { timeout: 30_000 }, async () => {
  const side = 2_400;
  const noise = randomBytes(side * side * 3).map((value) => (value < 128 ? 0 : 255));
  const raw = { width: side, height: side, channels: 3 } as const;
  const png = sharp(noise, { raw }).png({ compressionLevel: 1 });
  expect(await cleanImage(await png.toBuffer())).toBe('image-size');
});
