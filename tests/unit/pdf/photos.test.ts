import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { Photos } from '@/lib/pdf/photos';

const BOX = { width: 46, height: 61 };
const photos = () => new Photos(new AbortController().signal);
const create = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b0142d' } })
    .png()
    .toBuffer();

/** A picture that JPEG cannot compress well. */
function noise(width: number, height: number): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  return sharp(randomFillSync(Buffer.alloc(width * height * 3)), { raw })
    .png()
    .toBuffer();
}

it.each<[string, number, number]>([
  ['a portrait', 600, 800],
  ['a landscape', 1200, 400],
  ['a small picture', 20, 20],
  ['a strip', 2, 3000],
])('%s fills its box', async (_what, width, height) => {
  const jpeg = await photos().fill(await create(width, height), BOX);
  const metadata = await sharp(jpeg ?? undefined).metadata();
  expect([metadata.format, metadata.width, metadata.height]).toEqual(['jpeg', 368, 488]);
});

it('a portrait is cropped at the bottom rather than at the top, where the face is', async () => {
  const top = await create(368, 200);
  const file = await sharp({ create: { width: 368, height: 800, channels: 3, background: '#fff' } })
    .composite([{ input: top, top: 0, left: 0 }])
    .png()
    .toBuffer();
  const jpeg = await photos().fill(file, BOX);
  // 312 rows are cropped, 62 of them at the top.
  const pixels = await sharp(jpeg ?? undefined)
    .extract({ left: 184, top: 0, width: 1, height: 488 })
    .raw()
    .toBuffer();
  const reds = Array.from({ length: 488 }, (_, row) => (pixels[row * 3 + 1] ?? 0) < 128);
  expect(reds.filter(Boolean).length).toBeGreaterThan(130);
  expect(reds.filter(Boolean).length).toBeLessThan(146);
});

it.each<[string, Buffer | null]>([
  ['nothing', null],
  ['a page', Buffer.from('<html>')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
])('%s is not a picture', async (_what, file) => {
  expect(await photos().fill(file, BOX)).toBeNull();
});

it('a file with too many pixels is not decoded', async () => {
  const bomb = await sharp({
    create: { width: 16_000, height: 7_000, channels: 3, background: '#fff' },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  expect(await photos().fill(bomb, BOX)).toBeNull();
});

it('the pictures of one document have nine megabytes at most', async () => {
  const file = await noise(976, 1328);
  const one = photos();
  let [bytes, missing] = [0, 0];
  for (let count = 0; count < 30; count += 1) {
    const jpeg = await one.fill(file, { width: 122, height: 166 });
    bytes += jpeg?.length ?? 0;
    missing += jpeg ? 0 : 1;
  }
  expect(bytes).toBeGreaterThan(7_000_000);
  expect(bytes).toBeLessThanOrEqual(9_000_000);
  expect(missing).toBeGreaterThan(0);
});

it('nothing is read or drawn for a visitor who has left', async () => {
  const visitor = new AbortController();
  visitor.abort();
  const one = new Photos(visitor.signal);
  expect(await one.read('talents/1/a.jpg', 'mobile')).toBeNull();
  expect(await one.fill(await create(600, 800), BOX)).toBeNull();
});
