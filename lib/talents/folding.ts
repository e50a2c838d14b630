/** Letters that Unicode does not decompose into an ASCII letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

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
    .replace(/[ßæœøłđðþħı]/g, (letter) => PLAIN_LETTERS[letter] ?? '');
}
