import { isLetter } from '../talents/letters';
import type { Gender } from '../talents/talent';
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

/** The words between two commas. `negated`: the kinds of the wishes that a negation is about. */
type Clause = { pieces: Piece[]; negated: Set<string> | null };

/**
 * Divides the tokens of a search into pieces, in the order of the text. A negation makes its clause
 * unread, and what comes before it or goes on with it.
 */
export function piecesOf(tokens: readonly Token[]): Piece[] {
  const clauses: Clause[] = [];
  const commas: Piece[] = [];
  for (let from = 0; from <= tokens.length; ) {
    const length = tokens.slice(from).findIndex(({ text }) => /^[,;]$/.test(text));
    const next = length < 0 ? tokens.length : from + length;
    clauses.push(clauseOf(tokens, from, next));
    commas.push({ is: 'comma', from: next, next: next + 1 });
    from = next + 1;
  }
  takeLoneNegations(clauses);
  takeNegatedLists(clauses);
  return clauses.flatMap(({ pieces }, at) => [...pieces, ...commas.slice(at, at + 1)]).slice(0, -1);
}

function clauseOf(tokens: readonly Token[], from: number, next: number): Clause {
  const all = piecesBetween(tokens.slice(0, next), from);
  const at = all.findIndex(({ meaning }) => meaning?.is === 'not' || meaning?.is === 'nor');
  const start = all[at];
  if (!start) return { pieces: all, negated: null };
  const behind = all.slice(at + 1);
  const isLast = behind.every(({ is, meaning }) => is === 'filler' || meaning?.is === 'not');
  // `loira não` and `loiras nem ruivas`: what is before the negation is negated too.
  const first = isLast || start.meaning?.is === 'nor' ? all[0] : start;
  const taken = all.slice(first === start ? at : 0);
  const negated = new Set(taken.flatMap(({ wishes = [] }) => wishes.map(({ key }) => key)));
  const piece: Piece = { is: 'unread', from: first?.from ?? from, next };
  return { pieces: [...all.slice(0, all.length - taken.length), piece], negated };
}

/** `blonde, no`: a negation alone negates the clause before it, or the one behind it. */
function takeLoneNegations(clauses: Clause[]): void {
  for (let at = 0; at < clauses.length; at += 1) {
    const [piece, ...more] = clauses[at]?.pieces ?? [];
    if (!clauses[at]?.negated || !piece || more.length > 0 || piece.next - piece.from > 1) continue;
    const isSaid = ({ pieces }: Clause) => pieces.some(({ is }) => is !== 'filler');
    const other = clauses.slice(0, at).findLast(isSaid) ?? clauses.slice(at + 1).find(isSaid);
    if (other) unread(other);
  }
}

/** `no blondes, redheads, or brunettes`: what goes on with a list of negated colors is negated too. */
function takeNegatedLists(clauses: readonly Clause[]): void {
  let negated: Clause['negated'] = null;
  for (const clause of clauses) {
    const first = clause.pieces.find(
      ({ meaning }) => meaning?.is !== 'or' && meaning?.is !== 'and',
    );
    if (clause.negated) negated = clause.negated;
    else if (first?.wishes?.some(({ key }) => key !== 'gender' && negated?.has(key)))
      unread(clause);
    else negated = null;
  }
}

function unread(clause: Clause): void {
  const [first, last] = [clause.pieces[0], clause.pieces.at(-1)];
  if (first && last) clause.pieces = [{ is: 'unread', from: first.from, next: last.next }];
}

function piecesBetween(tokens: readonly Token[], start: number): Piece[] {
  const pieces: Piece[] = [];
  for (let from = start; from < tokens.length; ) {
    const piece = pieceAt(tokens, from);
    const gender = genderOf(wordsFrom(tokens, from).slice(0, piece.next - from));
    const isPerson = gender && !agreesWithNoun(pieces);
    pieces.push(isPerson ? { ...piece, gender } : piece);
    from = piece.next;
  }
  return withPurposes(pieces);
}

/** True if a form after these pieces agrees with a noun: `cabelos longos e loiros`. */
function agreesWithNoun(pieces: readonly Piece[]): boolean {
  const last = pieces.findLastIndex(({ is }) => is === 'wish' || is === 'name');
  return pieces.slice(last + 1).some(({ meaning }) => meaning?.is === 'noun');
}

function pieceAt(tokens: readonly Token[], from: number): Piece {
  const words = wordsFrom(tokens, from);
  const amount = amountAt(tokens, from);
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
    // `-blonde`: exclusion as in search engines.
    const sign = token?.text === '-' && after?.kind === 'word' && after.from === token.to;
    const minus = sign && tokens[from - 1]?.to !== token.from;
    return { is: 'filler', from, next, ...(minus && { meaning: { is: 'not' } }) };
  }
  if (!meaning || meaning.is === 'name') return { is: 'name', from, next };
  const letter = meaning.is === 'letter' ? (words[next - from] ?? '') : '';
  if (isLetter(letter))
    return pieceOf({ wishes: [{ key: 'letter', letter }], next: next + 1 }, from);
  if (meaning.is === 'wish') {
    const { gender, category } = meaning;
    const wishes: Wish[] = gender ? [{ key: 'gender', gender }] : [];
    if (category) wishes.push({ key: 'category', category });
    return { is: 'wish', wishes, meaning, from, next };
  }
  const says = /^(?:filler|for|or|and|everyone|not|nor)$/.test(meaning.is);
  return { is: says ? 'filler' : 'unread', meaning, from, next };
}

type Read = { wishes: Wish[] | null; next: number };

function pieceOf({ wishes, next }: Read, from: number): Piece {
  return wishes ? { is: 'wish', wishes, from, next } : { is: 'unread', from, next };
}

/** Merges `for` with the unknown words behind it, which are no name: `for a shampoo ad`. */
function withPurposes(pieces: readonly Piece[]): Piece[] {
  const at = pieces.findIndex(({ meaning }) => meaning?.is === 'for');
  const start = pieces[at];
  if (!start) return [...pieces];
  const behind = pieces.slice(at + 1);
  const end = behind.findIndex(
    ({ is, meaning }) => !/^(?:name|filler)$/.test(is) || meaning?.is === 'not',
  );
  const last = behind
    .slice(0, end < 0 ? behind.length : end)
    .findLastIndex(({ is }) => is === 'name');
  const next = behind[last]?.next ?? start.next;
  const piece: Piece =
    last < 0 ? { ...start, meaning: { is: 'filler' } } : { is: 'unread', from: start.from, next };
  return [...pieces.slice(0, at), piece, ...withPurposes(behind.slice(last + 1))];
}
