import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { COLOR_FAMILIES } from '@/lib/talents/color-families';
import type { RosterFilter } from '@/lib/talents/filter';
import { listName, listTitle } from '@/lib/talents/list-title';
import type { RosterQuery } from '@/lib/talents/query';
import { FULL_RANGES } from '@/lib/talents/ranges';
import { sentenceOf } from '@/lib/talents/sentence';
import type { RosterView } from '@/lib/talents/views';

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

const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a filtered list in words', () => {
  it.each<[RosterView, Narrowing, pt: string, en: string, es: string]>([
    ['women', BLONDE, 'Mulheres loiras', 'Blonde women', 'Mujeres rubias'],
    ['men', BLONDE, 'Homens loiros', 'Blonde men', 'Hombres rubios'],
    [
      ...(['talents', BLONDE, 'Criativos e crianças loiros', 'Blonde creatives and kids'] as const),
      'Creativos y niños rubios',
    ],
    [
      ...(['women', { filter: { hair: ['Blonde'] } }] as const),
      ...(['Mulheres de cabelo loiro-médio', 'Women with medium blonde hair'] as const),
      'Mujeres de cabello rubio medio',
    ],
    [
      'men',
      { filter: { eyes: ['Heterochromia', ...COLOR_FAMILIES.eyes.light.values] } },
      'Homens, com heterocromia ou de olhos claros',
      'Men, with heterochromia or with light eyes',
      'Hombres, con heterocromía o de ojos claros',
    ],
    ['kids', BLONDE, 'Crianças loiras', 'Blonde kids', 'Niños rubios'],
    [
      ...(['curvy', BLONDE, 'Modelos plus size loiros', 'Blonde plus size models'] as const),
      'Modelos plus size rubios',
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
      'Mulheres grisalhas ou carecas ou de cabelo preto puro',
      'Women with grey hair or bald or with pure black hair',
      'Mujeres canosas o sin cabello o de cabello negro puro',
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
      { filter: { ranges: { age: [18, 80] } } },
      ...(['Mulheres, a partir de 18 anos', 'Women, age from 18'] as const),
      'Mujeres, desde 18 años',
    ],
    [
      'women',
      { filter: { ranges: { age: [60, 70] } } },
      ...(['Mulheres, de 60 a 70 anos', 'Women, aged 60 to 70'] as const),
      'Mujeres, de 60 a 70 años',
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
    expect(said.map(plainSpaces)).toEqual(sentences);
  });

  it.each([
    ['pt', 'Homens de\u00a0cabelo castanho, de\u00a0olhos verdes, de\u00a01,75 a 1,80\u00a0m'],
    ['en', 'Men with\u00a0brown hair, with\u00a0green eyes, 1.75 to 1.80\u00a0m'],
  ] as const)('breaks no line after a preposition or before a unit in %s', (locale, sentence) => {
    const { filter } = BROWN;
    const query = { filter: { ...filter, ranges: { height: [175, 180] } } } satisfies Narrowing;
    expect(listName(placeOf(locale, 'men', query))).toBe(sentence);
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
      return restriction && plainSpaces(listName(placeOf('pt', 'women', restriction.less)));
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
