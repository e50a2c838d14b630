import type { Sharp } from 'sharp';
import { posts } from '../seed/posts.ts';
import type { Profile } from '../seed/profile.ts';
import type { Roster } from '../seed/roster.ts';
import { slides } from '../seed/slides.ts';
import type { Size } from './backdrop.ts';
import { drawCard } from './card.ts';
import { develop } from './develop.ts';
import { filmOf } from './film.ts';
import { sceneOf } from './scenes.ts';
import { shotOf } from './shots.ts';

export type Screen = 'desktop' | 'mobile';

const QUALITY: Record<Screen, number> = { desktop: 76, mobile: 64 };

/** The subject of a path: its size in pixels, and how its JPEG or film is made. */
type Picture = { size: Size; isFilm: boolean; draw(): Promise<Buffer> };

type Find = (screen: Screen) => Picture;

const PORTRAIT: Size = { width: 1000, height: 1333 };
const TALL: Size = { width: 900, height: 1200 };
const CARD: Size = { width: 1480, height: 1050 };
const PREVIEW: Size = { width: 1280, height: 720 };
const FILM_WIDTH: Record<Screen, number> = { desktop: 960, mobile: 450 };

function scaledTo(width: number, size: Size): Size {
  return { width, height: Math.round((size.height / size.width) * width) };
}

function still(screen: Screen, size: Size, draw: () => Promise<Sharp>): Picture {
  const quality = QUALITY[screen];
  return { size, isFilm: false, draw: async () => (await draw()).jpeg({ quality }).toBuffer() };
}

function talentPicture(profile: Profile, name: string, path: string): Find | null {
  const shot = (large: Size): Find => {
    const landscape = large.width > large.height;
    return (screen) => {
      const size = screen === 'mobile' ? scaledTo(landscape ? 900 : 600, large) : large;
      return still(screen, size, () => develop(shotOf(profile, name, landscape), size));
    };
  };
  if (profile.cover === path) return name === 'cover' ? shot(PORTRAIT) : null;
  const photo = profile.book.find(({ file }) => file === path);
  if (photo) return shot(photo);
  if (profile.video.some(({ preview }) => preview === path)) return shot(PREVIEW);
  if (!profile.compo.some(({ file }) => file === path)) return null;
  return (screen) => {
    const size = screen === 'mobile' ? scaledTo(900, CARD) : CARD;
    return still(screen, size, () => drawCard(profile, name, size));
  };
}

/** The pictures that belong to no talent: their widths, and how many people they show. */
const scenes = new Map<string, { desktop: Size; mobile: Size; composition: number }>();

slides.banner?.forEach(({ image_desktop }, place) => {
  const desktop = { width: 2400, height: 1100 };
  scenes.set(image_desktop, { desktop, mobile: TALL, composition: [3, 0, 2][place % 3] ?? 0 });
});
slides.home?.forEach(({ image_desktop }, place) => {
  const desktop = { width: 1600, height: 900 };
  scenes.set(image_desktop, { desktop, mobile: TALL, composition: (place + 1) % 4 });
});
scenes.set('entities/about.jpg', {
  desktop: { width: 1600, height: 1000 },
  mobile: TALL,
  composition: 3,
});
for (const [place, { slug, image, description }] of posts.entries()) {
  const desktop = { width: 1600, height: 1000 };
  const mobile = scaledTo(900, desktop);
  const inside = `posts/${slug}-2.jpg`;
  if (image) scenes.set(image, { desktop, mobile, composition: place % 4 });
  if (description.includes(inside)) scenes.set(inside, { desktop, mobile, composition: place % 3 });
}

function scenePicture(path: string): Find | null {
  const scene = scenes.get(path);
  if (!scene) return null;
  return (screen) => {
    const isFilm = path.endsWith('.webm');
    const size = isFilm ? scaledTo(FILM_WIDTH[screen], scene[screen]) : scene[screen];
    const shot = () => develop(sceneOf(path, scene.composition, size), size);
    if (!isFilm) return still(screen, size, shot);
    return { size, isFilm, draw: async () => filmOf(await shot(), size) };
  };
}

/** The picture or the film at a path; null when no content refers to it. */
export function pictureOf(path: string, roster: Roster): Find | null {
  const [, id, name = ''] = /^talents\/([1-9]\d{0,7})\/([a-z0-9-]+)\.jpg$/.exec(path) ?? [];
  const profile = id ? roster.profile(Number(id)) : null;
  return profile ? talentPicture(profile, name, path) : scenePicture(path);
}
