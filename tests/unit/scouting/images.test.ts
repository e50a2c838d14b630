import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cleanImage } from '@/lib/scouting/images';
import { IMAGE_SIDE_PX, PHOTO_BYTES } from '@/lib/scouting/limits';
import { fourPhotos, type Photo } from '../../fixtures/photos.ts';

const RED = '#c00000';
const BLUE = '#0000c0';

const plain = (background: string, width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background } });

/** The processed image of a file, and the file on disk. */
async function cleaned(content: Buffer) {
  const file = await cleanImage(content);
  if (!(file instanceof File)) throw new Error(`refused: ${file}`);
  const bytes = Buffer.from(await file.arrayBuffer());
  return { file, bytes, image: sharp(bytes), metadata: await sharp(bytes).metadata() };
}

/** The color at each place of an image that consists of a few large blocks. */
async function colors(image: Sharp, width: number, height: number): Promise<string[]> {
  const { data } = await image
    .removeAlpha()
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: width * height }, (_, place) => {
    const [red = 0, , blue = 0] = data.subarray(place * 3);
    return red > blue ? 'red' : 'blue';
  });
}

describe('a photo', () => {
  let photos: [Photo, Photo, Photo, Photo];
  beforeAll(async () => {
    photos = await fourPhotos();
  });

  it('comes out upright and smaller, without metadata of the original', async () => {
    const lying = photos[0].buffer;
    const { width, height, orientation, exif } = await sharp(lying).metadata();
    expect([width, height, orientation, Boolean(exif)]).toEqual([3000, 2250, 6, true]);
    const { file, bytes, image, metadata } = await cleaned(lying);
    expect([file.type, file.name]).toEqual(['image/jpeg', 'photo.jpg']);
    expect([metadata.format, metadata.width, metadata.height]).toEqual([
      ...['jpeg', 1800, IMAGE_SIDE_PX],
    ]);
    expect(metadata).not.toHaveProperty('orientation');
    expect(metadata).not.toHaveProperty('exif');
    expect(bytes.includes('Phone')).toBe(false);
    // The top of the sideways picture is on the right of the upright one.
    expect(await colors(image, 2, 1)).toEqual(['blue', 'red']);
  });

  it.each([
    ['wide', 4000, 1000, 2400, 600],
    ['high', 1000, 4000, 600, 2400],
    ['as large as it may be', 2400, 2400, 2400, 2400],
    ['small', 500, 400, 500, 400],
  ])('that is %s preserves its proportions, and is never enlarged', async (_name, ...sizes) => {
    const [width, height, ...expected] = sizes;
    const { metadata } = await cleaned(await plain(RED, width, height).jpeg().toBuffer());
    expect([metadata.width, metadata.height]).toEqual(expected);
  });

  it('has no other metadata: XMP, color profile, comment, trailing bytes', async () => {
    const marked = await plain(RED)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">MARK</x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const comment = Buffer.from('\xff\xfe\0\x06MARK', 'latin1');
    const file = [
      marked.subarray(0, 2),
      comment,
      marked.subarray(2),
      Buffer.from('PK\x03\x04MARK'),
    ];
    const { bytes, metadata } = await cleaned(Buffer.concat(file));
    expect(metadata).not.toHaveProperty('xmp');
    expect(metadata).not.toHaveProperty('icc');
    expect(bytes.includes('MARK')).toBe(false);
  });

  it('with transparency becomes a JPEG on white', async () => {
    const clear = await cleaned(photos[2].buffer);
    expect([clear.file.type, clear.file.name]).toEqual(['image/jpeg', 'photo.jpg']);
    const { channels, isOpaque } = await clear.image.stats();
    // Half of the red #b0142d, half of white.
    expect([channels.length, isOpaque]).toEqual([3, true]);
    const half = [0xb0, 0x14, 0x2d].map((value) => (value * 0x80 + 255 * (255 - 0x80)) / 255);
    channels.forEach(({ mean }, at) => void expect(mean).toBeCloseTo(half[at] ?? 0, -1));
  });

  it.each([
    ['in color', { channels: 3 }],
    ['see-through', { channels: 4 }],
  ] as const)(
    'of random noise, %s, still fits into an e-mail',
    { timeout: 30_000 },
    async (_what, { channels }) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
      const size = { width: 2400, height: 2400, background: '#888' };
      const drawn = sharp({ create: { ...size, channels: 3, noise } });
      const file = channels === 3 ? drawn.jpeg({ quality: 90 }) : drawn.ensureAlpha(0.9).png();
      const { bytes, metadata } = await cleaned(await file.toBuffer());
      expect([metadata.width, metadata.height]).toEqual([2400, 2400]);
      expect(bytes.length).toBeLessThanOrEqual(PHOTO_BYTES);
      // Base64-encoded in an e-mail, four of these weigh less than 15 MB.
      expect((4 * PHOTO_BYTES * 4) / 3 + 1_000_000).toBeLessThan(15_000_000);
    },
  );

  it('with animation becomes its first frame', async () => {
    const frames = await Promise.all([RED, BLUE].map((color) => plain(color).png().toBuffer()));
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const { image, metadata } = await cleaned(gif);
    expect([metadata.width, metadata.height, metadata.pages]).toEqual([600, 400, undefined]);
    expect(await colors(image, 1, 2)).toEqual(['red', 'red']);
  });
});

it('an animated PNG is a PNG', async () => {
  const png = await plain(RED).png().toBuffer();
  // The chunk that makes it an animation: one frame, played without end.
  const data = Buffer.from('acTL\0\0\0\x01\0\0\0\0', 'latin1');
  const chunk = Buffer.concat([Buffer.alloc(4), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(8, 0);
  chunk.writeUInt32BE(crc32(data), 4 + data.length);
  const afterHeader = 33;
  const animated = Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)]);
  const { metadata } = await cleaned(animated);
  expect([metadata.width, metadata.height]).toEqual([600, 400]);
});

describe('rejects as a photo', () => {
  const start = Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0', 'latin1');
  const text = (content: string) => Buffer.from(content, 'latin1');
  const halved = async () => {
    const whole = await plain(RED, 900, 900).jpeg().toBuffer();
    return whole.subarray(0, whole.length / 2);
  };

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', () => text(''), 'image-type'],
    ['a text', () => text('hello'), 'image-type'],
    ['a page', () => text('<!doctype html><script>x</script>'), 'image-type'],
    ['an SVG', () => text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image-type'],
    ['a PDF', () => text('%PDF-1.7\n'), 'image-type'],
    ['a PDF with a JPEG in it', () => Buffer.concat([text('%PDF-1.4\n'), start]), 'image-type'],
    ['a zip', () => text(`PK\x03\x04${'a'.repeat(30)}`), 'image-type'],
    ['a program', () => text('MZ\x90\0\x03\0\0\0\x04\0\0\0'), 'image-type'],
    ['a TIFF', () => plain(RED).tiff().toBuffer(), 'image-type'],
    ['a WebP', () => plain(RED).webp().toBuffer(), 'image-type'],
    ['an AVIF', () => plain(RED).avif().toBuffer(), 'image-type'],
    ['the start of a PNG', () => text('\x89PNG\r\n\x1a\n'), 'image-damaged'],
    ['a HEIC', () => text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'image-heic'],
    ['a GIF that is a script', () => text('GIF89a/*<script>*/=1;'), 'image-damaged'],
    ['the start of a JPEG', () => start, 'image-damaged'],
    ['a JPEG of zeros', () => Buffer.concat([start, Buffer.alloc(1_000_000)]), 'image-damaged'],
    ['half a JPEG', halved, 'image-damaged'],
  ])('%s', async (_name, content, fault) => {
    expect(await cleanImage(await content())).toBe(fault);
  });

  it.each([
    ['1 × 1', 1, 1],
    ['399 px high', 3000, 399],
    ['399 px wide', 399, 3000],
  ])('a picture of %s', async (_name, width, height) => {
    expect(await cleanImage(await plain(RED, width, height).png().toBuffer())).toBe('image-small');
  });

  it.each<[string, () => Sharp]>([
    ['more pixels', () => plain(RED, 8_000, 6_251).jpeg()],
    ['a third, held as coefficients', () => plain(RED, 5_000, 3_334).jpeg({ progressive: true })],
    ['a third, of two bytes', () => plain(RED, 5_000, 3_334).toColourspace('rgb16').png()],
    ['two thirds, in a PNG', () => plain(RED, 7_000, 4_762).png()],
    ['half, see-through', () => plain(RED, 5_001, 5_000).ensureAlpha().png()],
  ])('rejects what takes too much memory to decode: %s', async (_name, file) => {
    expect(await cleanImage(await file().toBuffer())).toBe('image-pixels');
  });

  it.each<[string, () => Sharp]>([
    ['fifty megapixels', () => plain(RED, 8_000, 6_250).jpeg()],
    ['sixteen, progressive', () => plain(RED, 5_000, 3_333).jpeg({ progressive: true })],
    ['thirty-three, interlaced', () => plain(RED, 7_000, 4_760).png({ progressive: true })],
  ])('accepts a photo from a phone: %s', async (_name, file) => {
    // A busy machine takes longer than the site allows for a photo.
    const timeout = vi.spyOn(sharp.prototype, 'timeout').mockReturnThis();
    onTestFinished(() => timeout.mockRestore());
    expect(await cleanImage(await file().toBuffer())).toBeInstanceOf(File);
  });
});

it('decoders are released after each image', async () => {
  await cleanImage(await plain(RED).png().toBuffer());
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, files: { max: 0 }, items: { max: 0 } });
});
