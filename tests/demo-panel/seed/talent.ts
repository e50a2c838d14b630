import { inventMeasures, type Measures } from './measures.ts';
import { type Gender, inventName } from './names.ts';
import { Random, seedOf } from './random.ts';

type Category = { id: number | string };

/** A talent as the list has it. */
export type Talent = Measures & {
  id: number | string;
  name: string;
  cover: string | null;
  gender: Gender;
  birthdate: string;
  eyes: string | null;
  hair: string | null;
  skin_tone: string | null;
  categories: Category[];
};

const CATEGORY = {
  newFaces: 1884,
  curvy: 1885,
  kids: 1886,
  teen: 1887,
  senior: 1888,
  actors: 1889,
  international: 1890,
  creative: 1891,
} as const;

const HAIR = [
  ...[
    'Brown',
    'Brown',
    'Dark Brown',
    'Dark Brown',
    'Black',
    'Black',
    'Black',
    'Chestnut',
    'Chestnut',
  ],
  ...['Light Brown', 'Blonde', 'Dark Blonde', 'Light Blonde', 'Hazel', 'Auburn', 'Red', 'Copper'],
  ...['Golden', 'Platinum', 'Strawberry Blonde', 'Hairless', 'Pink', 'Blue'],
];
const DARK_HAIR = ['Black', 'Black', 'Dark Brown', 'Brown', 'Hairless'];
const EYES = [
  ...[
    'Brown',
    'Brown',
    'Dark Brown',
    'Dark Brown',
    'Black',
    'Light Brown',
    'Honey',
    'Green',
    'Green',
  ],
  ...['Blue', 'Blue', 'Hazel', 'Amber', 'Grey', 'Blue Green'],
];
const SKIN_TONES = ['1162', '1162', '1162', '1165', '1165', '1164', '1164', '1161', '1163'];

const DAY_MS = 86_400_000;
/** Ages refer to the current day, so nobody of the roster grows older. */
const TODAY = Math.floor(Date.now() / DAY_MS) * DAY_MS;
/** The day of a roster whose birth dates never change either, for approved outlines and pictures. */
export const FIXED_DAY = Date.UTC(2026, 5, 1);

/** Ascending, with gaps, and the same for the talent at `index` however long the roster is. */
export function talentId(index: number): number {
  return 1207 + index * 3 + (seedOf('id', index) % 3);
}

function inventAge(random: Random, index: number): number {
  const place = index % 20;
  if (place === 6 || place === 16) return random.whole(4, 11);
  if (place === 3 || place === 11 || place === 17) return random.whole(12, 17);
  return place === 9 ? random.whole(60, 78) : random.whole(18, 41);
}

function inventCategories(random: Random, index: number, age: number, curvy: boolean): Category[] {
  const ids: number[] = [];
  if (age < 12) ids.push(CATEGORY.kids);
  else if (age < 18) ids.push(CATEGORY.teen);
  else if (age >= 60) ids.push(CATEGORY.senior);
  if (index % 5 === 1 && age < 30) ids.push(CATEGORY.newFaces);
  if (curvy) ids.push(CATEGORY.curvy);
  if (random.chance(0.22)) ids.push(CATEGORY.actors);
  if (age >= 16 && random.chance(0.18)) ids.push(CATEGORY.international);
  if (index % 15 === 2 || random.chance(0.08)) ids.push(CATEGORY.creative);
  return ids.map((id) => ({ id: random.chance(0.05) ? String(id) : id }));
}

function inventHair(
  random: Random,
  { gender, age, skin }: { gender: Gender; age: number; skin: string | null },
): string | null {
  if (random.chance(0.01)) return 'Castanho mel';
  if (random.chance(0.01)) return null;
  if (age >= 60) return random.pick(['Grey', 'White', 'Grey', 'White', 'Brown', 'Platinum']);
  const dark = (skin === '1164' || skin === '1163' || skin === '1161') && random.chance(0.85);
  const color = random.pick(dark ? DARK_HAIR : HAIR);
  const unlikely = color === 'Hairless' && (gender === 'woman' || age < 18);
  return unlikely || (age < 12 && /Pink|Blue|Platinum/.test(color)) ? 'Brown' : color;
}

function inventCover(random: Random, index: number): string | null {
  if (index % 43 === 19) return random.chance(0.5) ? null : '';
  return `talents/${talentId(index)}/cover.jpg`;
}

function nameOf(index: number, gender: Gender): string {
  if (index === 23) return '7Mares Bianchi';
  // People who share their full name with another talent of the roster.
  const original = index % 97 === 60 ? index - 20 : index;
  return inventName(new Random(seedOf('name', original, gender)), gender);
}

export function inventTalent(index: number, today = TODAY): Talent {
  const random = new Random(seedOf('talent', index));
  const gender: Gender = random.chance(0.6) ? 'woman' : 'man';
  const age = inventAge(random, index);
  const curvy = age >= 14 && age < 60 && (index % 12 === 4 || random.chance(0.03));
  const skin = inventSkinTone(random);
  const born = today - Math.round((age + random.between(0.02, 0.98)) * 365.25) * DAY_MS;
  return {
    id: index % 29 === 7 ? String(talentId(index)) : talentId(index),
    name: nameOf(index, gender),
    cover: inventCover(random, index),
    gender,
    birthdate: new Date(born).toISOString().slice(0, 10),
    ...inventMeasures(random, { gender, age, curvy }),
    eyes: random.chance(0.01) ? 'Verde mar' : random.pick(EYES),
    hair: inventHair(random, { gender, age, skin }),
    skin_tone: skin,
    categories: inventCategories(random, index, age, curvy),
  };
}

function inventSkinTone(random: Random): string | null {
  const fate = random.next();
  if (fate < 0.02) return null;
  if (fate < 0.03) return '1160';
  return fate < 0.045 ? '1166' : random.pick(SKIN_TONES);
}
