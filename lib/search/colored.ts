import type { ColorKey } from '../talents/filter';
import { colorAt } from './color-words';
import { meaningAt } from './lexicon';
import { wordsFrom } from './numbers';
import type { Token } from './tokens';
import type { ColorWish } from './wish';

/** The parsed colors, and the place after them; null wishes: unrecognized. */
export type ReadColors = { wishes: ColorWish[] | null; next: number };

type Colors = { colors: string[]; next: number; lastFrom: number };

/** Parses the colors of hair or eyes at a place of a text; null if there are none. */
export function coloredAt(tokens: readonly Token[], at: number): ReadColors | null {
  const words = wordsFrom(tokens, at);
  if (words.length === 0) return null;
  const noun = nounAt(tokens, at);
  if (noun) return behindNoun(tokens, noun, isAnyBut(tokens, at, noun));
  for (const key of ['hair', 'eyes'] as const) {
    const list = listAt(tokens, at, key, /^(?:ou|or|o|u|e|y|and|\/)$/);
    const after = list && nounAt(tokens, list.next);
    if (list && after?.english && after.what === key) return wish(key, list, after.next);
  }
  // Skin color is not a filter.
  const other = colorAt(words, 'hair') ?? colorAt(words, 'eyes');
  if (!other || other.color === 'light') return null;
  const after = nounAt(tokens, at + other.length);
  if (after?.english) return { wishes: null, next: after.next };
  const alone = colorAt(words, 'hair');
  // "No hair", but not "no hair that is blonde", or long.
  const negated = alone && meaningAt(words)?.meaning.is === 'not';
  if (negated && qualifies(words.slice(alone.length))) return null;
  if (alone?.alone) {
    const list = listAt(tokens, at, 'hair', OR, (from) => isOfEyes(tokens, from));
    return list && wish('hair', list, list.next);
  }
  // A bare `green` or `brown` may be either; a word that is also a name counts as one.
  const name = other.length === 1 && meaningAt(words)?.meaning.is === 'name';
  return name ? null : { wishes: null, next: at + other.length };
}

const OR = /^(?:ou|or|o|u|\/)$/;
const NOT = /^(?:nao|naum|not|no|n|nunca|never)$|n't$/;

type Noun = { what: 'hair' | 'eyes' | 'skin'; english: boolean; next: number };

function nounAt(tokens: readonly Token[], at: number): Noun | null {
  const found = meaningAt(wordsFrom(tokens, at));
  if (found?.meaning.is !== 'colored') return null;
  const { what, english } = found.meaning;
  return { what, english, next: at + found.length };
}

const ANY = /^(?:any|qualquer|cualquier)$/;
const BUT = /^(?:but|menos|except|exceto|excepto|salvo)$/;

/** True for `any hair but black`. */
function isAnyBut(tokens: readonly Token[], at: number, { next }: Noun): boolean {
  return ANY.test(wordsFrom(tokens, at - 1)[0] ?? '') && BUT.test(wordsFrom(tokens, next)[0] ?? '');
}

/** `olhos verdes`, `hair: black`; in English only if no other noun claims the color. */
function behindNoun(tokens: readonly Token[], noun: Noun, anyBut: boolean): ReadColors {
  const { what } = noun;
  const place = colorPlace(tokens, anyBut ? noun.next + 1 : noun.next);
  const { from } = place;
  const not = anyBut || place.not;
  const list = what === 'skin' ? null : listAt(tokens, from, what, /^(?:ou|or|o|u|e|y|and|\/)$/);
  if (what === 'skin' || !list) {
    // The word after the noun describes the hair, so it is not a name.
    const next = tokens[noun.next]?.kind === 'word' && isUnknown(tokens, noun.next) ? 1 : 0;
    return { wishes: null, next: noun.next + next };
  }
  const other = nounAt(tokens, list.next);
  if (noun.english && other?.english && !colorNext(tokens, other)) {
    if (list.colors.length === 1) return { wishes: null, next: noun.next };
    return wish(what, { ...list, colors: list.colors.slice(0, -1) }, list.lastFrom, not);
  }
  return wish(what, list, list.next, not);
}

/** Where the color of a noun may begin, and whether it is negated: `olhos que não sejam azuis`. */
function colorPlace(tokens: readonly Token[], start: number): { from: number; not: boolean } {
  let [from, not] = [start, false];
  for (let token = tokens[from]; token; token = tokens[from]) {
    const negates = token.kind === 'word' && NOT.test(token.plain);
    if (negates ? not : !isBetween(token)) break;
    not ||= negates;
    from += 1;
  }
  return { from, not };
}

const BETWEEN = /^(?:de|cor|color|colour|is|are|be|que|that|which|sejam?|sean?|ser|sao|es|son)$/;

function isBetween(token: Token): boolean {
  return token.kind === 'word'
    ? BETWEEN.test(token.plain) || token.text === 'é'
    : token.kind === 'mark' && /[:=]/.test(token.text);
}

/** True for words that may start with a hair color. */
function qualifies(words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const meaning = meaningAt(words)?.meaning.is ?? 'notFilterable';
  if (meaning === 'not') return false;
  return meaning === 'notFilterable' || colorAt(words, 'hair') !== null;
}

function isUnknown(tokens: readonly Token[], at: number): boolean {
  const words = wordsFrom(tokens, at);
  const meaning = meaningAt(words)?.meaning.is;
  return meaning === undefined || meaning === 'name';
}

function colorNext(tokens: readonly Token[], { what, next }: Noun): boolean {
  return what !== 'skin' && colorAt(wordsFrom(tokens, next), what) !== null;
}

/** True for colors before an English noun for eyes: in `blonde or grey eyes` grey is no hair color. */
function isOfEyes(tokens: readonly Token[], at: number): boolean {
  const list = listAt(tokens, at, 'eyes', OR);
  const noun = list && nounAt(tokens, list.next);
  return noun?.english === true && noun.what === 'eyes';
}

/** A list of colors separated by `or` and the like, up to one that belongs to something else. */
function listAt(
  tokens: readonly Token[],
  at: number,
  key: ColorKey,
  separator: RegExp,
  isOther: (at: number) => boolean = () => false,
): Colors | null {
  const first = colorAt(wordsFrom(tokens, at), key);
  if (!first) return null;
  const list: Colors = { colors: [first.color], next: at + first.length, lastFrom: at };
  for (;;) {
    const token = tokens[list.next];
    const text = token?.kind === 'word' ? token.plain : token?.kind === 'mark' ? token.text : '';
    const more = separator.test(text) ? colorAt(wordsFrom(tokens, list.next + 1), key) : null;
    if (!more || isOther(list.next + 1)) return list;
    list.colors.push(more.color);
    list.lastFrom = list.next;
    list.next += 1 + more.length;
  }
}

function wish(key: ColorKey, { colors }: Colors, next: number, not = false): ReadColors {
  return { wishes: colors.map((color) => ({ key, color, ...(not && { not }) })), next };
}
