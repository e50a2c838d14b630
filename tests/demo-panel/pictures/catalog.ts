import { posts } from '../seed/posts.ts';
import type { Profile } from '../seed/profile.ts';
import type { Roster } from '../seed/roster.ts';
import { slides } from '../seed/slides.ts';
import { talentId } from '../seed/talent.ts';
import { cardOf } from './card.ts';
import { photoOf } from './photo.ts';
import { type Size, sceneOf } from './scene.ts';

export type Screen = 'desktop' | 'mobile';

/** What a path refers to: a picture, or the one of which a film is made. */
export type Picture = {
  size: Size;
  isFilm: boolean;
  /** Gives it as an SVG. */
  draw(): string;
};

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
  const draw = () => (large === CARD ? cardOf : photoOf)(profile, name, size);
  return { size, isFilm: false, draw };
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

function scenePicture(path: string, screen: Screen): Picture | null {
  const sizes = scenes.get(path);
  if (!sizes) return null;
  const isFilm = path.endsWith('.webm');
  const filmWidth = screen === 'mobile' ? 450 : 960;
  const size = isFilm ? scaledTo(filmWidth, sizes[screen]) : sizes[screen];
  const draw = () => sceneOf(path, scenePaths.indexOf(path), size);
  return { size, isFilm, draw };
}

/** The paths of the pictures that first visits need: those of the home page, and of the first lists. */
export function firstPaths(people: number): string[] {
  const covers = Array.from({ length: people }, (_, at) => `talents/${talentId(at)}/cover.jpg`);
  return [...scenePaths, ...covers];
}

/** What is at a path; null when no content refers to it. */
export function pictureOf(path: string, screen: Screen, roster: Roster): Picture | null {
  const [, id, name = ''] = /^talents\/([1-9]\d{0,7})\/([a-z0-9-]+)\.jpg$/.exec(path) ?? [];
  const profile = id ? roster.profile(Number(id)) : null;
  return profile ? talentPicture(profile, name, path, screen) : scenePicture(path, screen);
}
