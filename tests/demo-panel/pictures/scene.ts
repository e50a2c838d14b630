import { Random, seedOf } from '../seed/random.ts';
import { inventTalent } from '../seed/talent.ts';
import { contrast, inGray, PAPERS } from './colors.ts';
import { drawFigure } from './figure.ts';
import { type Person, personOf } from './person.ts';

export type Size = { width: number; height: number };

/** The middle of the face in pixels of the picture; a negative `scale` faces left. */
type Figure = { drawn: string; x: number; y: number; scale: number; isMirrored: boolean };

/** One of the papers that differs from the hair and skin of the people. */
export function paperFor(people: readonly Person[], random: Random): string {
  const differs = (paper: string) =>
    people.every(({ skin, hair }) => {
      return contrast(paper, skin) > 60 && contrast(paper, hair) > (hair === skin ? 60 : 110);
    });
  const papers = PAPERS.filter(differs);
  return random.pick(papers.length > 0 ? papers : PAPERS);
}

/** Figures on a paper, the first one at the back, as an SVG. */
export function pictureOf({ width, height }: Size, paper: string, figures: Figure[]): string {
  const people = figures.map(({ drawn, x, y, scale, isMirrored }) => {
    const flip = isMirrored ? -scale : scale;
    return `<g transform="translate(${x} ${y}) scale(${flip} ${scale})">${drawn}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${paper}"/>${people.join('')}</svg>`;
}

/** Where the people of a scene are: steps from its middle, and their sizes; those in front last. */
const GROUPS = [
  [{ step: 0, size: 1 }],
  [
    { step: -1, size: 0.94 },
    { step: -0.1, size: 1 },
  ],
  [
    { step: -1.15, size: 0.88 },
    { step: 1.15, size: 0.9 },
    { step: 0, size: 1 },
  ],
];

/** Width of a step and height of the picture, in units of a figure. */
const STEP = 600;
const HEIGHT = 1120;

/** A picture of grown-ups of the roster, one to three, the same ones at every size. */
export function sceneOf(path: string, place: number, size: Size): string {
  const random = new Random(seedOf('scene', path));
  const group = GROUPS[[2, 0, 1, 0][place % 4] ?? 0] ?? [];
  const people: Person[] = [];
  for (let index = random.whole(0, 40); people.length < group.length; index += random.whole(1, 3)) {
    const person = personOf(inventTalent(index));
    if (person.isAdult) people.push(person);
  }
  const steps = group.map(({ step }) => step);
  const reach = Math.max(...steps) - Math.min(...steps) + 1.5;
  const isWide = size.width > size.height;
  // The edges of a tall picture may cut through shoulders, so that faces stay large.
  const room = reach * STEP * (isWide ? 1 : 0.8);
  const scale = Math.min(size.height / HEIGHT, size.width / room);
  // One or two people leave room at the side of a wide picture.
  const side = random.pick([0.62, 0.66, 0.7]);
  const middle = isWide && group.length < 3 ? side : 0.5;
  const shift = group.length === 2 && !isWide ? 0.55 : 0;
  const paper = paperFor(people, random);
  const isGray = random.chance(0.25);
  const figures = people.map((person, at) => {
    const { step, size: own } = group[at] ?? { step: 0, size: 1 };
    return {
      drawn: drawFigure(person, random),
      x: size.width * middle + (step + shift) * STEP * scale,
      y: size.height * 0.44 + (1 - own) * 90 * scale,
      scale: scale * own,
      isMirrored: step > 0 || (step === 0 && random.chance(0.5)),
    };
  });
  const scene = pictureOf(size, paper, figures);
  return isGray ? inGray(scene) : scene;
}
