import { expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { isForMinors } from '@/lib/search/ages';
import { searchFor } from '@/lib/search/search';
import { plain } from '@/lib/search/text';
import { SEARCH_MAX_LENGTH } from '@/lib/search/typed-text';
import { isRange, understand } from '@/lib/search/understand';
import { COLORS } from '@/lib/search/vocabulary';
import { wordsOf, written } from '@/lib/search/wording';
import { ENTRIES, type RangeWish, type Wish } from '@/lib/search/words';
import { CATEGORY_NAMES } from '@/lib/talents/categories';
import { COLOR_KEYS } from '@/lib/talents/filter';
import { inchesToCm } from '@/lib/talents/inches';
import { LETTERS } from '@/lib/talents/letters';
import { narrowingKeys } from '@/lib/talents/narrowed';
import { narrowingText } from '@/lib/talents/narrowing-text';
import { RANGE_KEYS, RANGE_LIMITS, SLIDER_STEPS } from '@/lib/talents/ranges';
import { sentenceOf, sentenceText } from '@/lib/talents/sentence';
import { peopleOf } from '@/lib/talents/sentence-words';
import fc from '../../fixtures/fast-check.ts';

const locale = fc.constantFrom(...LOCALES);

const NOTS = ENTRIES.filter(({ meaning: { is } }) => is === 'not' || is === 'nor').flatMap(
  ({ words }) => words.map(plain),
);

const color = fc
  .constantFrom(...COLOR_KEYS)
  .chain((key) =>
    fc.constantFrom(...COLORS[key].keys()).map((name): Wish => ({ key, color: name })),
  );

const range = fc.constantFrom(...RANGE_KEYS).chain((key) => {
  // Smaller shoes are American ones.
  const lowest = Math.max(RANGE_LIMITS[key][0], key === 'shoes' ? 16 : 0);
  const [, highest] = RANGE_LIMITS[key];
  const step = SLIDER_STEPS[key];
  const value = fc
    .integer({ min: lowest / step, max: highest / step })
    .map((steps) => steps * step);
  return fc.tuple(value, value, fc.constantFrom('both', 'one', 'min', 'max')).map((drawn) => {
    const [one, other, shape] = drawn;
    if (shape === 'min') return { key, min: one };
    // Ages up to 18 include minors.
    if (shape === 'max' && (key !== 'age' || one > 18)) return { key, max: one };
    if (shape === 'one') return { key, min: one, max: one };
    return { key, min: Math.min(one, other), max: Math.max(one, other) };
  });
}) satisfies fc.Arbitrary<RangeWish>;

/** Ranges in whole inches, as they are written back. */
const imperialRange = fc.constantFrom('height', 'bust', 'waist', 'hips').chain((key) => {
  const inches = fc.integer(key === 'height' ? { min: 36, max: 86 } : { min: 16, max: 78 });
  return fc.tuple(inches, inches, fc.constantFrom('both', 'min', 'max')).map((drawn): Wish => {
    const [min = 0, max = 0] = drawn
      .slice(0, 2)
      .map(Number)
      .sort((a, b) => a - b)
      .map(inchesToCm);
    const [, , shape] = drawn;
    const ends = { ...(shape !== 'max' && { min }), ...(shape !== 'min' && { max }) };
    return { key, ...ends, imperial: true };
  });
});

const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc
    .constantFrom('woman' as const, 'man' as const)
    .map((gender): Wish => ({ key: 'gender', gender })),
  fc
    .constantFrom(...CATEGORY_NAMES, 'talents' as const)
    .map((category): Wish => ({ key: 'category', category })),
  fc.constantFrom(...LETTERS).map((letter): Wish => ({ key: 'letter', letter })),
  color,
  range,
  imperialRange,
);

const ORDER = ['gender', 'category', 'letter', ...COLOR_KEYS, ...RANGE_KEYS];

/** What a search can ask for: one of each, several colors. */
const wishes = fc
  .uniqueArray(wish, {
    selector: (one) => ('color' in one ? JSON.stringify(one) : one.key),
    maxLength: 8,
  })
  .map((all) =>
    all.some(({ key }) => key === 'gender')
      ? all.filter((one) => one.key !== 'category' || one.category !== 'talents')
      : all,
  )
  // No minor has an age.
  .map((all) =>
    all.some(({ key }) => key === 'age') ? all.filter((one) => !isForMinors(one)) : all,
  )
  .map((all) => all.toSorted((one, other) => ORDER.indexOf(one.key) - ORDER.indexOf(other.key)));

test('wishes next to a name are understood as themselves', () => {
  const name = fc.constantFrom('', 'Ana', 'Maria da Silva', "D'Ávila", 'zé');
  fc.assert(
    fc.property(wishes, name, locale, (all, named, language) => {
      const meant = { wishes: all, name: named, unrecognized: [] };
      expect(understand(written(meant, language))).toEqual(meant);
    }),
    { numRuns: 500 },
  );
});

/** Scraps of what people type, in any order. */
const scrap = fc.oneof(
  wish.chain((one) => locale.map((language) => wordsOf(one, language))),
  fc.constantFrom(
    ...['1,75', '175', "5'9", '1m80', '38', '25', '90-60-90', '36-38', '38,5', '+', '-', ',', '/'],
    ...['a', 'to', 'até', 'e', 'ou', 'or', 'de', 'entre', 'between', 'from', 'over', 'acima de'],
    ...['sem', 'sin', 'no', 'not', 'cabelo', 'hair', 'eyes', 'ojos', 'pele', 'azul', 'brown'],
    'dark',
    ...['size', 'sapato', 'busto', 'waist', 'altura', 'anos', 'years', 'cm', 'kg', 'm', '<', '>='],
    ...['não', 'menos', 'exceto', 'anything but', 'but', 's/', 'nem', 'loira', 'rubias', 'bald'],
    ...['loiros', 'ruiva', 'moreno', 'guy', 'menina', '30s', 'late', 'x', '90x60x90', 'n', 'nº'],
    ...['alta', 'ou', '6 feet', '1 metro e 75', 'e abaixo de', 'and under', '1,80 pra cima', '24″'],
    ...['Ana', 'Maria', 'Rosa', 'Max', 'new', 'faces', 'tatuagem', 'morena', 'tall', '§', 'É', 'x'],
  ),
  fc.string({ maxLength: 6 }),
);
const scraps = fc.array(scrap, { maxLength: 10 }).map((all) => all.join(' '));

test('what is understood and written back is understood the same way again', () => {
  fc.assert(
    fc.property(fc.oneof(scraps, fc.string({ maxLength: 40 })), locale, (typed, language) => {
      const first = understand(typed);
      // All models are no wish. A negation alone would be about the wish before it.
      fc.pre(!first.everyone && !first.unrecognized.some((text) => NOTS.includes(plain(text))));
      expect(understand(written(first, language))).toEqual(first);
    }),
    { numRuns: 1500 },
  );
}, 30_000);

test('nothing of what follows a negation is understood up to the end of the line', () => {
  const not = fc.constantFrom(...NOTS);
  const joint = fc.constantFrom(
    ' ',
    ' e ',
    ' or ',
    ' ni ',
    ' / ',
    ' as well as ',
    ' 1,75 ',
    ' que ',
    ', ',
  );
  fc.assert(
    fc.property(
      not,
      wish,
      joint,
      wish,
      wish,
      locale,
      (word, one, between, other, last, language) => {
        const [first, second, third] = [one, other, last].map((each) => wordsOf(each, language));
        // The bald are `sin cabello`, and `no more than 170` is an end of a range.
        fc.pre(!/^(?:sin cabello|bald|careca)$/.test(first ?? '') && 'min' in one === 'max' in one);
        const { wishes } = understand(`Ana, ${word} ${first}${between}${second}, Ana; ${third}`);
        expect(wishes).toEqual([last]);
      },
    ),
    { numRuns: 1000 },
  );
});

test('every word is understood or reported', () => {
  const unknown = fc.stringMatching(/^[b-df-hj-np-tv-z]{5,9}$/);
  fc.assert(
    fc.property(wishes, unknown, locale, (all, word, language) => {
      const { name, unrecognized } = understand(
        `${written({ wishes: all, name: '', unrecognized: [] }, language)} ${word}`,
      );
      expect([name, ...unrecognized].join(' ')).toContain(word);
    }),
  );
});

test('what a list says in its sentence or its chips leads to the same list', () => {
  fc.assert(
    fc.property(wishes, locale, (all, language) => {
      const known = { locale: language, rows: [], bounds: RANGE_LIMITS };
      const lead = (typed: string) => {
        const { view, query, unrecognized } = searchFor(typed, known);
        const colors = COLOR_KEYS.map((key) => query.filter[key]?.toSorted());
        const filter = { ...query.filter, hair: colors[0], eyes: colors[1] };
        return { view, query: { ...query, filter }, unrecognized };
      };
      const typed = written({ wishes: all, name: '', unrecognized: [] }, language);
      const { view, query } = lead(typed);
      const place = {
        texts: { ...messagesOf(language), locale: language },
        view,
        query,
        bounds: RANGE_LIMITS,
      };
      const sentence = sentenceOf(place);
      // Inches are rounded to centimeters.
      fc.pre(sentence !== null && !query.filter.imperial);
      // The ends of the sliders are left out.
      fc.pre(
        !all.some(
          (one) =>
            isRange(one) && RANGE_LIMITS[one.key].some((end) => end === one.min || end === one.max),
        ),
      );
      const same = { view, query, unrecognized: [] };
      const said = sentenceText(sentence ?? []);
      fc.pre(said.length <= SEARCH_MAX_LENGTH);
      expect(lead(said)).toEqual(same);
      const chips = narrowingKeys(query).map((key) => narrowingText(place, key));
      expect(lead([peopleOf(place.texts, view), ...chips].join(', '))).toEqual(same);
    }),
    { numRuns: 500 },
  );
});
