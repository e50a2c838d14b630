import { colorAt, wordsForColors } from './color-words';
import { meaningAt, WORDS } from './lexicon';
import { plain } from './tokens';

/** Shorter words are too often one letter away from a name. */
const MIN_LETTERS = 6;

/** A typed word, and the known one that it may mean. */
export type Correction = { typed: string; meant: string };

let vocabulary: ReadonlyMap<string, string> | undefined;

/** The long known words as they are written, by their plain form. */
function knownWords(): ReadonlyMap<string, string> {
  vocabulary ??= new Map(
    [...WORDS, ...wordsForColors()]
      .filter((word) => word.length >= MIN_LETTERS)
      .map((word) => [plain(word), word]),
  );
  return vocabulary;
}

/**
 * The first word of some texts that is unknown and one letter away from a known word of six or more
 * letters (one letter more, less or another, or two swapped). It is offered, never assumed.
 */
export function correctionOf(texts: readonly string[]): Correction | null {
  for (const typed of texts.flatMap((text) => text.split(/[^\p{L}\p{M}]+/u))) {
    const word = plain(typed);
    if (word.length < MIN_LETTERS - 1 || isKnown(word)) continue;
    for (const [known, meant] of knownWords()) {
      if (isOneLetterApart(word, known)) return { typed, meant };
    }
  }
  return null;
}

function isKnown(word: string): boolean {
  return (meaningAt([word]) ?? colorAt([word], 'hair') ?? colorAt([word], 'eyes')) !== null;
}

function isOneLetterApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (one[at] === other[at] && at < one.length) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  if (rest.length !== otherRest.length) {
    return rest.slice(1) === otherRest || rest === otherRest.slice(1);
  }
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return rest.slice(1) === otherRest.slice(1) || swapped === otherRest;
}
