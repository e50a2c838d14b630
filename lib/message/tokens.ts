import { meantBy } from '../search/correction';
import { meaningAt } from '../search/lexicon';
import { UNITS, withNumberWords } from '../search/number-words';
import { type Token, tokensOf } from '../search/tokens';
import { COUPLE, LETTER_M } from './clean';
import { wordAt } from './joints';

type Word = Extract<Token, { kind: 'word' }>;

/** Pronouns that negate in a message. The search does not know them, since they could be names there. */
const NEGATIVE_PRONOUN = /^(?:nobody|ninguem|nadie)$/;

/** The tokens of a normalized message, with words that the search knows for letters and misspelled ones. */
export function tokensIn(clean: string): Token[] {
  const tokens = withNumberWords(tokensOf(clean));
  const letters = lettersIn(tokens);
  return tokens.map((token, at) => {
    if (token.kind !== 'word') return token;
    const known = NEGATIVE_PRONOUN.test(token.plain) ? 'none' : letters.get(token.text);
    const meant = known ?? correction(tokens, token, at);
    return meant ? { ...token, plain: meant, text: meant } : token;
  });
}

/**
 * What single letters mean: M is a man next to F or W, but mulher or mujer next to H. `niños` beside
 * `niñas` are boys.
 */
function lettersIn(tokens: readonly Token[]): ReadonlyMap<string, string> {
  const has = (letter: RegExp) =>
    tokens.some((token) => token.kind === 'word' && letter.test(token.text));
  // `niños (una niña, un niño)` are children: the parenthesis is no token.
  const isPart = tokens.some(
    (token, at) => wordAt(tokens, at) === 'niños' && (tokens[at + 1]?.from ?? 0) > token.to + 1,
  );
  const boys = has(/^niñas?$/i) && !isPart ? ([['niños', 'boys']] as const) : [];
  const [female, hombre] = [has(/^[FW]$/), has(/^(?:H|[hH]s|HS)$/)];
  const of = (letters: string, word: string) =>
    letters.split(' ').map((letter) => [letter, word] as const);
  const known = [...boys, ...COUPLE];
  if (female === hombre) return new Map(known);
  const m = `M ${LETTER_M} Ms MS`;
  return new Map([
    ...known,
    ...(female
      ? [...of('F W', 'mulher'), ...of(m, 'homem')]
      : [...of('H Hs HS hs', 'homem'), ...of(m, 'mulher')]),
  ]);
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
