import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';
import type { Wish } from '../search/wish';
import type { Gender } from '../talents/talent';
import { genderIn, type Said } from './draft';
import { isOf, wordAt } from './joints';
import { type Generation, PEOPLE, type PersonWord } from './people-words';

/** A word for people, with which a role may begin. */
export type Person = {
  said: Said;
  /** It needs a noun or a number: `feminina`, `senior`. */
  adjective: boolean;
  /** An age after it needs no unit: `filha 8`. */
  relative: boolean;
  generation: Generation;
  /** A pronoun or `the women`: it may mean an earlier role of that gender. */
  refersTo: Gender | null;
  /** False for a word that only refers. */
  begins: boolean;
};

/** Singular nouns before which `a` and `o` are articles: `a mulher`. */
const PORTUGUESE = /^(?:mulher|homem|menin[ao]|moc[ao]|senhora?|garot[ao]|rapaz)$/;
const THE = /^(?:the|l[ao]s|as|os|el)$/;
const POSSESSIVE = /^(?:minhas?|meus?|my|mis?|our|nuestr[oa]s?|noss[oa]s?|su|sus|seu|sua)$/;

/** The maximum distance of a possessive in words, as in `my 9 year old daughter`. */
const FAR = 4;

/** True if a word for people follows a possessive: `my daughter` is not a role. */
export function belongsToSender(tokens: readonly Token[], { from }: Piece): boolean {
  const before = tokens.slice(Math.max(0, from - FAR), from);
  const phrase = before.slice(before.findLastIndex(({ kind }) => kind === 'mark') + 1);
  return phrase.some((token) => token.kind === 'word' && POSSESSIVE.test(token.plain));
}

/** The person that a piece names; null if it names none. */
export function personIn(tokens: readonly Token[], piece: Piece): Person | null {
  const token = tokens[piece.from];
  const before = wordAt(tokens, piece.from - 1);
  if (token?.kind !== 'word') return null;
  const word = PEOPLE.get(token.text.toLowerCase()) ?? PEOPLE.get(token.plain);
  const wishes = wishesFor(piece, word);
  // `in her 30s`.
  const isPossessive = word?.kind === 'pronoun' && before === 'in';
  if (!wishes || isPossessive) return null;
  // `Uma adolescente`: the article tells the gender.
  const isFeminine = /^(?:uma|una|duas|umas|unas)$/.test(before);
  if (isFeminine && /^adolescentes?$/.test(token.plain))
    wishes.unshift({ key: 'gender', gender: 'woman' });
  // `O clipe de uma cantora` is not a role; `preciso de uma cantora` is.
  const asks = /^(?:precis|necesit|gostar)/.test(wordAt(tokens, piece.from - 3));
  if (word?.kind === 'profession' && isOf(tokens, piece.from - 2) && !asks) return null;
  const said: Said = { ...piece, is: 'wish', wishes };
  // Not a wish, since a model may only be mentioned: `se nos ha caído una modelo`.
  if (isFeminine && /^modelos?$/.test(token.plain)) said.gender = 'woman';
  const { kind = 'noun', generation = 'adult' } = word ?? {};
  const isPronoun = kind === 'pronoun';
  const isThe = THE.test(before) || (/^[ao]$/.test(before) && PORTUGUESE.test(token.plain));
  return {
    said,
    adjective: kind === 'adjective',
    // A number behind a plural may count: `filhos: 2`.
    relative: isPronoun || (kind === 'noun' && !/(?:s|men)$/.test(token.plain)),
    generation,
    refersTo: isPronoun || isThe ? genderIn([said]) : null,
    begins: isPronoun ? isAgeNext(tokens, piece.next) : kind !== 'profession',
  };
}

/** The wishes of a word for people; null for any other. */
function wishesFor(piece: Piece, word: PersonWord | undefined): Wish[] | null {
  if (piece.is === 'wish')
    return piece.wishes.some(({ key }) => key === 'gender' || key === 'category')
      ? [...piece.wishes]
      : null;
  if (!word || (piece.is !== 'name' && piece.is !== 'filler')) return null;
  if (!word.of) return [];
  return word.of === 'kids'
    ? [{ key: 'category', category: 'kids' }]
    : [{ key: 'gender', gender: word.of }];
}

/** True if an age follows: a pronoun is a role only then (`ele 35 a 45 anos`, `him: 40`). */
function isAgeNext(tokens: readonly Token[], at: number): boolean {
  const joins = isOf(tokens, at) || /^[:,]$/.test(wordAt(tokens, at));
  return tokens[joins ? at + 1 : at]?.kind === 'number';
}
