import { Random, seedOf } from '../seed/random.ts';
import type { Talent } from '../seed/talent.ts';
import { type Backdrop, TONES } from './backdrop.ts';
import { lightness } from './color.ts';
import type { Shot } from './develop.ts';
import type { Drawing, Figure } from './figure.ts';
import type { Garment } from './garment.ts';
import { type Look, lookOf } from './look.ts';

const variants = (numbers: string) => numbers.split(' ').map((number) => `variant${number}`);
const EYES = { man: variants('06 08 12 14 17 20'), woman: variants('06 08 11 12 17 20 23') };
const CLOSED_EYES = ['variant19'];
const CALM = {
  man: ['happy02', 'happy04', 'happy14', 'sad03', 'sad09'],
  woman: ['happy02', 'happy03', 'happy04', 'happy14', 'happy18', 'happy18', 'sad03'],
};
const SMILES = ['happy01', 'happy02', 'happy05', 'happy06'];

const LIGHT_CLOTHS = ['#efe9df', '#d8cbb7', '#c9bba6', '#b9c0c2'];
const DARK_CLOTHS = ['#161412', '#23262c', '#3a332d', '#4a2a22', '#2f3a33', '#6c5947', '#7c3a29'];

export function backdropFor(random: Random): Backdrop {
  const { night, ...daylight } = TONES;
  return {
    tone: random.chance(0.1) ? night : random.pick(Object.values(daylight)),
    light: { x: random.pick([0.22, 0.34, 0.66, 0.78]), y: random.between(0.18, 0.42) },
    motif: random.pick(['plain', 'plain', 'plain', 'sheet', 'window', 'horizon'] as const),
  };
}

const isFair = ({ skinColor }: Look) => lightness(skinColor) > 0.62;

/**
 * Ink leaves a face as pale as the paper, so only pale people are drawn in it; on the dark wall
 * black hair would leave a face without a head.
 */
export function drawingFor(random: Random, { tone }: Backdrop, looks: readonly Look[]): Drawing {
  const ink = tone !== TONES.night && looks.every(isFair);
  return ink && random.chance(0.32) ? 'ink' : 'color';
}

function garmentFor(random: Random, { minor, man, longHair }: Look): Garment {
  if (minor) return random.pick(['crew', 'crew', 'shirt'] as const);
  const choices: Garment[] = ['crew', 'blazer', 'shirt', 'coat'];
  if (!man) choices.push('slip', 'bare', 'blazer');
  if (!longHair) choices.push('rollneck', 'rollneck');
  return random.pick(choices);
}

export function clothFor(random: Random, tone: string): string {
  if (tone === TONES.night) return random.pick(['#34302c', '#4a2a22', '#8d8273', '#2b2f36']);
  return random.pick(random.chance(0.62) ? DARK_CLOTHS : LIGHT_CLOTHS);
}

export function figureFor(
  random: Random,
  look: Look,
  backdrop: Backdrop,
  drawing: Drawing,
): Omit<Figure, 'x' | 'y' | 'size'> {
  const gender = look.man ? 'man' : 'woman';
  return {
    look,
    eyes: random.pick(random.chance(0.08) ? CLOSED_EYES : EYES[gender]),
    mouth: random.pick(random.chance(look.minor ? 0.7 : 0.2) ? SMILES : CALM[gender]),
    garment: garmentFor(random, look),
    cloth: clothFor(random, backdrop.tone),
    drawing,
    tilt: random.chance(0.4) ? random.between(-7, 7) : 0,
    mirrored: random.chance(0.45),
  };
}

/** Dark skin loses its features in black and white under this light, so it is always in color. */
export function treatmentFor(random: Random, looks: readonly Look[]): Shot['treatment'] {
  return looks.every(isFair) && random.chance(0.34) ? 'mono' : 'color';
}

type Crop = { size: [number, number]; x: [number, number]; y: [number, number] };

const COVER_CROPS: Crop[] = [
  { size: [0.48, 0.55], x: [0.46, 0.54], y: [0.42, 0.45] },
  { size: [0.56, 0.66], x: [0.44, 0.56], y: [0.43, 0.47] },
];
const BOOK_CROPS: Crop[] = [
  ...COVER_CROPS,
  { size: [0.34, 0.4], x: [0.42, 0.58], y: [0.36, 0.4] },
  { size: [0.66, 0.82], x: [0.36, 0.64], y: [0.42, 0.5] },
  { size: [0.46, 0.54], x: [0.24, 0.32], y: [0.42, 0.46] },
];
const WIDE_CROPS: Crop[] = [
  { size: [0.6, 0.74], x: [0.3, 0.38], y: [0.46, 0.5] },
  { size: [0.6, 0.74], x: [0.62, 0.7], y: [0.46, 0.5] },
  { size: [0.85, 1.1], x: [0.4, 0.6], y: [0.46, 0.54] },
  { size: [0.5, 0.56], x: [0.46, 0.54], y: [0.44, 0.46] },
];

/** One of a talent's pictures; the same name always gives the same shot. */
export function shotOf(talent: Talent, name: string, landscape: boolean): Shot {
  const random = new Random(seedOf('shot', talent.id, name));
  const look = lookOf(talent);
  const backdrop = backdropFor(random);
  const drawing = drawingFor(random, backdrop, [look]);
  const crops = landscape ? WIDE_CROPS : name === 'cover' ? COVER_CROPS : BOOK_CROPS;
  const crop = random.pick(crops);
  const between = ([low, high]: [number, number]) => random.between(low, high);
  const place = { x: between(crop.x), y: between(crop.y), size: between(crop.size) };
  const figures = [{ ...figureFor(random, look, backdrop, drawing), ...place }];
  return { backdrop, figures, treatment: treatmentFor(random, [look]) };
}
