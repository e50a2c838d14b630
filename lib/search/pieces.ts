import type { Gender } from '../talents/talent';
import { amountAt } from './amounts';
import { colorAt } from './color-words';
import { coloredAt } from './colored';
import { genderOf } from './forms';
import { meaningAt } from './lexicon';
import type { Meaning } from './meaning';
import { wordsFrom } from './numbers';
import type { Token } from './tokens';
import type { Wish } from './wish';

/**
 * One piece of a query: a wish, a part of a name, an unrecognized term, or nothing. A thing is
 * unrecognized too, and takes the negation before it with it: `no tattoos`.
 */
export type Piece = {
  from: number;
  next: number;
  /** The gender that the form of a word implies: `loira` means a woman. */
  gender?: Gender;
} & Content;

type Content =
  | { is: 'wish'; wishes: Wish[] }
  | { is: 'name' | 'unrecognized' | 'thing' | 'filler' | 'comma' }
  | Extract<Meaning, { is: 'not' }>;

/** Splits the tokens of a query into pieces, in order. */
export function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const piece = continuedAt(tokens, pieces, at) ?? pieceAt(tokens, at);
    const gender = genderOf(wordsFrom(tokens, at).slice(0, piece.next - at));
    const ofPerson = gender && nounGender(tokens, pieces) !== gender;
    pieces.push(ofPerson ? { ...piece, gender } : piece);
    at = piece.next;
  }
  return pieces;
}

/**
 * The gender of the noun that a form after these pieces may agree with: `cabelos longos e loiros`.
 */
function nounGender(tokens: readonly Token[], pieces: readonly Piece[]): Gender | null {
  const other = pieces.findLastIndex(({ is }) => /^(?:wish|name|comma)$/.test(is));
  for (const { from } of pieces.slice(other + 1)) {
    const meaning = meaningAt(wordsFrom(tokens, from))?.meaning;
    if (meaning?.is === 'colored') return meaning.what === 'skin' ? 'woman' : 'man';
  }
  return null;
}

/**
 * A bare color behind a negation that continues colors before it: `not blonde and not red`, `olhos
 * que não sejam azuis nem verdes`.
 */
function continuedAt(tokens: readonly Token[], pieces: readonly Piece[], at: number): Piece | null {
  if (pieces.at(-1)?.is !== 'not') return null;
  const before = pieces.findLast(({ is }) => is !== 'not' && is !== 'filler');
  const [wish] = before?.is === 'wish' ? before.wishes : [];
  if (!wish || !('color' in wish)) return null;
  const found = colorAt(wordsFrom(tokens, at), wish.key);
  if (!found || coloredAt(tokens, at)?.wishes) return null;
  const after = meaningAt(wordsFrom(tokens, at + found.length))?.meaning;
  if (after?.is === 'colored') return null;
  const { key } = wish;
  const wishes = [{ key, color: found.color }];
  return { is: 'wish', wishes, from: at, next: at + found.length };
}

function pieceAt(tokens: readonly Token[], from: number): Piece {
  const colored = coloredAt(tokens, from);
  const read = colored ?? amountAt(tokens, from);
  if (read) {
    const { wishes, next } = read;
    return wishes ? { is: 'wish', wishes, from, next } : { is: 'unrecognized', from, next };
  }
  const token = tokens[from];
  if (token?.kind !== 'word') return { ...contentOfMark(tokens, from), from, next: from + 1 };
  const found = meaningAt(wordsFrom(tokens, from));
  if (!found) return { is: 'name', from, next: from + 1 };
  const { meaning, length } = found;
  return { ...contentOf(meaning), from, next: from + length };
}

function contentOfMark(tokens: readonly Token[], at: number): Content {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const text = token?.kind === 'mark' ? token.text : '';
  if (/[,;]/.test(text)) return { is: 'comma' };
  // `-blonde`: exclusion as in search engines.
  const sign = text === '-' && after?.kind === 'word' && after.from === token?.to;
  return sign && before?.to !== token.from ? { is: 'not' } : { is: 'filler' };
}

/** The content of a piece that is this meaning alone. */
function contentOf(meaning: Meaning): Content {
  switch (meaning.is) {
    case 'gender':
      return { is: 'wish', wishes: [{ key: 'gender', gender: meaning.gender }] };
    case 'category': {
      const { category, gender } = meaning;
      const also: Wish[] = gender ? [{ key: 'gender', gender }] : [];
      return { is: 'wish', wishes: [...also, { key: 'category', category }] };
    }
    case 'name':
    case 'filler':
    case 'thing':
    case 'not':
      return meaning;
    case 'end':
      return { is: meaning.name ? 'name' : 'unrecognized' };
    default:
      return { is: 'unrecognized' };
  }
}
