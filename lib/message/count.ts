import { UNITS } from '../search/number-words';
import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';
import { isOf, wordAt } from './joints';

const MAX_PEOPLE = 99;
/** Further words for one. */
const ONE = /^(?:an?|outr[oa]|otr[oa]|another)$/;
/** What a number or range before it counts instead of people: `20 a 30 fotos`. */
const THINGS =
  /^(?:dias?|diarias?|days?|jornadas?|hor?as?|hs?|hrs?|hours?|minut[oe]s?|segundos?|seconds?|kms?|semanas?|weeks?|fotos?|photos?|pictures?|looks?|outfits?|images?|imagens|scenes?|cenas|escenas|stores|lojas|tiendas|videos?|films?|filmes?|spots?|pecas?|piezas|reais|euros?|dolares|pesos|dollars)$/;
/** After a number of years that is no age: `5 years of experience`, `10 anos no mercado`. */
const EXPERIENCE = /^(?:exp|mercad|market|carreira|carrera|hist)/;
const PREPOSITION = /^(?:de|of|no|en?|em|in)$/;
/** Groups whose size is no number of talents for a role: `a family of 4`. */
const GROUP = /^(?:familia|family|grupo|group|banda|band|equipe|equipo|team|turma|time)$/;

/** A number of people; `article` if the word may be an article instead (`uma`). */
export type Count = { count: number; article: boolean; piece: Piece };

/** The number of people in a piece. */
export function countIn(tokens: readonly Token[], piece: Piece): Count | null {
  const { from, next } = piece;
  const token = tokens[from];
  const ofGroup = isOf(tokens, from - 1) && GROUP.test(wordAt(tokens, from - 2));
  // A number directly after a letter is no count (`fw26`), except after x (`x2`).
  const isGlued = tokens[from - 1]?.to === token?.from && /^[a-wyz]/.test(wordAt(tokens, from - 1));
  if (!token || next > from + 1 || ofGroup || isGlued) return null;
  if (token.kind === 'number') {
    const { value, height } = token;
    const isCount = Number.isInteger(value) && value > 0 && value <= MAX_PEOPLE && !height;
    return isCount ? { count: value, article: false, piece } : null;
  }
  const word = wordAt(tokens, from);
  const count = ONE.test(word) ? 1 : UNITS.get(word);
  return count ? { count, article: count === 1 && word !== 'one', piece } : null;
}

/** True for a number or article that means one. */
export function isOne(tokens: readonly Token[], at: number): boolean {
  return countIn(tokens, { is: 'filler', from: at, next: at + 1 })?.count === 1;
}

/** True for a piece that counts things: `3 looks`, `8-month-old`, `5 years of experience`. */
export function isOfThings(tokens: readonly Token[], { from, next }: Piece): boolean {
  const last = tokens[next - 1];
  if (/^(?:years|anos)$/.test(wordAt(tokens, next - 1))) {
    const isSpan = /^(?:ha|hace|for)$/.test(wordAt(tokens, from - 1));
    const what = wordAt(tokens, next + 1) === 'el' ? next + 2 : next + 1;
    const isSpent = PREPOSITION.test(wordAt(tokens, next)) && EXPERIENCE.test(wordAt(tokens, what));
    return isSpan || isSpent;
  }
  const isNumber = last?.kind === 'number' || UNITS.has(wordAt(tokens, next - 1));
  const isHyphenated =
    wordAt(tokens, next) === '-' &&
    tokens[next]?.from === last?.to &&
    tokens[next + 1]?.kind === 'word';
  return isNumber && (isHyphenated || THINGS.test(wordAt(tokens, next)));
}

/** True for `a` and `an`. */
export function isEnglishArticle(tokens: readonly Token[], { from }: Piece): boolean {
  return /^an?$/.test(wordAt(tokens, from));
}
