import { Random, seedOf } from '../seed/random.ts';
import type { Talent } from '../seed/talent.ts';
import { lightness, mix } from './color.ts';

/** What makes a person recognizable in all their pictures. */
export type Look = {
  seed: string;
  hair: string;
  head: string;
  nose: string;
  eyebrows: string;
  freckles: boolean;
  hairColor: string;
  skinColor: string;
  /** Shoulders relative to the head: narrow for children, broad for men. */
  build: number;
  longHair: boolean;
  minor: boolean;
  man: boolean;
};

const variants = (numbers: string) => numbers.split(' ').map((number) => `variant${number}`);

const LONG = variants('13 15 16 18 21 23 24 29 32 33 35 40 41 42 45 10 17');
const WOMEN_SHORT = variants('06 11 14 19 37 38 46 48 31 44 09');
const MEN = variants('01 02 03 04 07 08 09 12 20 22 28 39 43 44 47 05 11 36');
const MEN_LONG = variants('32 37 29 20');
const GIRLS = variants('13 19 26 30 48 23 16 14');
const BOYS = variants('01 04 05 07 12 22 39 43');
const OLDER_MEN = variants('01 03 08 25 28 02');

const HAIR_COLORS: Record<string, string> = {
  Black: '#17120f',
  'Dark Brown': '#2a1c14',
  Brown: '#3d281b',
  'Light Brown': '#6a4a31',
  Chestnut: '#4b2a1a',
  Hazel: '#6d4d30',
  Auburn: '#5f2a19',
  Red: '#8c3b1d',
  Copper: '#9c4f27',
  Blonde: '#c39a5f',
  'Dark Blonde': '#94713f',
  'Light Blonde': '#dcbd85',
  'Strawberry Blonde': '#c98a58',
  Golden: '#bf8c3f',
  Platinum: '#e6dcc6',
  Grey: '#98938c',
  White: '#dedad2',
  Pink: '#c9808c',
  Blue: '#3b5375',
  Hairless: '#2a1c14',
};

const SKIN_COLORS: Record<string, readonly string[]> = {
  '1160': ['#f0dccf'],
  '1161': ['#e2b98f', '#e8c39c'],
  '1162': ['#e8bea2', '#dfae8e', '#ecc9b0'],
  '1163': ['#b87a50', '#a96c45'],
  '1164': ['#6a412d', '#7d4e36', '#59341f'],
  '1165': ['#ad7551', '#9a6443', '#c08a64'],
  '1166': ['#9c6747'],
};

function hairFor(random: Random, talent: Talent, age: number): string {
  if (talent.hair === 'Hairless') return 'variant28';
  if (talent.gender === 'woman') {
    if (age < 12) return random.pick(GIRLS);
    return random.pick(random.chance(age >= 60 ? 0.35 : 0.72) ? LONG : WOMEN_SHORT);
  }
  if (age < 12) return random.pick(BOYS);
  if (age >= 60) return random.pick(OLDER_MEN);
  return random.pick(random.chance(0.12) ? MEN_LONG : MEN);
}

/** Hair of nearly the tone of the face is drawn darker. */
function apartFrom(skin: string, hair: string): string {
  const gap = Math.abs(lightness(hair) - lightness(skin));
  return gap < 0.16 ? mix(hair, '#120c08', lightness(hair) > 0.6 ? 0.3 : 0.6) : hair;
}

export function lookOf(talent: Talent): Look {
  const random = new Random(seedOf('look', talent.id));
  // Odd records have no birth date, or a number.
  const age = 2026 - Number(String(talent.birthdate ?? 1996).slice(0, 4));
  const man = talent.gender === 'man';
  const skinColor = random.pick(SKIN_COLORS[talent.skin_tone ?? '1162'] ?? ['#dfae8e']);
  const hair = hairFor(random, talent, age);
  return {
    seed: String(talent.id),
    hair,
    head: random.pick(variants('01 02 03 04')),
    nose: random.pick(variants('01 02 03 04 05 06')),
    eyebrows: random.pick(variants(man ? '10 01 12 02 03 10' : '07 09 01 02 12 05')),
    freckles: random.chance(0.1),
    hairColor: apartFrom(skinColor, HAIR_COLORS[talent.hair ?? ''] ?? '#3d281b'),
    skinColor,
    build: age < 12 ? 0.78 : age < 16 ? 0.88 : man ? 1.12 : 0.96,
    longHair: LONG.includes(hair),
    minor: age < 19,
    man,
  };
}
