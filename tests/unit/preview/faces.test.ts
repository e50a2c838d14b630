import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { drawPreview } from '@/lib/preview/draw';
import { isRed, plain, seenIn } from './seen-ink.ts';

// Drawing takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const RED = '#c00000';
const BLUE = '#0000c0';

const high = await plain(60, 90).png().toBuffer();
const square = await plain(60, 60).png().toBuffer();
const wide = await plain(90, 60).png().toBuffer();
const white = await plain(60, 90, '#fff').png().toBuffer();

/** A two-color picture: this many rows are red, and those below are blue. */
async function reddish(width: number, height: number, redRows: number) {
  const red = await plain(width, redRows, RED).png().toBuffer();
  return plain(width, height, BLUE).composite([{ input: red, left: 0, top: 0 }]);
}

const red = async (...faces: Buffer[]) => {
  const { lines, columns } = await seenIn(await drawPreview('', faces, ''), isRed);
  return { columns, lines };
};

describe('a face', () => {
  it.each([
    ['that is tall is at the right', [high], [728, 1199], [0, 629]],
    ['that is square is at the right too', [square], [728, 1199], [0, 629]],
    ['that is wide has more room', [wide], [600, 1199], [0, 629]],
    ['is first of two', [high, white], [0, 599], [0, 439]],
    ['is third of three', [white, white, high], [800, 1199], [0, 439]],
    ['is second of four', [white, high, white, white], [300, 599], [0, 439]],
  ])('%s', async (_where, faces, columns, lines) => {
    expect(await red(...faces)).toEqual({ columns: [columns], lines: [lines] });
  });

  it('rotated by EXIF is placed upright, with its visible width', async () => {
    // The upper half of the file is the right half of the upright picture.
    const lying = await reddish(600, 630, 315);
    const { columns, lines } = await red(
      await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    expect(lines).toEqual([[0, 629]]);
    expect(columns).toEqual([[expect.closeTo(900, -2), 1199]]);
  });

  it.each([
    ['alone', [472 * 2, 630 * 8, 630 * 2], [], 629],
    ['of two', [600 * 2, 440 * 8, 440 * 2], [white], 439],
  ])(
    'taller than its slot is cropped from the top, %s',
    async (_how, [width, height, rows], others, last) => {
      const top = await (await reddish(width ?? 0, height ?? 0, rows ?? 0)).png().toBuffer();
      expect((await red(top, ...others)).lines).toEqual([[0, last]]);
    },
  );

  it('detection is skipped in a picture taller than its slot', async () => {
    const striking = await plain(300, 300).png().toBuffer();
    const scene = await plain(472, 630 * 3, '#999999')
      .composite([{ input: striking, left: 100, top: 630 * 2 + 50 }])
      .png()
      .toBuffer();
    expect((await red(scene)).lines).toEqual([]);
  });

  it('detection runs in a picture that is wider than its slot', async () => {
    const face = await plain(300, 300).png().toBuffer();
    const scene = await plain(1800, 630, '#999999')
      .composite([{ input: face, left: 1450, top: 150 }])
      .png()
      .toBuffer();
    const { columns } = await red(scene);
    expect(columns).toHaveLength(1);
  });

  it('with transparency is flattened on a tint', async () => {
    const clear = await plain(60, 90).ensureAlpha(0).png().toBuffer();
    const jpeg = await drawPreview('', [clear], '');
    const [paper, tint] = [await colorAt(jpeg, 400), await colorAt(jpeg, 1000)];
    expect([paper, tint]).toEqual([near(0xf7, 0xf5, 0xf2), near(0xe9, 0xe4, 0xdc)]);
  });
});

async function colorAt(jpeg: Buffer, left: number): Promise<number[]> {
  const part = sharp(jpeg).extract({ left, top: 300, width: 1, height: 1 });
  return [...(await part.raw().toBuffer())];
}

const near = (...color: number[]) => color.map((value) => expect.closeTo(value, -1));
