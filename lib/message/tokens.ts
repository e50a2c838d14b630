import { meantBy } from '../search/correction';
import { meaningAt } from '../search/lexicon';
import { UNITS, withNumberWords } from '../search/number-words';
import { type Token, tokensOf } from '../search/tokens';
import { isOne } from './count';
import { coupleAt } from './couples';
import { wordAt } from './joints';
import { wordsForLetters } from './letters';

type Word = Extract<Token, { kind: 'word' }>;

/** Pronouns that negate in a message. The search does not know them, since they could be names there. */
const NEGATIVE_PRONOUN = /^(?:nobody|ninguem|nadie)$/;

/** Words that only Portuguese has, and words that it does not have: a message with both is in two languages. */
const PORTUGUESE =
  /^(?:nao|uma?|mulher(?:es)?|homem|homens|loir[ao]s?|com|precis(?:o|amos)|pra|vcs?)$/;
const OTHER = /^(?:the|and|with|need|el|los|con|una|mujer(?:es)?|hombres?)$/;

/**
 * The tokens of a normalized message. A couple becomes a woman and a man. Letters for a gender,
 * misspelled words, and words whose meaning depends on the message (`no`, `man`, `niños`) become words
 * that the search knows.
 */
export function tokensIn(clean: string): Token[] {
  const read = withNumberWords(tokensOf(clean));
  const tokens = read.flatMap((token, at) => coupleAt(clean, read, at) ?? [token]);
  const letters = wordsForLetters(tokens);
  const has = (word: RegExp) => tokens.some((_, at) => word.test(wordAt(tokens, at)));
  const isPortuguese = has(PORTUGUESE) && !has(OTHER);
  const hasBoys = has(/^niñas?$/) && !tokens.some((_, at) => isWholeOfParts(tokens, at));
  return tokens.map((token, at) => {
    if (token.kind !== 'word') return token;
    const meant =
      letters[at] ??
      (isPortuguese ? portugueseAt(tokens, at) : null) ??
      (hasBoys && token.plain === 'niños' ? 'boys' : null) ??
      (NEGATIVE_PRONOUN.test(token.plain) ? 'none' : correction(tokens, token, at));
    return meant ? { ...token, plain: meant, text: meant } : token;
  });
}

/**
 * What a word means in a Portuguese message: `no` is `in the` (`no dia 3`), `man` is short for
 * `manequim` (`man 38`). Null for any other word.
 */
function portugueseAt(tokens: readonly Token[], at: number): string | null {
  const [word, behind] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  // `no mínimo` is a phrase that the search knows. Before a plural (`no blondes`) the word is English.
  if (word === 'no' && behind && !/^(?:m[ia][nx]imo|.{4,}s)$/.test(behind)) return 'em';
  const isSize = tokens[at + 1]?.kind === 'number' && !isOne(tokens, at - 1);
  return word === 'man' && isSize ? 'tam' : null;
}

/** True for `niños` whose children are listed: `niños (una niña, un niño)`. A parenthesis shows as a gap. */
function isWholeOfParts(tokens: readonly Token[], at: number): boolean {
  return wordAt(tokens, at) === 'niños' && (tokens[at + 1]?.from ?? 0) > (tokens[at]?.to ?? 0) + 1;
}

/**
 * The word for a gender that a misspelled one means beside a number, and for a color beside hair or
 * eyes. The context is required, since names may be one letter away (`Melina`).
 */
function correction(tokens: readonly Token[], { text, plain }: Word, at: number): string | null {
  const isName = /^\p{Lu}\p{Ll}/u.test(text) && tokens[at - 1]?.kind !== 'number';
  if (isName) return null;
  const isInContext = [at - 1, at + 1].some((place) => {
    const word = wordAt(tokens, place);
    return (
      tokens[place]?.kind === 'number' ||
      meaningAt([word])?.meaning.is === 'colored' ||
      UNITS.has(word)
    );
  });
  return isInContext ? meantBy(plain) : null;
}
