import type { Colors } from '../talents/colors';
import { COLOR_KEYS, type ColorKey } from '../talents/filter';
import { type Token, wordsFrom } from './text';
import { colorAt, type FoundColor, meaningAt, wordsIn } from './vocabulary';
import type { ColorWish } from './words';

/**
 * The parsed colors, and the place after them; null wishes: not understood. `bald`: the words of a
 * negation that is none, `sem cabelo`.
 */
type ReadColors = { wishes: ColorWish[] | null; next: number; bald?: true };

/** Marks where a color begins that the dictionary lacks; one of a single word needs a noun beside it. */
export function withOwnColors(tokens: readonly Token[], own: Colors): Token[] {
  const all = COLOR_KEYS.flatMap((key) =>
    own[key].map((color) => {
      const words = wordsIn(color);
      return { key, color, text: words.join(' '), length: words.length, alone: words.length > 1 };
    }),
  );
  return tokens.map((token, at) => {
    const words = wordsFrom(tokens, at);
    const found = all.filter(({ text, length }) => words.slice(0, length).join(' ') === text);
    return found.length > 0 ? { ...token, own: found } : token;
  });
}

function colorFrom(tokens: readonly Token[], at: number, key: ColorKey): FoundColor | null {
  const own = tokens[at]?.own?.find((one) => one.key === key);
  return own ?? colorAt(wordsFrom(tokens, at), key);
}

type ColorList = { colors: string[]; next: number };

/** Parses the colors of hair or eyes at a place of a text; null if there are none. */
export function coloredAt(tokens: readonly Token[], at: number): ReadColors | null {
  const words = wordsFrom(tokens, at);
  if (words.length === 0) return null;
  const noun = nounAt(tokens, at);
  if (noun) return behindNoun(tokens, noun);
  if (/^(?:sem|sin|no|without)$/.test(words[0] ?? '')) {
    // Anything behind `no hair` may be about the hair: `no hair that is blonde`.
    const behind = nounAt(tokens, at + 1);
    const or = behind && meaningAt(wordsFrom(tokens, behind.next), 'or') !== null;
    const isEnd = behind && /^,?$/.test(tokens[behind.next]?.text ?? '');
    const isAll = behind?.what === 'hair' && (or || isEnd);
    return isAll ? { ...wish('hair', ['Hairless'], behind.next), bald: true } : null;
  }
  for (const key of COLOR_KEYS) {
    const list = listAt(tokens, at, key, true);
    const after = list && nounAt(tokens, list.next);
    if (list && after?.english && after.what === key) return wish(key, list.colors, after.next);
  }
  for (const key of COLOR_KEYS) {
    if (!colorFrom(tokens, at, key)?.alone) continue;
    // In `blonde or grey eyes` grey is no color of hair.
    const list = listAt(tokens, at, key, false, (from) => isOfEyes(tokens, from));
    const skin = list && nounAt(tokens, list.next);
    if (skin?.english && skin.what === 'skin') return { wishes: null, next: skin.next };
    return list && wish(key, list.colors, list.next);
  }
  // A bare `green` or `brown` may be either; a word that is also a name counts as one.
  const other = colorFrom(tokens, at, 'hair') ?? colorFrom(tokens, at, 'eyes');
  if (!other || other.color === 'light') return null;
  const after = nounAt(tokens, at + other.length);
  if (after?.english) return { wishes: null, next: after.next };
  const isName = other.length === 1 && meaningAt(words)?.meaning.is === 'name';
  return isName ? null : { wishes: null, next: at + other.length };
}

type Noun = { what: ColorKey | 'skin'; english: boolean; next: number };

function nounAt(tokens: readonly Token[], at: number): Noun | null {
  const found = meaningAt(wordsFrom(tokens, at), 'noun');
  if (!found) return null;
  const { what, english = false } = found.meaning;
  return { what, english, next: at + found.length };
}

/** `olhos verdes`, `hair: black`; in English only if no other noun claims the color. */
function behindNoun(tokens: readonly Token[], noun: Noun): ReadColors {
  const { what } = noun;
  let from = noun.next;
  while (isBetween(tokens[from])) from += 1;
  // `pelo corto negro`: a word that the filter cannot express, between the noun and its color.
  const list = what === 'skin' ? null : listAt(tokens, from, what, true);
  if (what === 'skin' || !list) {
    // The word after the noun describes it, so it is not a name.
    const words = wordsFrom(tokens, noun.next);
    const isUnknown = words.length > 0 && /^(?:name)?$/.test(meaningAt(words)?.meaning.is ?? '');
    return { wishes: null, next: noun.next + (isUnknown ? 1 : 0) };
  }
  const other = nounAt(tokens, list.next);
  const isClaimed = noun.english && other?.english && other.what !== 'skin';
  if (isClaimed && !colorFrom(tokens, other.next, other.what as ColorKey))
    return { wishes: null, next: noun.next };
  return wish(what, list.colors, list.next);
}

const BETWEEN =
  /^(?:de|cor|color|colour|com|con|with|is|are|be|que|that|which|sejam?|sean?|ser|sao|es|son|[:=])$/;

function isBetween(token: Token | undefined): boolean {
  return token !== undefined && (BETWEEN.test(token.plain) || token.text === 'é');
}

/** True for colors before an English noun for eyes. */
function isOfEyes(tokens: readonly Token[], at: number): boolean {
  const list = listAt(tokens, at, 'eyes', false);
  const noun = list && nounAt(tokens, list.next);
  return noun?.english === true && noun.what === 'eyes';
}

/** A list of colors separated by `or` and the like, up to one that belongs to something else. */
function listAt(
  tokens: readonly Token[],
  at: number,
  key: ColorKey,
  and: boolean,
  isOther: (at: number) => boolean = () => false,
): ColorList | null {
  const first = colorFrom(tokens, at, key);
  if (!first) return null;
  const list: ColorList = { colors: [first.color], next: at + first.length };
  for (;;) {
    const joint = meaningAt(wordsFrom(tokens, list.next), 'or', 'and')?.meaning.is;
    const joins = tokens[list.next]?.text === '/' || joint === 'or' || (and && joint === 'and');
    const more = joins ? colorFrom(tokens, list.next + 1, key) : null;
    if (!more || isOther(list.next + 1)) return list;
    list.colors.push(more.color);
    list.next += 1 + more.length;
  }
}

function wish(key: ColorKey, colors: readonly string[], next: number): ReadColors {
  return { wishes: colors.map((color) => ({ key, color })), next };
}
