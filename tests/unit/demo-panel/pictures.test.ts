import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureOf } from '../../demo-panel/pictures/catalog.ts';
import { PlainPictures } from '../../demo-panel/pictures/plain.ts';
import { inventProfile } from '../../demo-panel/seed/profile.ts';
import { Roster } from '../../demo-panel/seed/roster.ts';
import { slides } from '../../demo-panel/seed/slides.ts';

const roster = new Roster(40);
const plain = new PlainPictures(roster);
const { book, compo, cover } = inventProfile(0);
const banners = slides.banner?.map(({ image_mobile }) => image_mobile) ?? [];
const film = banners.find((path) => path.endsWith('.webm')) ?? '';
const stills = [cover, book[0]?.file, compo[0]?.file, 'entities/about.jpg'].map(String);

const UNKNOWN = [
  '../../package.json',
  'talents/../talents/1208/cover.jpg',
  'talents/1208/book-99.jpg',
  'talents/1208/cover.png',
  'talents/9999999/cover.jpg',
  'slides/other.jpg',
];

const isWebm = (file: Buffer | null) => file?.subarray(0, 4).toString('hex') === '1a45dfa3';

it('knows what the content refers to', () => {
  for (const path of [...stills, ...banners]) expect(pictureOf(path, roster), path).not.toBeNull();
});

it.each(UNKNOWN)('knows nothing of %s', async (path) => {
  expect(pictureOf(path, roster)).toBeNull();
  expect(await plain.read('desktop', path)).toBeNull();
});

it('leaves out the covers of people whose picture is gone', () => {
  const { cover: old } = inventProfile(30);
  expect(old).toMatch(/cover-old/);
  expect(pictureOf(old ?? '', roster)).toBeNull();
});

describe('drawn', () => {
  it.each(stills)('%s is a JPEG of its size, with a picture in it', async (path) => {
    const picture = pictureOf(path, roster)?.('mobile');
    const drawn = sharp(await picture?.draw());
    expect(await drawn.metadata()).toMatchObject({ format: 'jpeg', ...picture?.size });
    expect((await drawn.stats()).entropy).toBeGreaterThan(3);
  });

  it('a film is one', async () => {
    expect(isWebm((await pictureOf(film, roster)?.('mobile').draw()) ?? null)).toBe(true);
  });
});

describe('plain', () => {
  it.each(stills)('%s is a small JPEG of the same shape', async (path) => {
    const { size } = pictureOf(path, roster)?.('desktop') ?? {};
    const made = await sharp((await plain.read('desktop', path)) ?? undefined).metadata();
    expect(made.format).toBe('jpeg');
    expect(made.width / made.height).toBeCloseTo((size?.width ?? 0) / (size?.height ?? 1), 1);
    expect(made.width).toBeLessThan((size?.width ?? 0) / 3);
  });

  it('a film is one', async () => {
    expect(isWebm(await plain.read('mobile', film))).toBe(true);
  });
});
