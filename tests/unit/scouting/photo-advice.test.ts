import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { judgedSize, judgePixels, judgeSize } from '@/lib/scouting/photo-advice';
import { lumaOf, sharpnessOf } from '@/lib/scouting/photo-measures';
import { SCOUTING_IMAGES } from '@/lib/scouting/photo-slots';
import { Random } from '../../demo-panel/seed/random.ts';
import {
  ALTERATIONS,
  type Alteration,
  altered,
  decoded,
  drawPhotos,
} from '../../fixtures/applicant-photos.ts';

/** The expected advice for each alteration of a full-body photo. */
const EXPECTED: Record<Alteration, string> = {
  none: '',
  darkened: 'dark',
  brightened: 'bright',
  blurred: 'blurred',
  shrunk: 'small',
  turned: 'landscape',
};
const COUNT = 40;

/** The advice for a file, computed as in `photo-coach.ts`. */
async function adviceOn(file: Buffer): Promise<string> {
  const { autoOrient: size } = await sharp(file).metadata();
  const pixels = await decoded(file, judgedSize(size));
  return [...judgeSize('image_4', size), ...judgePixels(pixels)].join(' ');
}

/** The thresholds were tuned on this set only: `TUNING_SET=1 npx vitest run --project images`. */
const TUNING_SET: [string, number] = ['on which the thresholds were found', 1];
/** Drawn once the thresholds were fixed (hold-out). */
const HOLD_OUT: [string, number] = ['on which they are judged', 3];

describe.each(process.env.TUNING_SET ? [TUNING_SET, HOLD_OUT] : [HOLD_OUT])(
  'forty photos %s',
  (_, seed) => {
    test('each alteration is recognized, and no photo is advised against without cause', async () => {
      const photos = await drawPhotos(seed, COUNT);
      expect(new Set(photos.map(({ skin, ground }) => `${skin} ${ground}`)).size).toBe(14);
      const random = new Random(seed);
      for (const alteration of ALTERATIONS) {
        const found = [];
        for (const photo of photos)
          found.push(await adviceOn(await altered(photo, alteration, random)));
        const right = found.filter((advice) => advice === EXPECTED[alteration]).length;
        const wrong = found.filter((advice) => advice !== '' && advice !== EXPECTED[alteration]);
        expect([alteration, ...wrong]).toEqual([alteration]);
        expect([alteration, right / COUNT >= (alteration === 'none' ? 1 : 0.9)]).toEqual([
          alteration,
          true,
        ]);
        console.info(`set ${seed}, ${alteration}: ${right} of ${COUNT}`);
      }
    });
  },
);

test.each([
  ['to the right in a wide photo', 256, 128],
  ['below in a tall photo', 128, 256],
])('what is sharp only %s is measured', (_, width, height) => {
  const values = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isPlain = width > height ? x < width / 2 : y < height / 2;
    return isPlain ? 128 : 255 * ((Math.floor(x / 4) + Math.floor(y / 4)) % 2);
  });
  expect(sharpnessOf({ values, width, height })).toBeGreaterThan(0.2);
  expect(sharpnessOf({ values, width, height })).toBeLessThan(10);
});

test('the EXIF orientation decides the format, whatever the sensor is', async () => {
  const lying = sharp({ create: { width: 800, height: 600, channels: 3, background: '#888' } });
  const file = await lying.jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await adviceOn(file)).toBe('');
});

test('only a full body asks for a portrait format', () => {
  const landscape = SCOUTING_IMAGES.filter((slot) =>
    judgeSize(slot, { width: 1200, height: 900 }).includes('landscape'),
  );
  expect(landscape).toEqual(['image_4']);
  expect(judgeSize('image_4', { width: 900, height: 900 })).toEqual([]);
});

test.each([
  [599, 1200, ['small']],
  [600, 1200, []],
  [1200, 599, ['small']],
])('a photo of %i by %i pixels: %j', (width, height, found) => {
  expect(judgeSize('image_1', { width, height })).toEqual(found);
});

test.each([
  [4000, 3000, 512, 384],
  [3000, 4000, 384, 512],
  [400, 400, 400, 400],
  [100_000, 10, 512, 1],
])('%i by %i is judged at %i by %i', (width, height, ...judged) => {
  expect(Object.values(judgedSize({ width, height }))).toEqual(judged);
});

/** A picture of vertical bands, each a share of its width and a gray. */
function banded(...bands: [share: number, gray: number][]) {
  const [width, height] = [200, 100];
  const row = bands.flatMap(([share, gray]) => Array<number>(Math.round(share * width)).fill(gray));
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let place = 0; place < width * height; place += 1) {
    data.fill(row[place % width] ?? 0, place * 4, place * 4 + 3);
  }
  return { data, width, height };
}

test.each([
  ['black with a light face is a dark wall', banded([0.9, 0], [0.1, 150]), []],
  ['black with nothing light is too dark', banded([0.9, 0], [0.1, 100]), ['dark']],
  ['dark all over, with nothing clipped, is dark skin before a dark wall', banded([1, 20]), []],
  ['white with dark hair is a white wall', banded([0.9, 255], [0.1, 30]), []],
  ['white with nothing dark is too bright', banded([0.9, 255], [0.1, 90]), ['bright']],
  ['light all over, with nothing clipped, is fair skin before a light wall', banded([1, 240]), []],
])('%s', (_, pixels, found) => {
  expect(judgePixels(pixels)).toEqual(found);
});

test('transparent pixels count as white, as in the picture that the agency gets', () => {
  const data = new Uint8Array(4 * 64).fill(0);
  expect([...lumaOf({ data, width: 8, height: 8 }).values]).toEqual(Array(64).fill(255));
});

test('contrast does not count as sharpness', () => {
  const [strong, faint] = [banded([0.43, 0], [0.57, 200]), banded([0.43, 40], [0.57, 60])];
  expect(sharpnessOf(lumaOf(faint))).toBeCloseTo(sharpnessOf(lumaOf(strong)), 5);
});
