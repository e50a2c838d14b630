import { readdirSync } from 'node:fs';
import { Random, seedOf } from '../seed/random.ts';
import type { Talent } from '../seed/talent.ts';
import { type Photo, type Size, SOURCES } from './photo.ts';

const files = readdirSync(SOURCES).sort();

/** The sources of one kind, as their names begin. */
export const sourcesOf = (kind: string) => files.filter((file) => file.startsWith(`${kind}-`));

/** Half of all photos have the colors of their source. */
export const TONES = ['color', 'color', 'color', 'mono', 'warm', 'cool'] as const;

/** The parts of a source: nearly whole, half, close, and with the face at a side. */
const UPRIGHT = [
  { width: 1, x: 0.5, y: 0.38 },
  { width: 0.76, x: 0.5, y: 0.38 },
  { width: 0.6, x: 0.5, y: 0.38 },
  { width: 0.7, x: 0.4, y: 0.38 },
  { width: 0.7, x: 0.6, y: 0.38 },
];
const LANDSCAPE = [
  { width: 1, x: 0.5, y: 0.35 },
  { width: 0.88, x: 0.4, y: 0.34 },
  { width: 0.88, x: 0.6, y: 0.34 },
];

/** Ids are three apart, so neighbors in the roster have different sources. */
function sourceOf({ id, gender, birthdate }: Talent): string {
  // Odd records have no birth date, or a number.
  const age = 2026 - Number(String(birthdate ?? 1996).slice(0, 4));
  const adult = gender === 'man' ? 'man' : 'woman';
  const child = gender === 'man' ? 'boy' : 'girl';
  const sources = sourcesOf(age < 18 ? child : age >= 60 ? `older-${adult}` : adult);
  return sources[Math.floor((Number(id) - 1) / 3) % sources.length] ?? '';
}

/** One of a talent's photos; the same name always gives the same one. */
export function photoOf(talent: Talent, name: string, { width, height }: Size): Photo {
  const random = new Random(seedOf('photo', talent.id, name));
  const upright = name === 'cover' ? UPRIGHT.slice(1, 3) : UPRIGHT;
  return {
    source: sourceOf(talent),
    ...random.pick(width > height ? LANDSCAPE : upright),
    mirrored: random.chance(0.5),
    tone: random.pick(TONES),
  };
}
