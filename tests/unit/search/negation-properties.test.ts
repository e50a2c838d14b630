import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { answerTo, prepared } from '@/lib/search/answer';
import { COLORS } from '@/lib/search/color-words';
import type { Wish } from '@/lib/search/wish';
import { wordsOf } from '@/lib/search/wording';
import { CATEGORY_NAMES, categoryIds } from '@/lib/talents/categories';
import { COLOR_KEYS } from '@/lib/talents/filter';
import { listedTalent } from '@/lib/talents/listed-talent';
import { narrow } from '@/lib/talents/narrowed';
import { FULL_RANGES, RANGE_KEYS } from '@/lib/talents/ranges';
import type { Talent } from '@/lib/talents/talent';
import fc from '../../fixtures/fast-check.ts';
import { roster } from '../../fixtures/generated-roster.ts';

const NOW = new Date('2026-05-01');
const IDS = categoryIds({ CATEGORY_ACTORS: 71, CATEGORY_INTERNATIONAL: 72, CATEGORY_CREATIVE: 73 });

/** How the languages that the grammar knows negate. */
const BEFORE = {
  pt: ['sem', 'não', 'que não seja', 'menos', 'exceto', 'tirando', 'não quero', 'sem ser', 'nem'],
  en: ['no', 'not', 'without', 'anything but', "don't want", 'except', 'not a', 'nor', 'non'],
  es: ['sin', 'no', 'que no sea', 'menos', 'excepto', 'no quiero ninguna', 'ni'],
} as const satisfies Partial<Record<Locale, readonly string[]>>;

const color = fc
  .constantFrom(...COLOR_KEYS)
  .chain((key) =>
    fc.constantFrom(...COLORS[key].keys()).map((name): Wish => ({ key, color: name })),
  );
const wish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 4, arbitrary: color },
  fc
    .constantFrom('woman' as const, 'man' as const)
    .map((gender): Wish => ({ key: 'gender', gender })),
  fc.constantFrom(...CATEGORY_NAMES).map((category): Wish => ({ key: 'category', category })),
  fc.constantFrom(...RANGE_KEYS).map((key): Wish => ({ key, min: FULL_RANGES[key][0] + 2 })),
);

/** A roster on which every color of the filter occurs. */
const colored = fc.tuple(roster, fc.integer()).map(([talents, start]) =>
  talents.map((talent, at): Talent => {
    const [hair, eyes] = COLOR_KEYS.map((key) => {
      const values = [...COLORS[key].values()].flatMap((one) => one.values);
      return values[Math.abs(start + at * 7) % values.length] ?? null;
    });
    return { ...talent, hair: talent.hair && (hair ?? null), eyes: talent.eyes && (eyes ?? null) };
  }),
);

const asked = fc.constantFrom('pt', 'en', 'es').chain((locale) =>
  fc.record({
    locale: fc.constant(locale),
    before: fc.constantFrom(...BEFORE[locale]),
  }),
);

/** How the languages join two negated colors, and the noun that each relative clause is about. */
const JOINTS = {
  pt: [
    ...[
      'ou',
      'nem',
      'e',
      'e nem',
      'e não',
      'e/ou',
      '/',
      '&',
      '+',
      '',
      'ou então',
      'ou ainda',
      'mais',
    ],
    ...['e também', 'assim como', 'bem como', 'tampouco', 'nem mesmo', 'muito menos', 'além disso'],
  ],
  en: [
    ...['or', 'nor', 'and', 'and not', 'and no', 'and/or', '/', '&', '+', '', 'or else', 'or even'],
    ...['as well as', 'and also', 'plus', 'let alone', 'neither', 'together', 'or any', ', nor'],
  ],
  es: [
    ...[
      'o',
      'u',
      'ni',
      'y',
      'e',
      'y no',
      'y/o',
      '/',
      '&',
      '+',
      '',
      'o bien',
      'tampoco',
      'y tampoco',
    ],
    ...['así como', 'y también', 'ni siquiera', 'ni tampoco', 'mucho menos', 'además', ', ni'],
  ],
} as const satisfies Partial<Record<Locale, readonly string[]>>;
const CLAUSES = {
  pt: ['que não seja', 'que não sejam', 'não', 'que não é'],
  en: ['that is not', 'which are not', 'is not', 'not'],
  es: ['que no sea', 'que no sean', 'no'],
} as const satisfies Partial<Record<Locale, readonly string[]>>;
const NOUNS = {
  pt: { hair: 'cabelo', eyes: 'olhos' },
  en: { hair: 'hair', eyes: 'eyes' },
  es: { hair: 'pelo', eyes: 'ojos' },
} as const satisfies Partial<Record<Locale, object>>;

/** The ids of all talents that a text finds. */
function finder(talents: readonly Talent[], locale: Locale) {
  const rows = talents.map((talent) => listedTalent(talent, NOW));
  const bounds = prepared(rows);
  return (typed: string) => {
    const { total, view, query } = answerTo(typed, { rows, locale, bounds, categoryIds: IDS });
    const found = total === 0 ? [] : narrow(rows, view, query, IDS).rows;
    return new Set(found.map(({ id }) => id));
  };
}

test('no talent matches both a wish and its negation', () => {
  fc.assert(
    fc.property(colored, wish, asked, (talents, one, { locale, before }) => {
      const find = finder(talents, locale);
      const words = wordsOf(one, locale);
      expect(find(words).intersection(find(`${before} ${words}`))).toEqual(new Set());
    }),
    { numRuns: 400 },
  );
});

test('excluding a color finds every talent with another color', () => {
  fc.assert(
    fc.property(colored, color, asked, (talents, one, { locale, before }) => {
      const find = finder(talents, locale);
      const words = wordsOf(one, locale);
      const known = talents.filter((talent) => talent[one.key as 'hair' | 'eyes']);
      const all = new Set(known.map(({ id }) => id));
      expect(find(words).union(find(`${before} ${words}`))).toEqual(all);
    }),
    { numRuns: 400 },
  );
});

test('adding an exclusion to a wish only narrows its results', () => {
  fc.assert(
    fc.property(colored, wish, wish, asked, (talents, one, other, { locale, before }) => {
      const find = finder(talents, locale);
      const words = wordsOf(one, locale);
      const less = find(`${words} ${before} ${wordsOf(other, locale)}`);
      expect(less.difference(find(words))).toEqual(new Set());
    }),
    { numRuns: 400 },
  );
});

const joined = asked.chain(({ locale, before }) =>
  fc.record({
    locale: fc.constant(locale),
    before: fc.constant(before),
    joint: fc.constantFrom(...JOINTS[locale]),
  }),
);

test('no talent matches a color and its negation beside another, whatever joins the two', () => {
  fc.assert(
    fc.property(colored, color, color, joined, (talents, one, other, { locale, before, joint }) => {
      const find = finder(talents, locale);
      const [words, further] = [wordsOf(one, locale), wordsOf(other, locale)];
      const found = find(`${before} ${words} ${joint} ${further}`);
      expect(find(words).intersection(found)).toEqual(new Set());
      // Nothing joins them: `not blonde green eyes` asks for green eyes.
      if (joint === '' && one.key !== other.key) return;
      // `not blonde and red` may ask for red hair, and then is not understood.
      expect(find(further).intersection(found)).toEqual(new Set());
    }),
    { numRuns: 800 },
  );
});

test('no talent matches a color and a clause that negates it', () => {
  const clause = fc
    .constantFrom('pt', 'en', 'es')
    .chain((locale) =>
      fc.record({ locale: fc.constant(locale), not: fc.constantFrom(...CLAUSES[locale]) }),
    );
  fc.assert(
    fc.property(colored, color, clause, (talents, one, { locale, not }) => {
      if (!('color' in one) || one.color === 'Hairless') return;
      const find = finder(talents, locale);
      const word = COLORS[one.key].get(one.color)?.words[locale] ?? '';
      const found = find(`${NOUNS[locale][one.key]} ${not} ${word}`);
      const known = talents.filter((talent) => talent[one.key]);
      expect(find(wordsOf(one, locale)).intersection(found)).toEqual(new Set());
      expect(find(wordsOf(one, locale)).union(found)).toEqual(new Set(known.map(({ id }) => id)));
    }),
    { numRuns: 400 },
  );
});
