import sharp from 'sharp';
import { expect, test } from 'vitest';
import { croppedPortrait } from '@/lib/media/portrait';
import { AWKWARD, drawnHead, headIn } from '../../fixtures/heads.ts';

/** Its width and height in pixels. */
async function sizeOf(picture: Buffer | null): Promise<number[]> {
  const { width, height } = await sharp(picture ?? Buffer.alloc(0)).metadata();
  return [width, height];
}

test.each(AWKWARD)('of $width × $height the head at $x, $y is shown', async (shot) => {
  const crop = await croppedPortrait(await drawnHead(shot));
  if (!crop) throw new Error('not cropped');
  const [width = 0, height = 1] = await sizeOf(crop);
  expect(width / height).toBeCloseTo(0.75, 1);
  expect(await headIn(crop, shot)).toBeGreaterThan(0.9);
});

test.each([
  [600, 1000],
  [750, 1000],
  [900, 1000],
])('a picture of %i × %i needs no crop', async (width, height) => {
  expect(await croppedPortrait(await drawnHead({ width, height, x: 0.5, y: 0.3 }))).toBeNull();
});

test('the rotation of the camera counts', async () => {
  const lying = sharp(await drawnHead({ width: 1000, height: 750, x: 0.5, y: 0.5 }));
  const file = await lying.withMetadata({ orientation: 6 }).toBuffer();
  expect(await croppedPortrait(file)).toBeNull();
});

test('a very wide picture is made smaller before it is cropped', async () => {
  const create = { width: 16_000, height: 2_000, channels: 3, background: '#888' } as const;
  const wide = await sharp({ create }).jpeg().toBuffer();
  expect(await sizeOf(await croppedPortrait(wide))).toEqual([530, 707]);
});

test('transparent parts have the color of an empty frame', async () => {
  const create = { width: 900, height: 300, channels: 4, background: '#0000' } as const;
  const crop = await croppedPortrait(await sharp({ create }).png().toBuffer());
  const { channels } = await sharp(crop ?? Buffer.alloc(0)).stats();
  // JPEG colors are off by one.
  for (const [place, value] of [0xe9, 0xe4, 0xdc].entries()) {
    expect(Math.abs((channels[place]?.mean ?? 0) - value)).toBeLessThan(2);
  }
});

test('what cannot be cropped is left as it is', async () => {
  expect(await croppedPortrait(Buffer.from('no picture'))).toBeNull();
  const half = (await drawnHead({ width: 1600, height: 600, x: 0.5, y: 0.4 })).subarray(0, 3_000);
  expect(await croppedPortrait(half)).toBeNull();
});
