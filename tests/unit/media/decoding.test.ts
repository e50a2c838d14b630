import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let decodingMemory: typeof import('@/lib/media/decoding').decodingMemory;

beforeEach(async () => {
  beginProcess({});
  ({ decodingMemory } = await import('@/lib/media/decoding'));
});

const small = sharp({ create: { width: 8, height: 8, channels: 3, background: '#b0142d' } });

const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

/** A PNG whose header declares other dimensions than it has. */
async function claiming(width: number, height: number, progressive: boolean): Promise<Buffer> {
  const png = await small.clone().png({ progressive }).toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** A JPEG whose frame declares other dimensions than it has. */
async function claimingJpeg(
  width: number,
  height: number,
  options: { progressive?: boolean; chromaSubsampling?: string },
): Promise<Buffer> {
  const jpeg = await small.clone().jpeg(options).toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, options.progressive ? 0xc2 : 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

describe('a picture that may be decoded', () => {
  it.each([
    ['a JPEG of 60 megapixels', () => claimingJpeg(9_500, 6_300, {})],
    ['a PNG of 60 megapixels', () => claiming(9_500, 6_300, false)],
    ['a progressive JPEG of a camera', () => claimingJpeg(6_000, 4_000, { progressive: true })],
    ['a WebP', () => small.clone().webp().toBuffer()],
    ['an AVIF', () => small.clone().avif().toBuffer()],
  ])('is %s', async (_what, file) => {
    await expect(decodingMemory(await file())).resolves.toBeTypeOf('function');
  });
});

describe('a picture that is rejected by its header', () => {
  const full = { progressive: true, chromaSubsampling: '4:4:4' };
  it.each([
    ['progressive JPEG of 64 megapixels', () => claimingJpeg(8_000, 7_990, full), 'jpeg of 8000'],
    ['interlaced PNG of 64 megapixels', () => claiming(8_000, 7_990, true), 'png of 8000'],
    ['PNG of 900 megapixels', () => claiming(30_000, 30_000, false), 'png of 30000'],
    ['drawing', async () => DRAWING, 'drawing'],
    ['text', async () => Buffer.from('text'), 'no picture'],
    ['file without content', async () => Buffer.alloc(0), 'no picture'],
  ])('is a %s', async (_what, file, why) => {
    await expect(decodingMemory(await file())).rejects.toThrow(why);
  });
});

test('large pictures are decoded one at a time', async () => {
  const picture = await claimingJpeg(6_000, 4_000, {
    ...{ progressive: true, chromaSubsampling: '4:4:4' },
  });
  const free = await decodingMemory(picture);
  const order: string[] = [];
  const second = decodingMemory(picture).then(() => order.push('second'));
  // Reading the header of the same picture again takes as long.
  await sharp(picture).metadata();
  await new Promise((resolve) => setImmediate(resolve));
  order.push('first is done');
  free();
  await second;
  expect(order).toEqual(['first is done', 'second']);
});
