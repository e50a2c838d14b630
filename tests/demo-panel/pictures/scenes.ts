import { Random, seedOf } from '../seed/random.ts';
import { inventTalent, type Talent } from '../seed/talent.ts';
import type { Size } from './backdrop.ts';
import type { Shot } from './develop.ts';
import { lookOf } from './look.ts';
import { backdropFor, clothFor, drawingFor, figureFor, treatmentFor } from './shots.ts';

type Place = { x: number; y: number; size: number };

/** Where people are, back row first, so the front ones are drawn last. */
const WIDE: Place[][] = [
  [{ x: 0.68, y: 0.5, size: 0.82 }],
  [{ x: 0.32, y: 0.52, size: 0.9 }],
  [
    { x: 0.36, y: 0.44, size: 0.58 },
    { x: 0.62, y: 0.52, size: 0.74 },
  ],
  [
    { x: 0.24, y: 0.46, size: 0.52 },
    { x: 0.78, y: 0.45, size: 0.55 },
    { x: 0.51, y: 0.54, size: 0.72 },
  ],
];
const TALL: Place[][] = [
  [{ x: 0.5, y: 0.45, size: 0.6 }],
  [{ x: 0.42, y: 0.46, size: 0.72 }],
  [
    { x: 0.3, y: 0.36, size: 0.4 },
    { x: 0.64, y: 0.54, size: 0.5 },
  ],
  [
    { x: 0.68, y: 0.34, size: 0.36 },
    { x: 0.34, y: 0.53, size: 0.48 },
  ],
];

function adult(random: Random): Talent {
  const talent = inventTalent(random.whole(0, 299));
  const grown = Number(talent.birthdate.slice(0, 4)) < 2006 && talent.hair !== 'Hairless';
  return grown ? talent : adult(random);
}

/**
 * A picture of no specific talent, named by its purpose. `composition` 0 and 1 show one person, 2
 * two, 3 three. The wide and the tall version share people, wall and light.
 */
export function sceneOf(name: string, composition: number, { width, height }: Size): Shot {
  const random = new Random(seedOf('scene', name));
  const backdrop = backdropFor(random);
  const count = Math.max(1, composition);
  const looks = Array.from({ length: count }, () => lookOf(adult(random)));
  const drawing = drawingFor(random, backdrop, looks);
  const cloth = clothFor(random, backdrop.tone);
  // One wardrobe and no tilt: a group that was styled together.
  const people = looks.map((look) => ({
    ...figureFor(random, look, backdrop, drawing),
    cloth,
    tilt: 0,
  }));
  const places = (width > height ? WIDE : TALL)[composition] ?? [];
  const figures = places.flatMap((place, index) => {
    const person = people[index];
    return person ? [{ ...person, ...place }] : [];
  });
  return { backdrop, figures, treatment: treatmentFor(random, looks) };
}
