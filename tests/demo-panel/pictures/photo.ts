import { Random, seedOf } from '../seed/random.ts';
import type { Talent } from '../seed/talent.ts';
import { inGray } from './colors.ts';
import { drawFigure } from './figure.ts';
import { personOf } from './person.ts';
import { paperFor, pictureOf, type Size } from './scene.ts';

/**
 * How near the camera is, as the height of the picture in units of a figure, and where in the picture
 * the middle of the face is, as fractions of its width and height.
 */
type Framing = { height: number; x: number; y: number };

const COVERS: readonly Framing[] = [
  { height: 1280, x: 0.5, y: 0.42 },
  { height: 1180, x: 0.5, y: 0.43 },
  { height: 1400, x: 0.5, y: 0.4 },
];
const UPRIGHT: readonly Framing[] = [
  ...COVERS,
  { height: 1800, x: 0.5, y: 0.36 },
  { height: 1600, x: 0.4, y: 0.4 },
  { height: 800, x: 0.48, y: 0.5 },
  { height: 660, x: 0.42, y: 0.5 },
];
const LANDSCAPE: readonly Framing[] = [
  { height: 1050, x: 0.5, y: 0.45 },
  { height: 1050, x: 0.3, y: 0.45 },
  { height: 1200, x: 0.68, y: 0.44 },
  { height: 760, x: 0.4, y: 0.5 },
];

/** One of a talent's photos, as an SVG; the same name always gives the same one. */
export function photoOf(talent: Talent, name: string, size: Size): string {
  const random = new Random(seedOf('photo', talent.id, name));
  const person = personOf(talent);
  const upright = name === 'cover' ? COVERS : UPRIGHT;
  const { height, x, y } = random.pick(size.width > size.height ? LANDSCAPE : upright);
  const isMirrored = random.chance(0.4);
  const paper = paperFor([person], random);
  const isGray = random.chance(name === 'cover' ? 0.12 : 0.25);
  const drawn = drawFigure(person, random, name === 'cover');
  const scale = size.height / height;
  const figure = { drawn, x: x * size.width, y: y * size.height, scale, isMirrored };
  const photo = pictureOf(size, paper, [figure]);
  return isGray ? inGray(photo) : photo;
}
