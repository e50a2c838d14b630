import { posts } from '../seed/posts.ts';
import type { Profile } from '../seed/profile.ts';
import type { Roster } from '../seed/roster.ts';
import { slides } from '../seed/slides.ts';
import type { Size } from './backdrop.ts';
import { drawCard } from './card.ts';
import { develop, toJpeg } from './develop.ts';
import type { Screen } from './files.ts';
import { drawFilm } from './film.ts';
import { sceneOf } from './scenes.ts';
import { shotOf } from './shots.ts';

const QUALITY: Record<Screen, number> = { desktop: 76, mobile: 64 };

export type Draw = (screen: Screen) => Promise<Buffer>;

const PORTRAIT: Size = { width: 1000, height: 1333 };
const TALL: Size = { width: 900, height: 1200 };
const CARD: Size = { width: 1480, height: 1050 };
const PREVIEW: Size = { width: 1280, height: 720 };

function scaledTo(width: number, size: Size): Size {
  return { width, height: Math.round((size.height / size.width) * width) };
}

function talentPicture(profile: Profile, name: string, path: string): Draw | null {
  const shot = (size: Size): Draw => {
    const landscape = size.width > size.height;
    const small = scaledTo(landscape ? 900 : 600, size);
    return async (screen) => {
      const drawn = shotOf(profile, name, landscape);
      return develop(drawn, screen === 'mobile' ? small : size);
    };
  };
  if (profile.cover === path) return name === 'cover' ? shot(PORTRAIT) : null;
  const photo = profile.book.find(({ file }) => file === path);
  if (photo) return shot(photo);
  if (profile.video.some(({ preview }) => preview === path)) return shot(PREVIEW);
  if (!profile.compo.some(({ file }) => file === path)) return null;
  return async (screen) =>
    drawCard(profile, name, screen === 'mobile' ? scaledTo(900, CARD) : CARD);
}

/** The pictures that belong to no talent: how wide they are, and how many people they show. */
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

function drawingOf(path: string, roster: Roster): Draw | null {
  const scene = scenes.get(path);
  if (scene) {
    return async (screen) => {
      const size = scene[screen];
      return develop(sceneOf(path, scene.composition, size), size);
    };
  }
  const [, id, name = ''] = /^talents\/([1-9]\d{0,7})\/([a-z0-9-]+)\.jpg$/.exec(path) ?? [];
  const profile = id ? roster.profile(Number(id)) : null;
  return profile && talentPicture(profile, name, path);
}

/** How to make the JPEG or the film that a path names; null when no content refers to it. */
export function pictureOf(path: string, roster: Roster): Draw | null {
  const film = path.endsWith('.webm') ? scenes.get(path) : null;
  if (film) {
    return (screen) => drawFilm(sceneOf(path, film.composition, film[screen]), film[screen]);
  }
  const draw = drawingOf(path, roster);
  return draw && (async (screen) => toJpeg(await draw(screen), QUALITY[screen]));
}
