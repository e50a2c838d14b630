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
const GREETING =
  /^(?:.* )?(?:oi+|ola|hi|hey+|hello|hola|dear|prezad[oa]s?|querid[oa]s?|(?:bo[ma]|buen[oa]s) (?:dias?|tardes?|noites?|noches))$/;

/** True for the word after a greeting: `Hi guys`. */
export function isGreeted(tokens: readonly Token[], { from }: Piece): boolean {
  return GREETING.test(`${wordAt(tokens, from - 2)} ${wordAt(tokens, from - 1)}`);
}

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
  if (!wishes) return null;
  // `Uma adolescente`: the article tells the gender.
  if (/^adolescentes?$/.test(token.plain) && /^(?:uma|una|duas|umas|unas)$/.test(before))
    wishes.unshift({ key: 'gender', gender: 'woman' });
  const said: Said = { ...piece, is: 'wish', wishes };
  const { kind = 'noun', generation = 'adult' } = word ?? {};
  const isPronoun = kind === 'pronoun';
  const isThe = THE.test(before) || (/^[ao]$/.test(before) && PORTUGUESE.test(token.plain));
  return {
    said,
    adjective: kind === 'adjective',
    // A number behind a plural may count: `filhos: 2`.
    relative: isPronoun || (generation !== 'adult' && !token.plain.endsWith('s')),
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
