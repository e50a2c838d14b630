import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { drawPreview } from '@/lib/preview/draw';
import { HOSTILE_TEXTS } from '../../fixtures/hostile-texts.ts';

// Drawing takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** A picture that compresses badly: random noise. */
function noise(width: number, height: number): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  return sharp(randomBytes(width * height * 3), { raw })
    .png()
    .toBuffer();
}

/** The share of an area that is not background. */
async function inkIn(
  jpeg: Buffer,
  area: { left: number; top: number; width: number; height: number },
) {
  const { channels } = await sharp(await sharp(jpeg).extract(area).png().toBuffer()).stats();
  return 247 - (channels[0]?.mean ?? 247);
}

const TITLE = { left: 40, top: 400, width: 600, height: 200 };

describe('the preview picture of a page', () => {
  it.each([0, 1, 2, 3, 4])('with %i faces always has the same size', async (count) => {
    const faces = await Promise.all(Array.from({ length: count }, () => noise(500, 700)));
    const jpeg = await drawPreview('Ana Souza', faces, 'Vitrine');
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(jpeg.length).toBeLessThanOrEqual(300_000);
    expect(jpeg.length).toBeGreaterThan(5_000);
  });

  it('gives a picture that is wider than high more room', async () => {
    const title = 'Ana';
    const beside = { left: 610, top: 0, width: 100, height: 630 };
    const wide = await drawPreview(title, [await noise(900, 600)], 'Vitrine');
    const high = await drawPreview(title, [await noise(600, 900)], 'Vitrine');
    expect(await inkIn(wide, beside)).toBeGreaterThan(50);
    expect(await inkIn(high, beside)).toBeLessThan(5);
  });

  it.each(HOSTILE_TEXTS)('accepts any text: %s', async (text) => {
    const jpeg = await drawPreview(text, [], text);
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('stays within its maximum bytes', async () => {
    const drawn = await drawPreview('Ana', [await noise(40, 60)], 'Vitrine');
    const { isProgressive, chromaSubsampling } = await sharp(drawn).metadata();
    expect({ isProgressive, chromaSubsampling }).toEqual({
      isProgressive: true,
      chromaSubsampling: '4:2:0',
    });
    expect(drawn.length).toBeGreaterThan(10_000);
  });

  it('shows its title, or none when its font lacks the characters', async () => {
    expect(await inkIn(await drawPreview('Ana', [], 'Vitrine'), TITLE)).toBeGreaterThan(3);
    expect(await inkIn(await drawPreview('مريم 😀', [], 'Vitrine'), TITLE)).toBeLessThan(2);
  });

  it('is also drawn from a slightly damaged face', async () => {
    const whole = await sharp(await noise(60, 90))
      .jpeg()
      .toBuffer();
    const damaged = Buffer.concat([whole.subarray(0, 2), Buffer.alloc(2), whole.subarray(2)]);
    await expect(sharp(damaged, { failOn: 'warning' }).stats()).rejects.toThrow();
    expect(await drawPreview('', [damaged], '')).toEqual(await drawPreview('', [whole], ''));
  });

  it('fails for a face with too many pixels', async () => {
    const png = await noise(9, 9);
    png.writeUInt32BE(10_001, 16);
    png.writeUInt32BE(10_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    await expect(drawPreview('', [png], '')).rejects.toThrow('png of 10001');
  });

  it('fails for a file that is not a picture', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>';
    for (const face of ['', 'text', drawing]) {
      await expect(drawPreview('Ana', [Buffer.from(face)], 'Vitrine')).rejects.toThrow(
        face === drawing ? 'drawing' : /unsupported|empty/i,
      );
    }
  });
});
