import { describe, expect, it, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { CATEGORY_NAMES, type Category } from '@/lib/talents/categories';
import { COLOR_FAMILIES } from '@/lib/talents/color-families';
import { hairOptions } from '@/lib/talents/colors';
import type { RosterFilter } from '@/lib/talents/filter';
import { LETTERS } from '@/lib/talents/letters';
import { listName, listTitle } from '@/lib/talents/list-title';
import { narrowingText } from '@/lib/talents/narrowing-text';
import type { RosterQuery } from '@/lib/talents/query';
import { FULL_RANGES, RANGE_KEYS, SLIDER_STEPS } from '@/lib/talents/ranges';
import { sentenceOf, sentenceText } from '@/lib/talents/sentence';
import { ROSTER_VIEWS, type RosterView } from '@/lib/talents/views';
import fc from '../../fixtures/fast-check.ts';

type Narrowing = Partial<Omit<RosterQuery, 'filter'>> & { filter?: Partial<RosterFilter> };

/** Of a roster with smaller sizes than the sliders have at least. */
const BOUNDS = { ...FULL_RANGES, height: [40, 220], jeans: [34, 60] } as const;

function placeOf(locale: Locale, view: RosterView, { filter, ...query }: Narrowing) {
  return {
    texts: { ...messagesOf(locale), locale },
    view,
    query: { page: 1, ...query, filter: { ranges: {}, ...filter } },
    bounds: BOUNDS,
  };
}

const { blonde, brown } = COLOR_FAMILIES.hair;
const { green } = COLOR_FAMILIES.eyes;
const BLONDE: Narrowing = { filter: { hair: blonde.values } };
const SIZED: Narrowing = {
  filter: { hair: blonde.values, ranges: { height: [175, 180], jeans: [38, 38] } },
};
const BROWN: Narrowing = { filter: { hair: brown.values, eyes: green.values } };
const EITHER: Narrowing = { filter: { hair: ['Grey', 'Hairless', 'Black'] } };

describe('a filtered list in words', () => {
  it.each<[RosterView, Narrowing, pt: string, en: string, es: string]>([
    ['women', BLONDE, 'Mulheres loiras', 'Blonde women', 'Mujeres rubias'],
    ['men', BLONDE, 'Homens loiros', 'Blonde men', 'Hombres rubios'],
    ['talents', BLONDE, 'Talentos loiros', 'Blonde talent', 'Talentos rubios'],
    ['models', BLONDE, 'Modelos loiros', 'Blonde models', 'Modelos rubios'],
    ['kids', BLONDE, 'Crianças loiras', 'Blonde kids', 'Niños rubios'],
    [
      ...(['curvy', BLONDE, 'Modelos plus size loiros', 'Blonde plus size models'] as const),
      'Modelos plus size rubios',
    ],
    [
      ...(['senior', BLONDE, 'Modelos seniores loiros', 'Blonde senior models'] as const),
      'Modelos séniores rubios',
    ],
    [
      ...(['new_faces', BLONDE, 'Novos rostos loiros', 'Blonde new faces'] as const),
      'Nuevos rostros rubios',
    ],
    [
      'women',
      SIZED,
      'Mulheres loiras, de 1,75 a 1,80 m, manequim 38',
      'Blonde women, 1.75 to 1.80 m, size 38',
      'Mujeres rubias, de 1,75 a 1,80 m, talla 38',
    ],
    [
      'men',
      BROWN,
      'Homens de cabelo castanho, de olhos verdes',
      'Men with brown hair, with green eyes',
      'Hombres de cabello castaño, de ojos verdes',
    ],
    [
      'women',
      EITHER,
      'Mulheres grisalhas ou carecas ou de cabelo preto',
      'Women with grey hair or bald or with black hair',
      'Mujeres canosas o sin cabello o de cabello negro',
    ],
    [
      'men',
      { filter: { hair: ['Grey', 'Hairless'] } },
      'Homens grisalhos ou carecas',
      'Grey-haired or bald men',
      'Hombres canosos o sin cabello',
    ],
    [
      'women',
      { category: 'actors', letter: 'a', filter: { q: 'lu' } },
      'Mulheres, atrizes, letra A, nome “lu”',
      'Women, actors, letter A, name “lu”',
      'Mujeres, actrices, letra A, nombre “lu”',
    ],
    [
      'men',
      { filter: { ranges: { height: [40, 180], bust: [100, 120], age: [30, 30] } } },
      ...(['Homens, até 1,80 m, tórax a partir de 100 cm, 30 anos'] as const),
      'Men, up to 1.80 m, chest from 100 cm, age 30',
      'Hombres, hasta 1,80 m, pecho desde 100 cm, 30 años',
    ],
    [
      'women',
      { filter: { ranges: { height: [175, 175] } } },
      ...(['Mulheres, de 1,75 m', 'Women, 1.75 m tall', 'Mujeres, de 1,75 m'] as const),
    ],
    [
      'women',
      { filter: { ranges: { height: [170, 180] }, imperial: true } },
      ...([
        'Mulheres, de 5′7″ a 5′11″',
        'Women, 5′7″ to 5′11″',
        'Mujeres, de 5′7″ a 5′11″',
      ] as const),
    ],
  ])('%s, %j', (view, query, ...sentences) => {
    const said = (['pt', 'en', 'es'] as const).map((one) => listName(placeOf(one, view, query)));
    expect(said).toEqual(sentences);
  });

  it('sorted or on a further page alone is a whole list, with its title', () => {
    const place = placeOf('pt', 'women', { sort: 'name', page: 3 });
    expect(sentenceOf(place)).toBeNull();
    expect(listTitle(place, 45)).toBe('Mulheres');
  });

  it('is its title with the number of talents', () => {
    expect(listTitle(placeOf('pt', 'women', BLONDE), 1)).toBe('Mulheres loiras: 1 talento');
    expect(listTitle(placeOf('en', 'men', BLONDE), 0)).toBe('Blonde men: No matches');
    expect(listTitle(placeOf('en', 'actors', BLONDE), 2)).toBe('Blonde actors: 2 people');
    const named: Narrowing = { filter: { q: 'Pay the fee', hair: blonde.values } };
    expect(listTitle(placeOf('en', 'men', named), 1)).toContain('Pay the fee');
    expect(listTitle(placeOf('en', 'men', named), 0)).toBe('Blonde men: No matches');
    expect(listTitle(placeOf('en', 'men', { filter: { q: 'Pay the fee' } }), 0)).toBe('Men');
  });

  it('has one piece for each restriction, without which the rest remains', () => {
    const sentence = sentenceOf(placeOf('pt', 'women', { ...SIZED, letter: 'a' })) ?? [];
    const left = sentence.map(({ restriction }) => {
      return restriction && listName(placeOf('pt', 'women', restriction.less));
    });
    expect(left).toEqual([
      null,
      'Mulheres, letra A, de 1,75 a 1,80 m, manequim 38',
      'Mulheres loiras, de 1,75 a 1,80 m, manequim 38',
      'Mulheres loiras, letra A, manequim 38',
      'Mulheres loiras, letra A, de 1,75 a 1,80 m',
    ]);
  });
});

const hairColor = fc.constantFrom(...hairOptions('en').map(({ value }) => value), 'Teal');
const eyeColor = fc.constantFrom('Green', 'Blue', 'Brown', 'Light Brown', 'Amber');
const choices = (color: fc.Arbitrary<string>) =>
  fc.uniqueArray(
    fc.oneof(
      color,
      color.map((one) => `-${one}`),
    ),
    { minLength: 1, maxLength: 4 },
  );
const ranges = fc.record(
  Object.fromEntries(
    RANGE_KEYS.map((key) => {
      const [lowest, highest] = BOUNDS[key];
      const steps = (highest - lowest) / SLIDER_STEPS[key];
      const end = fc.integer({ min: 0, max: steps }).map((at) => lowest + at * SLIDER_STEPS[key]);
      const sorted = fc
        .tuple(end, end)
        .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)
        .filter(([min, max]) => min > lowest || max < highest);
      return [key, sorted];
    }),
  ),
  { requiredKeys: [] },
);
const filters = fc.record(
  {
    q: fc.constantFrom('ana', 'joão p', 'd’ávila'),
    hair: choices(hairColor),
    eyes: choices(eyeColor),
    ranges,
    imperial: fc.boolean(),
  },
  { requiredKeys: ['ranges'] },
);
const queries = fc.record(
  {
    category: fc.constantFrom<Category>(...CATEGORY_NAMES),
    letter: fc.constantFrom(...LETTERS),
    filter: filters,
  },
  { requiredKeys: ['filter'] },
);

/** The words that a restriction must say: its figures, name and color. */
function essence(text: string): string[] {
  return text.toLowerCase().match(/\d[\d.,′″]*|“.*”|\p{L}{4,}/gu) ?? [];
}

test('every filter has a sentence with the words of each restriction, in every language', () => {
  const places = fc.tuple(fc.constantFrom(...LOCALES), fc.constantFrom(...ROSTER_VIEWS), queries);
  fc.assert(
    fc.property(places, ([locale, view, { category, ...rest }]) => {
      const gendered = view === 'women' || view === 'men';
      const query = { ...rest, ...(gendered && category && { category }) };
      const place = placeOf(locale, view, query as Narrowing);
      const sentence = sentenceOf(place);
      if (!sentence) return expect(listName(place)).toBe(place.texts.pages[view]);
      const text = sentenceText(sentence);
      expect(text).not.toMatch(/undefined|null|\{|\||\s{2}|^\s|\s$|,,/);
      expect(text.charAt(0)).toBe(text.charAt(0).toUpperCase());
      for (const { restriction, ...piece } of sentence) {
        if (!restriction || restriction.key === 'category') continue;
        const said = piece.text.toLowerCase();
        if (restriction.key === 'height') {
          // Meters instead of centimeters: the same figures.
          const figures = (one: string) => one.replace(/[^\d′]/g, '').replace(/^0+/, '');
          const [first = ''] = essence(restriction.label).filter((word) => /\d/.test(word));
          expect(figures(said)).toContain(figures(first));
        } else if (restriction.key === 'hair' || restriction.key === 'eyes') {
          // An adjective says the color without the word for hair.
          const stems = essence(restriction.label).map((word) => word.slice(0, 3));
          expect(stems.some((stem) => said.includes(stem))).toBe(true);
        } else {
          expect(said).toBe(narrowingText(place, restriction.key).toLowerCase());
        }
      }
    }),
  );
});
