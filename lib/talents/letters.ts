/**
 * The small Latin letters of Unicode's blocks up to Extended-B, IPA and Additional that it does not decompose
 * into an ASCII letter and a mark, by the letters that people type for them.
 */
const LETTERS_FOR: Readonly<Record<string, string>> = {
  ...{ a: 'ɐɑɒⱥ', b: 'ƀƃƅɓ', c: 'ƈȼɕ', d: 'ðđƌȡɖɗẟ', e: 'ǝəɘɛɜɝɞɇ', f: 'ƒɸ', g: 'ǥɠɡɣ', h: 'ħɥɦ' },
  ...{ i: 'ıɨɩɪ', j: 'ȷɉɟʝ', k: 'ĸƙ', l: 'łƚȴɫɬɭỻ', m: 'ɯɰɱ', n: 'ŋƞȵɲɳ', o: 'øɔɵƣȣ', p: 'ƥƿ' },
  ...{ q: 'ɋ', r: 'ɍɹɺɻɼɽɾʀʁ', s: 'ſʂȿẜẝ', t: 'ŧƫƭȶʈⱦ', u: 'ʉʊ', v: 'ʋʌỽ', w: 'ʍ', y: 'ƴɏʎỿ' },
  ...{ z: 'ƶȥɀʐʑ', ae: 'æ', oe: 'œɶ', ss: 'ß', th: 'þ', hv: 'ƕ', sh: 'ʃƪ', zh: 'ʒƹƺ' },
  ...{ db: 'ȸ', qp: 'ȹ' },
};

const PLAIN_LETTERS = new Map(
  Object.entries(LETTERS_FOR).flatMap(([plain, letters]) =>
    Array.from(letters, (letter) => [letter, plain] as const),
  ),
);

/**
 * Folds letters for comparison: lower case, no accents (`İris` and `Íris` become `iris`), and special
 * letters as people type them (`ł` → `l`, `ß` → `ss`, `ª` → `a`). The one folding of slugs, search,
 * initials and folder names. Letters of other scripts stay, decomposed (NFKD); so do vowel signs that
 * belong to the word, such as those of Devanagari.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f]/g, '')
    .toLowerCase()
    .replace(
      /[\u00df-\u02af\u1e00-\u1eff\u2c60-\u2c7f]/g,
      (letter) => PLAIN_LETTERS.get(letter) ?? letter,
    );
}

const ALPHABET = [
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'],
  ...['n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z'],
] as const;

/** The letters of the alphabet strip. */
export const LETTERS: readonly Letter[] = ALPHABET;
export type Letter = (typeof ALPHABET)[number];

/** True for a single lower-case letter from a to z. */
export function isLetter(value: string): value is Letter {
  return (LETTERS as readonly string[]).includes(value);
}

/** The first letter of a name, folded (`Łucja` → `l`, `Ágata` → `a`); null if it is not a Latin letter. */
export function initialOf(name: string): Letter | null {
  const first = fold(name.trim()).charAt(0);
  return isLetter(first) ? first : null;
}
