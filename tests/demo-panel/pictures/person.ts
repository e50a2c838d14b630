import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import { Random, seedOf } from '../seed/random.ts';
import type { Talent } from '../seed/talent.ts';
import { brightness, contrast, EYES, HAIR, INK, mixed, SKIN } from './colors.ts';
import { KITS } from './parts.ts';

export type Person = ReturnType<typeof personOf>;

/** What is drawn on the skin, in the units of Lorelei's heads. */
const BEARD =
  'M250 560L345 560Q372 640 432 640Q470 600 540 596Q590 580 640 592Q690 600 720 560V760H380L300 690Z';
const PATCHES =
  'M300 330q70-60 130 0q30 60-40 70q-90 10-90-70ZM590 560q60-50 130 0v120q-90 10-110-40q-40-40-20-80ZM330 700q80-20 110 60q0 90-90 90q-60-60-20-150Z';
const WRINKLES =
  'M520 600q-16 22-14 46M402 546q30 16 62 8M640 546q18 12 42 4M392 470l-26-8M392 486l-28 4M430 360q60-20 110-4';
const CHEEKS =
  'M378 590a42 42 0 1 0 84 0a42 42 0 1 0-84 0ZM638 584a34 34 0 1 0 68 0a34 34 0 1 0-68 0Z';

/** Where the necks of Lorelei's heads end. */
const NECKS = {
  '01': { middle: 469, bottom: 908 },
  '02': { middle: 476, bottom: 922 },
  '03': { middle: 497, bottom: 934 },
  '04': { middle: 496, bottom: 944 },
};

function ageOf({ birthdate }: Talent) {
  // Odd records have no birth date, or a number.
  const year = new Date().getUTCFullYear();
  const years = year - Number(String(birthdate ?? year - 30).slice(0, 4));
  if (years < 18) return years < 13 ? 'child' : 'youth';
  return years < 60 ? 'adult' : 'elder';
}

/** The width of the shoulders relative to those of a slim woman. */
function buildOf({ gender, categories }: Talent, age: ReturnType<typeof ageOf>): number {
  if (age === 'child') return 0.74;
  const isCurvy = categories?.some(({ id }) => Number(id) === 1885);
  return (age === 'youth' ? 0.88 : 1) * (gender === 'man' ? 1.12 : 1) * (isCurvy ? 1.18 : 1);
}

/** The person of a record: hair, eyes, skin, gender and age are the record's, all else is the id's. */
export function personOf(talent: Talent) {
  const random = new Random(seedOf('person', talent.id));
  const age = ageOf(talent);
  const isMan = talent.gender === 'man';
  const isAdult = age === 'adult' || age === 'elder';
  const kit = KITS[isMan ? 'man' : 'woman'][age];
  const tone = String(talent.skin_tone);
  const skin = random.pick(SKIN[tone] ?? ['#cf9a70', '#ecc0a2']);
  const isBald = talent.hair === 'Hairless';
  const named = HAIR[talent.hair ?? ''] ?? '#5c3b28';
  // Brown hair on brown skin is drawn darker, so that both can be told apart.
  const merges = brightness(named) < 115 && contrast(named, skin) < 130;
  const hair = merges ? mixed(named, INK, 0.5) : named;
  const iris = EYES[talent.eyes ?? ''] ?? '#452815';
  const isRed = /Red|Copper|Strawberry/.test(talent.hair ?? '');
  const hasBeard = isMan && isAdult && !isBald && random.chance(0.3);
  const lips = random.pick(['#9d3f3a', '#8a2f35', '#a9554a', INK]);
  const marks = [
    tone === '1166' && `<path d="${PATCHES}" fill="#efd2bb"/>`,
    hasBeard && `<path d="${BEARD}" fill="${hair}"/>`,
    age === 'child' && `<path d="${CHEEKS}" fill="${mixed(skin, '#d9603f', 0.28)}"/>`,
    age === 'elder' &&
      `<path d="${WRINKLES}" fill="none" stroke="${mixed(skin, INK, 0.6)}" stroke-width="6"/>`,
  ];
  const head = random.pick(Object.keys(NECKS) as (keyof typeof NECKS)[]);
  const colors = {
    hairColor: isBald ? 'transparent' : hair,
    skinColor: skin,
    eyesColor: contrast(iris, skin) < 170 ? mixed(iris, INK, 0.6) : iris,
    eyebrowsColor: isBald || contrast(hair, skin) < 120 ? mixed(skin, INK, 0.75) : hair,
    mouthColor: hasBeard ? mixed(skin, '#c05a4a', 0.5) : isMan || !isAdult ? INK : lips,
    noseColor: INK,
    glassesColor: INK,
    earringsColor: '#b98a2f',
    frecklesColor: mixed(skin, '#7a3a1c', 0.6),
  };
  const parts = {
    head,
    hair: isBald ? '34' : random.pick(kit.hair),
    eyes: random.pick(kit.eyes),
    eyebrows: random.pick(kit.eyebrows),
    nose: random.pick(kit.nose),
    mouth: random.pick(kit.mouth),
    glasses: random.pick(['01', '03', '04']),
    earrings: random.pick(['01', '02', '03']),
  };
  const shares = {
    glassesProbability: random.chance(age === 'elder' ? 0.5 : 0.07) ? 100 : 0,
    earringsProbability: !isMan && isAdult && random.chance(0.5) ? 100 : 0,
    frecklesProbability: random.chance(isRed ? 0.7 : 0.06) ? 100 : 0,
    beardProbability: 0,
  };
  return {
    ...{ id: String(talent.id), isMan, isAdult, kit, skin, parts, colors, shares },
    hair: isBald ? skin : hair,
    marks: marks.filter(Boolean).join(''),
    build: buildOf(talent, age),
    neck: NECKS[head],
  };
}

const valuesOf = (record: Record<string, string>, write: (value: string, name: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, [write(value, name)]]));

/** The head with the neck, 980 by 980; with a random generator, in another expression than usual. */
export function drawHead({ id, kit, skin, marks, ...person }: Person, random?: Random): string {
  const parts = { ...person.parts };
  if (random?.chance(0.6)) parts.mouth = random.pick(kit.mouth);
  if (random?.chance(0.12)) parts.eyes = '19';
  const drawn = createAvatar(lorelei, {
    ...{ size: 980, ...person.shares },
    ...valuesOf(parts, (value, name) => `${name === 'mouth' ? 'happy' : 'variant'}${value}`),
    ...valuesOf(person.colors, (value) => value.replace('#', '')),
  }).toString();
  if (!marks) return drawn;
  const [path = '', outline] = new RegExp(`<path d="([^"]+)" fill="${skin}"/>`).exec(drawn) ?? [];
  const clip = `<clipPath id="skin-${id}"><path d="${outline}"/></clipPath>`;
  return drawn.replace(path, `${path}${clip}<g clip-path="url(#skin-${id})">${marks}</g>`);
}
