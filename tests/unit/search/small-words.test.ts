import { describe, expect, it, test } from 'vitest';
import { searchFor } from '@/lib/search/search';
import { plainName } from '@/lib/talents/name-search';
import { FULL_RANGES } from '@/lib/talents/ranges';
import fc from '../../fixtures/fast-check.ts';

const BRAZILIAN = [
  'Maria da Silva',
  'João dos Santos',
  'Ana de Souza',
  'Marco e Lima',
  'Débora Sá',
];
const SPANISH = ['José Ortega y Gasset', 'Lucía de la Cruz', 'Juan del Río', 'Elena Paz y Bien'];
const ENGLISH = ['Janine Adams', 'Bo Anders', 'Toby Forbes', 'Thea Withers', 'Andy De Young'];
const NAMES = [...BRAZILIAN, ...SPANISH, ...ENGLISH];

const rowsOf = (names: readonly string[]) => names.map((name, id) => ({ id, name }));

function search(typed: string, names: readonly string[] = NAMES) {
  return searchFor(typed, { locale: 'pt', rows: rowsOf(names), bounds: FULL_RANGES });
}

const FUNCTION_WORDS =
  'de da do dos das e o a os as um uma em no na nos nas com por para que se ao seu sua sobre ' +
  'y el la los las un una del al en con su sus lo le nos ella esta ' +
  'and the of a an for with in on at by to from or is are be her his their that this who';

const functionWord = fc.constantFrom(...FUNCTION_WORDS.split(' '));
/** Up to three letters from within a name, or of the alphabet. */
const fragment = fc.oneof(
  fc.stringMatching(/^[a-z]{1,3}$/),
  fc
    .tuple(
      fc.constantFrom(...NAMES.join(' ').split(' ')),
      fc.nat(6),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([word, from, length]) => word.slice(from, from + length))
    .filter((word) => word !== ''),
);
const besides = fc.constantFrom(
  ...['loira', 'comercial', '1,75', 'campanha', 'sapato 37', 'tatuagem'],
  ...['shampoo', 'blonde', 'commercial', 'photo shoot', 'green eyes', 'over 25'],
  ...['rubia', 'anuncio', 'ojos azules', 'campaña', 'mujeres', 'talla 38'],
);

test('beside other words, neither a function word nor a fragment becomes a name', () => {
  const roster = fc.subarray(NAMES, { minLength: 1 });
  const small = fc.oneof(functionWord, fragment);
  const typed = fc
    .array(fc.tuple(fc.array(small, { minLength: 1, maxLength: 3 }), besides), {
      minLength: 1,
      maxLength: 3,
    })
    .chain((parts) =>
      fc.constantFrom(
        parts.map(([words, beside]) => [...words, beside].join(' ')).join(' '),
        parts.map(([words, beside]) => [beside, ...words].join(' ')).join(' '),
      ),
    );
  fc.assert(
    fc.property(roster, typed, (names, text) => {
      const whole = new Set(names.flatMap((name) => plainName(name).split(' ')));
      const { name } = search(text, names);
      const small = new Set(FUNCTION_WORDS.split(' '));
      const wrong = plainName(name)
        .split(' ')
        .filter((word) => word !== '' && (small.has(word) || !whole.has(word)));
      expect(wrong).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

describe('a small word', () => {
  it.each(['e', 'de', 'da', 'y', 'la', 'and', 'for', 'q'].map((word) => [word] as const))(
    '“%s” alone is no name where it only joins names',
    (word) => {
      expect(search(word)).toMatchObject({ name: '', unrecognized: [word] });
    },
  );

  it.each([
    ['De', 'De Souza'],
    ['do', 'Do Hyun Kim'],
    ['Bo', 'Bo Anders'],
    ['e', 'E Silva'],
  ])('“%s” alone is a name where a talent has it: %s', (typed, name) => {
    expect(search(typed, [...NAMES, name]).name).toBe(typed);
  });

  it.each([
    ['Maria da Silva', 'Maria da Silva'],
    ['maria da', 'maria da'],
    ['Ortega y Gasset', 'Ortega y Gasset'],
    ['loira Maria da Silva', 'Maria da Silva'],
    ['loira Bo', 'Bo'],
    ['Sá 1,75', 'Sá'],
    ['Gasset y', 'Gasset'],
  ])('%s: the name is “%s”', (typed, name) => {
    expect(search(typed).name).toBe(name);
  });
});
