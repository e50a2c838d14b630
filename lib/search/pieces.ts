import { isLetter } from '../talents/letters';
import type { Gender } from '../talents/talent';
import { ADULTS } from './ages';
import { amountAt } from './amounts';
import { coloredAt } from './colored';
import { type Token, wordsFrom } from './text';
import { genderOf, meaningAt } from './vocabulary';
import type { Meaning, Wish } from './words';

/** One piece of a text. `gender` is that of the form of a word, `loira`. */
export type Piece = { from: number; next: number; gender?: Gender; wishes?: Wish[] } & {
  is: 'wish' | 'name' | 'unread' | 'filler' | 'comma';
  meaning?: Meaning;
};

/**
 * Divides the tokens of a search into pieces, in the order of the text. Each line, up to a semicolon,
 * is read by itself.
 */
export function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0; from <= tokens.length; ) {
    const length = tokens.slice(from).findIndex(({ text }) => text === ';');
    const next = length < 0 ? tokens.length : from + length;
    pieces.push(...lineOf(tokens.slice(0, next), from));
    pieces.push({ is: 'comma', from: next, next: next + 1 });
    from = next + 1;
  }
  return pieces.slice(0, -1);
}

/**
 * The pieces of a line. A negation is about everything up to the end of the line; where nothing
 * follows it before a comma (`blonde, no`), and for `nor`, it is about the whole line.
 */
function lineOf(tokens: readonly Token[], from: number): Piece[] {
  const pieces = piecesBetween(tokens, from);
  const at = pieces.findIndex(({ meaning }) => meaning?.is === 'not' || meaning?.is === 'nor');
  if (at < 0) return pieces;
  const next = pieces
    .slice(at + 1)
    .find(({ is, meaning }) => is !== 'filler' || meaning?.is === 'nor');
  const isWhole = pieces[at]?.meaning?.is === 'nor' || !next || next.is === 'comma';
  const first = isWhole ? 0 : at;
  const start = pieces[first]?.from ?? from;
  return [...pieces.slice(0, first), { is: 'unread', from: start, next: tokens.length }];
}

function piecesBetween(tokens: readonly Token[], start: number): Piece[] {
  const pieces: Piece[] = [];
  for (let from = start; from < tokens.length; ) {
    const piece = pieceAt(tokens, from, pieces);
    const gender = genderOf(wordsFrom(tokens, from).slice(0, piece.next - from));
    const isPerson = gender && !agreesWithNoun(pieces);
    pieces.push(isPerson ? { ...piece, gender } : piece);
    from = piece.next;
  }
  return pieces;
}

/** True if a number after these pieces may be the age of a person: `mulher de`, `women`. */
function isBehindPerson(pieces: readonly Piece[]): boolean {
  const person = pieces.findLast(
    ({ is, meaning }) => is !== 'filler' || meaning?.is === 'everyone',
  );
  return person?.meaning?.is === 'everyone' || person?.meaning?.is === 'wish' || !!person?.gender;
}

/** True if a form after these pieces agrees with a noun: `cabelos longos e loiros`. */
function agreesWithNoun(pieces: readonly Piece[]): boolean {
  const last = pieces.findLastIndex(({ is }) => is === 'wish' || is === 'name' || is === 'comma');
  return pieces.slice(last + 1).some(({ meaning }) => meaning?.is === 'noun');
}

function pieceAt(tokens: readonly Token[], from: number, before: readonly Piece[]): Piece {
  if (tokens[from]?.text === ',') return { is: 'comma', from, next: from + 1 };
  const words = wordsFrom(tokens, from);
  const amount = amountAt(tokens, from, isBehindPerson(before));
  if (amount) return pieceOf(amount, from);
  const found = meaningAt(words);
  const meaning = found?.meaning;
  const next = from + (found?.length ?? 1);
  const negates = meaning?.is === 'not' || meaning?.is === 'nor';
  const colored = coloredAt(tokens, from);
  if (colored && (!negates || colored.bald)) {
    const noun = meaning?.is === 'noun' ? { meaning } : {};
    return { ...pieceOf(colored, from), ...(colored.wishes ? {} : noun) };
  }
  const [token, after] = [tokens[from], tokens[from + 1]];
  if (token?.kind !== 'word') {
    // `-blonde`: exclusion as in search engines. `-30` is "less than" to some.
    const sign = token?.text === '-' && after?.from === token.to;
    const minus = sign && tokens[from - 1]?.to !== token.from;
    return { is: 'filler', from, next, ...(minus && { meaning: { is: 'not' } }) };
  }
  if (!meaning || meaning.is === 'name') return { is: 'name', from, next };
  const letter = meaning.is === 'letter' ? (words[next - from] ?? '') : '';
  if (isLetter(letter))
    return pieceOf({ wishes: [{ key: 'letter', letter }], next: next + 1 }, from);
  if (meaning.is === 'wish') {
    const { gender, category, adults } = meaning;
    const wishes: Wish[] = gender ? [{ key: 'gender', gender }] : [];
    if (category) wishes.push({ key: 'category', category });
    if (adults) wishes.push(ADULTS);
    return { is: 'wish', wishes, meaning, from, next };
  }
  const says = /^(?:filler|or|and|everyone|not|nor)$/.test(meaning.is);
  return { is: says ? 'filler' : 'unread', meaning, from, next };
}

type Read = { wishes: Wish[] | null; next: number };

function pieceOf({ wishes, next }: Read, from: number): Piece {
  return wishes ? { is: 'wish', wishes, from, next } : { is: 'unread', from, next };
}
