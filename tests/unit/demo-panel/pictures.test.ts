import { expect, it } from 'vitest';
import { pictureOf } from '../../demo-panel/pictures/catalog.ts';
import { inventProfile } from '../../demo-panel/seed/profile.ts';
import { Roster } from '../../demo-panel/seed/roster.ts';
import { slides } from '../../demo-panel/seed/slides.ts';

const roster = new Roster(40);

it('draws what the content refers to', () => {
  const { book, compo, cover } = inventProfile(0);
  const banners = slides.banner?.map(({ image_mobile }) => image_mobile) ?? [];
  for (const path of [cover, book[0]?.file, compo[0]?.file, ...banners, 'entities/about.jpg']) {
    expect(pictureOf(path ?? '', roster), String(path)).not.toBeNull();
  }
});

it.each([
  '../../package.json',
  'talents/../talents/1208/cover.jpg',
  'talents/1208/book-99.jpg',
  'talents/1208/cover.png',
  'talents/9999999/cover.jpg',
  'slides/other.jpg',
])('draws nothing for %s', (path) => {
  expect(pictureOf(path, roster)).toBeNull();
});

it('leaves out the covers of people whose picture is gone', () => {
  const { cover } = inventProfile(30);
  expect(cover).toMatch(/cover-old/);
  expect(pictureOf(cover ?? '', roster)).toBeNull();
});
