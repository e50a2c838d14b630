import { COLOR_KEYS } from '../talents/filter';
import { RANGE_KEYS } from '../talents/ranges';
import { withNegations } from './negation';
import { withNumberWords } from './number-words';
import { type Piece, piecesOf } from './pieces';
import { withPurposes } from './purpose';
import { type Token, tokensOf } from './tokens';
import type { RangeWish, Understood, Wish } from './wish';

/**
 * Parses a search in any of the languages, or mixed. A word unknown to the grammar is part of a
 * name. What the grammar knows but cannot express, above all an ambiguous number, is returned as
 * unrecognized and never guessed.
 */
export function understand(typed: string): Understood {
  const tokens = withNumberWords(tokensOf(typed));
  const pieces = withPurposes(tokens, withNegations(tokens, piecesOf(tokens)));
  const { wishes, lost } = wishesOf(pieces);
  const names = pieces.filter(({ is }) => is === 'name');
  const unrecognized = pieces.filter(
    (piece) => lost.includes(piece) || piece.is === 'unrecognized' || piece.is === 'thing',
  );
  const textOf = ({ from, next }: Piece) => slice(typed, tokens, from, next);
  return {
    wishes,
    name: joined(names, pieces).map(textOf).join(', '),
    unrecognized: [...new Set(joined(unrecognized, pieces).map(textOf))],
  };
}

/** The wishes in some pieces, in filter order, and the pieces that contradict earlier ones. */
function wishesOf(pieces: readonly Piece[]): { wishes: Wish[]; lost: Piece[] } {
  const wishes: Wish[] = [];
  const lost = pieces.filter((piece) => piece.is === 'wish' && !addAll(wishes, piece.wishes));
  return { wishes: inOrder([...wishes, ...genderOfForms(pieces, wishes)]), lost };
}

/**
 * The gender implied by word forms, if nothing else states it and they agree. A word with no other
 * meaning (`morena`) counts only without a hair color beside it.
 */
function genderOfForms(pieces: readonly Piece[], wishes: readonly Wish[]): Wish[] {
  if (wishes.some(({ key }) => key === 'gender')) return [];
  const colored = wishes.some((wish) => wish.key === 'hair' && !wish.not);
  const [gender, other] = new Set(
    pieces.flatMap((piece) => (piece.is === 'wish' || !colored ? (piece.gender ?? []) : [])),
  );
  return gender && !other ? [{ key: 'gender', gender }] : [];
}

function slice(typed: string, tokens: readonly Token[], from: number, next: number): string {
  return typed.slice(tokens[from]?.from ?? 0, tokens[next - 1]?.to ?? 0).replace(/\s+/g, ' ');
}

/** Adds all wishes of a piece, or none if one contradicts earlier ones. */
function addAll(wishes: Wish[], more: readonly Wish[]): boolean {
  const next = more.reduce<Wish[] | null>((all, wish) => all && added(all, wish), wishes);
  if (!next) return false;
  wishes.splice(0, wishes.length, ...next);
  return true;
}

function added(wishes: readonly Wish[], wish: Wish): Wish[] | null {
  const same = wishes.filter(({ key }) => key === wish.key);
  const text = textOf(wish);
  if (same.some((one) => textOf(one) === text)) return [...wishes];
  const [before] = same;
  if (!before || wish.key === 'hair' || wish.key === 'eyes') return [...wishes, wish];
  const both = isRange(before) && isRange(wish) ? closed(before, wish) : null;
  return both && wishes.map((one) => (one === before ? both : one));
}

/** The key to compare wishes by; the typed unit does not matter. */
function textOf(wish: Wish): string {
  return JSON.stringify({ ...wish, imperial: undefined });
}

function isRange(wish: Wish): wish is RangeWish {
  return (RANGE_KEYS as readonly string[]).includes(wish.key);
}

/** `from 170` and `up to 180` make one range. */
function closed(one: RangeWish, other: RangeWish): RangeWish | null {
  const [lower, upper] = one.max === undefined ? [one, other] : [other, one];
  const { min } = lower;
  const { max } = upper;
  const open = lower.max === undefined && upper.min === undefined;
  if (!open || min === undefined || max === undefined || min > max) return null;
  const imperial = one.imperial && other.imperial;
  return { key: one.key, min, max, ...(imperial && { imperial }) };
}

const ORDER: readonly Wish['key'][] = ['gender', 'category', ...COLOR_KEYS, ...RANGE_KEYS];

function inOrder(wishes: readonly Wish[]): Wish[] {
  return ORDER.flatMap((key) => wishes.filter((wish) => wish.key === key));
}

/** Merges pieces that are adjacent or separated only by fillers. */
function joined(some: readonly Piece[], all: readonly Piece[]): Piece[] {
  const runs: Piece[] = [];
  for (const piece of some) {
    const last = runs.at(-1);
    const between = all.filter(({ from }) => last && from >= last.next && from < piece.from);
    if (last && between.every(({ is }) => is === 'filler')) {
      runs[runs.length - 1] = { ...last, next: piece.next };
    } else runs.push(piece);
  }
  return runs;
}
