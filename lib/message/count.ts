import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';

const NUMBERS = numbered([
  ['uma', 'um', 'un', 'una', 'uno', 'one', 'a', 'an'],
  ['dois', 'duas', 'dos', 'two'],
  ['tres', 'three'],
  ['quatro', 'cuatro', 'four'],
  ['cinco', 'five'],
  ['seis', 'six'],
  ['sete', 'siete', 'seven'],
  ['oito', 'ocho', 'eight'],
  ['nove', 'nueve', 'nine'],
  ['dez', 'diez', 'ten'],
]);
const MAX_PEOPLE = 99;

function numbered(words: readonly string[][]): ReadonlyMap<string, number> {
  return new Map(words.flatMap((same, at) => same.map((word) => [word, at + 1] as const)));
}

/** A number of people; `article` if the word may be an article instead (`uma`). */
export type Count = { count: number; article: boolean };

/** The number of people in a piece. */
export function countIn(tokens: readonly Token[], piece: Piece): Count | null {
  const token = tokens[piece.from];
  if (piece.next > piece.from + 1 || !token) return null;
  if (token.kind === 'number') {
    const isCount = Number.isInteger(token.value) && token.value > 0 && token.value <= MAX_PEOPLE;
    return isCount && !token.height ? { count: token.value, article: false } : null;
  }
  const count = token.kind === 'word' ? NUMBERS.get(token.plain) : undefined;
  if (!count || token.kind !== 'word') return null;
  return { count, article: count === 1 && token.plain !== 'one' };
}

/** True for `a` and `an`. */
export function isEnglishArticle(tokens: readonly Token[], { from }: Piece): boolean {
  const token = tokens[from];
  return token?.kind === 'word' && /^an?$/.test(token.plain);
}
