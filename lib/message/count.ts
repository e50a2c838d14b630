import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';
import { isOf } from './joints';

const NUMBERS = numbered([
  ['uma', 'um', 'un', 'una', 'uno', 'one', 'a', 'an', 'outro', 'outra', 'otro', 'otra', 'another'],
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

/** What a number before it counts instead of people. */
const THINGS =
  /^(?:dias?|diarias?|days?|jornadas?|hor?as?|hours?|semanas?|weeks?|mes|meses|months?|fotos?|photos?|pictures?|looks?|videos?|films?|filmes?|spots?|pecas?|piezas|reais|euros?|dolares|pesos|dollars)$/;
/** Groups whose size is no number of talents for a role: `a family of 4`. */
const GROUP = /^(?:familia|family|grupo|group|banda|band|equipe|equipo|team|turma|time)$/;

/** A number of people; `article` if the word may be an article instead (`uma`). */
export type Count = { count: number; article: boolean };

/** The number of people in a piece. */
export function countIn(tokens: readonly Token[], piece: Piece): Count | null {
  const token = tokens[piece.from];
  if (piece.next > piece.from + 1 || !token) return null;
  const [before, behind] = [tokens[piece.from - 2], tokens[piece.next]];
  if (behind?.kind === 'word' && THINGS.test(behind.plain)) return null;
  if (before?.kind === 'word' && GROUP.test(before.plain) && isOf(tokens, piece.from - 1))
    return null;
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
