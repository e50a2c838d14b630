import type { Sharp } from 'sharp';
import { posts } from '../seed/posts.ts';
import type { Profile } from '../seed/profile.ts';
import { Random, seedOf } from '../seed/random.ts';
import type { Roster } from '../seed/roster.ts';
import { slides } from '../seed/slides.ts';
import { makeCard } from './card.ts';
import { develop, type Photo, type Size } from './photo.ts';
import { photoOf, sourcesOf, TONES } from './shots.ts';

export type Screen = 'desktop' | 'mobile';

/** What a path refers to: a picture, or the one of which a film is made. */
export type Picture = { size: Size; isFilm: boolean; make(): Promise<Sharp> };

const PORTRAIT: Size = { width: 1000, height: 1333 };
const TALL: Size = { width: 900, height: 1200 };
const WIDE: Size = { width: 1600, height: 1000 };
const CARD: Size = { width: 1480, height: 1050 };
const PREVIEW: Size = { width: 1280, height: 720 };

function scaledTo(width: number, size: Size): Size {
  return { width, height: Math.round((size.height / size.width) * width) };
}

function sizeOf({ cover, book, video, compo }: Profile, name: string, path: string): Size | null {
  if (cover === path) return name === 'cover' ? PORTRAIT : null;
  if (video.some(({ preview }) => preview === path)) return PREVIEW;
  if (compo.some(({ file }) => file === path)) return CARD;
  return book.find(({ file }) => file === path) ?? null;
}

function talentPicture(profile: Profile, name: string, path: string, screen: Screen) {
  const large = sizeOf(profile, name, path);
  if (!large) return null;
  const small = scaledTo(large.width > large.height ? 900 : 600, large);
  const { width, height } = screen === 'mobile' ? small : large;
  const size = { width, height };
  const make = () =>
    large === CARD ? makeCard(profile, name, size) : develop(photoOf(profile, name, size), size);
  return { size, isFilm: false, make };
}

/** The pictures that belong to no talent, by their sizes. */
const scenes = new Map<string, { desktop: Size; mobile: Size }>();

for (const { image_desktop } of slides.banner ?? []) {
  scenes.set(image_desktop, { desktop: { width: 2400, height: 1100 }, mobile: TALL });
}
for (const { image_desktop } of slides.home ?? []) {
  scenes.set(image_desktop, { desktop: { width: 1600, height: 900 }, mobile: TALL });
}
scenes.set('entities/about.jpg', { desktop: WIDE, mobile: TALL });
for (const { slug, image, description } of posts) {
  const inside = `posts/${slug}-2.jpg`;
  const sizes = { desktop: WIDE, mobile: scaledTo(900, WIDE) };
  if (image) scenes.set(image, sizes);
  if (description.includes(inside)) scenes.set(inside, sizes);
}
const scenePaths = [...scenes.keys()];

/** The centers of the people in the scenes, which show three, one, two and one in turn. */
const MIDDLES = [0.51, 0.67, 0.55, 0.33];

function scenePicture(path: string, screen: Screen): Picture | null {
  const sizes = scenes.get(path);
  if (!sizes) return null;
  const isFilm = path.endsWith('.webm');
  const filmWidth = screen === 'mobile' ? 450 : 960;
  const size = isFilm ? scaledTo(filmWidth, sizes[screen]) : sizes[screen];
  const sources = sourcesOf('scene');
  const place = scenePaths.indexOf(path);
  const turn = place % sources.length;
  const photo: Photo = {
    source: sources[turn] ?? '',
    x: MIDDLES[turn % MIDDLES.length] ?? 0.5,
    y: 0.45,
    width: 1,
    mirrored: Math.floor(place / sources.length) % 2 === 1,
    tone: place < sources.length ? 'color' : new Random(seedOf('scene', path)).pick(TONES),
  };
  return { size, isFilm, make: () => develop(photo, size) };
}

/** What is at a path; null when no content refers to it. */
export function pictureOf(path: string, screen: Screen, roster: Roster): Picture | null {
  const [, id, name = ''] = /^talents\/([1-9]\d{0,7})\/([a-z0-9-]+)\.jpg$/.exec(path) ?? [];
  const profile = id ? roster.profile(Number(id)) : null;
  return profile ? talentPicture(profile, name, path, screen) : scenePicture(path, screen);
}
