import { amountAt } from './amounts';
import { coloredAt } from './colored';
import { type Meaning, meaningAt } from './lexicon';
import { wordsFrom } from './numbers';
import type { Token } from './tokens';
import type { Wish } from './wish';

/** One piece of a text: what it asks for, a part of a name, what is not understood, or nothing. */
export type Piece = {
  from: number;
  next: number;
} & ({ is: 'wish'; wishes: Wish[] } | { is: 'name' | 'unread' | 'filler' | 'comma' });

/** Takes the tokens of a text and gives its pieces, in order. */
export function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const piece = pieceAt(tokens, at);
    pieces.push(piece);
    at = piece.next;
  }
  return withoutNegated(tokens, pieces);
}

function pieceAt(tokens: readonly Token[], from: number): Piece {
  const colored = coloredAt(tokens, from);
  const read = colored ?? amountAt(tokens, from);
  if (read) {
    const { wishes, next } = read;
    return wishes ? { is: 'wish', wishes, from, next } : { is: 'unread', from, next };
  }
  const token = tokens[from];
  if (token?.kind !== 'word') {
    return {
      is: token?.kind === 'mark' && /[,;]/.test(token.text) ? 'comma' : 'filler',
      from,
      next: from + 1,
    };
  }
  const found = meaningAt(wordsFrom(tokens, from));
  if (!found) return { is: 'name', from, next: from + 1 };
  const { meaning, length } = found;
  return { ...said(meaning), from, next: from + length };
}

type Said = { is: 'wish'; wishes: Wish[] } | { is: 'name' | 'unread' | 'filler' };

/** What a word says by itself. */
function said(meaning: Meaning): Said {
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
      return meaning;
    case 'end':
      return { is: meaning.name ? 'name' : 'unread' };
    default:
      return { is: 'unread' };
  }
}

/** What follows a negation belongs to it: one wish, or words up to the next wish or comma. */
function withoutNegated(tokens: readonly Token[], pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece) continue;
    if (!isNegation(tokens, piece)) {
      kept.push(piece);
      continue;
    }
    let end = at;
    while (pieces[end + 1]?.is === 'filler' && !isAnd(tokens, pieces[end + 1])) end += 1;
    if (pieces[end + 1]?.is === 'wish') end += 1;
    else while (isPlain(pieces[end + 1])) end += 1;
    kept.push({ is: 'unread', from: piece.from, next: pieces[end]?.next ?? piece.next });
    at = end;
  }
  return kept;
}

function isPlain(piece: Piece | undefined): boolean {
  return piece?.is === 'name' || piece?.is === 'unread';
}

function isNegation(tokens: readonly Token[], { is, from, next }: Piece): boolean {
  return (
    is === 'unread' && next === from + 1 && meaningAt(wordsFrom(tokens, from))?.meaning.is === 'not'
  );
}

function isAnd(tokens: readonly Token[], piece: Piece | undefined): boolean {
  return /^(?:e|y|and)$/.test(piece ? (wordsFrom(tokens, piece.from)[0] ?? '') : '');
}
