import { wordsFrom } from '../search/numbers';
import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';
import type { Gender } from '../talents/talent';
import { LETTER_M } from './clean';
import { type Generation, genderIn } from './draft';
import { ANY_AGE, BABY, PEOPLE, PROFESSIONS, PRONOUNS, RELATIVES, YOUNG } from './people-words';

/**
 * A word for people, with which a role may begin. An adjective (`feminina`, `senior`) needs a noun or
 * a number; after a relative (`filha`) an age needs no unit.
 */
export type Person = {
  piece: Piece;
  adjective: boolean;
  relative: boolean;
  generation: Generation;
  /** A pronoun or `the women`: it may mean an earlier role of that gender. */
  refersTo: Gender | null;
  /** False for a word that only refers. */
  begins: boolean;
};

const ADJECTIVES =
  /^(?:fem|femininas?|femenin[ao]s?|femininos?|female|masc|masculin[ao]s?|male|infanti[ls]|infantis|teen|teenage|senior|seniores|internaciona(?:l|is)|international|internacionales|criativ[ao]s?|creativ[ao]s?|creatives?|.*(?:[ei]nt(?:on|ona|ones|onas|ao|oes|ea?ner[ao]s?|aner[ao]s?)))$/;
/** Singular nouns before which `a` and `o` are articles: `a mulher`. */
const PORTUGUESE = /^(?:mulher|homem|menin[ao]|moc[ao]|senhora?|garot[ao]|rapaz)$/;
const THE = /^(?:the|l[ao]s|as|os|el)$/;
const POSSESSIVE = /^(?:minhas?|meus?|my|mis?|our|nuestr[oa]s?|noss[oa]s?|su|sus|seu|sua)$/;
const GREETING =
  /^(?:oi+|ola|hi|hey+|hello|hola|dear|prezad[oa]s?|car[oa]s?|querid[oa]s?|dia|tarde|noite|dias|tardes|fala|bom|hermos[oa]s?)$/;

/** The maximum distance of a possessive in words, as in `my 9 year old daughter`. */
const FAR = 4;

/** True if a word for people follows a possessive: `my daughter` is not a role. */
export function belongsToSender(tokens: readonly Token[], { from }: Piece): boolean {
  const before = tokens.slice(Math.max(0, from - FAR), from);
  const phrase = before.slice(before.findLastIndex(({ kind }) => kind === 'mark') + 1);
  return phrase.some((token) => token.kind === 'word' && POSSESSIVE.test(token.plain));
}

/** The person that a piece names; null if it names none. */
export function personIn(tokens: readonly Token[], piece: Piece, letters: Letters): Person | null {
  const token = tokens[piece.from];
  if (token?.kind !== 'word') return null;
  const before = tokens[piece.from - 1];
  const wordBefore = before?.kind === 'word' ? before.plain : '';
  if (GREETING.test(wordBefore)) return null;
  const spelled = token.text.toLowerCase();
  const generation = YOUNG.test(token.plain)
    ? 'young'
    : ANY_AGE.test(token.plain)
      ? 'any'
      : 'adult';
  // `Filha 8`, `boy, 7`; a number behind a plural may count (`filhos: 2`).
  const isOne = !token.plain.endsWith('s');
  const person = {
    adjective: false,
    relative: generation !== 'adult' && isOne,
    generation,
    refersTo: null,
    begins: true,
  } satisfies Omit<Person, 'piece'>;
  const named = (gender: Gender | null, more: Partial<Person> = {}): Person => ({
    piece: { ...piece, is: 'wish', wishes: gender ? [{ key: 'gender', gender }] : [] },
    ...person,
    ...more,
  });
  const letter = letters.get(token.text);
  if (letter) return named(letter);
  if (piece.is === 'wish') {
    const names = piece.wishes.some(({ key }) => key === 'gender' || key === 'category');
    const isThe =
      THE.test(wordBefore) || (/^[ao]$/.test(wordBefore) && PORTUGUESE.test(token.plain));
    const refersTo = isThe ? genderIn({ people: [piece] }) : null;
    const adjective = ADJECTIVES.test(token.plain);
    // `Uma adolescente`: the article tells the gender.
    if (/^adolescentes?$/.test(token.plain) && /^(?:uma|una|duas|umas|unas)$/.test(wordBefore))
      piece = { ...piece, wishes: [{ key: 'gender', gender: 'woman' }, ...piece.wishes] };
    return names ? { ...person, piece, adjective, refersTo } : null;
  }
  if (piece.is !== 'name' && piece.is !== 'filler') return null;
  const pronoun = PRONOUNS.get(spelled)?.gender;
  if (pronoun) {
    const begins = isDescribed(tokens, piece.next);
    return named(pronoun, { relative: true, refersTo: pronoun, begins });
  }
  const relative = RELATIVES.get(spelled) ?? RELATIVES.get(token.plain);
  if (relative) return named(relative.gender, { relative: isOne, generation: relative.generation });
  if (BABY.test(token.plain)) {
    const baby: Piece = { ...piece, is: 'wish', wishes: [{ key: 'category', category: 'kids' }] };
    return { ...person, piece: baby, relative: isOne, generation: 'young' };
  }
  const profession = PROFESSIONS.get(token.plain);
  if (profession) return named(profession.gender, { begins: false });
  const other = PEOPLE.get(token.plain);
  const { gender = null, generation: of = generation } = other ?? {};
  return other ? named(gender, { generation: of, relative: of !== 'adult' && isOne }) : null;
}

/** True if an age follows: a pronoun is a role only then (`ele 35 a 45 anos`, `him: 40`). */
function isDescribed(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind === 'number') return true;
  const joint =
    token?.kind === 'mark' ? /[:,]/.test(token.text) : wordsFrom(tokens, at)[0] === 'de';
  return joint && tokens[at + 1]?.kind === 'number';
}

export type Letters = ReadonlyMap<string, Gender>;

/** The gender of `niños` beside `niñas`, and of single letters: M means man next to F, but mulher or mujer next to H. */
export function lettersIn(tokens: readonly Token[]): Letters {
  const has = (letter: RegExp) =>
    tokens.some((token) => token.kind === 'word' && letter.test(token.text));
  // `niños (una niña, un niño)` are children: the parenthesis is no token.
  const isPart = tokens.some(
    (token, at) =>
      token.kind === 'word' &&
      token.plain === 'niños' &&
      (tokens[at + 1]?.from ?? 0) > token.to + 1,
  );
  const boys = has(/^niñas?$/i) && !isPart ? ([['niños', 'man']] as const) : [];
  const [female, hombre] = [has(/^F$/), has(/^(?:H|[hH]s|HS)$/)];
  if (female === hombre) return new Map(boys);
  const of = (letters: string[], gender: Gender) => letters.map((one) => [one, gender] as const);
  const m = ['M', LETTER_M, 'Ms', 'MS'];
  return new Map([
    ...boys,
    ...(female
      ? [...of(['F'], 'woman'), ...of(m, 'man')]
      : [...of(['H', 'Hs', 'HS', 'hs'], 'man'), ...of(m, 'woman')]),
  ]);
}

/** Separates numbers from the letters that they count: `1F`, `2M/2F`. */
export function withLetters(tokens: readonly Token[], pieces: readonly Piece[]): Piece[] {
  const letters = lettersIn(tokens);
  return pieces.flatMap((piece): Piece[] => {
    const own = tokens.slice(piece.from, piece.next);
    const isLetter = (token: Token) => token.kind === 'word' && letters.has(token.text);
    const isCounted = piece.is === 'unrecognized' && own.some(isLetter);
    if (!isCounted || own.some((token) => token.kind === 'word' && !isLetter(token)))
      return [piece];
    return own.map(({ kind }, at) => {
      const is = kind === 'number' ? 'unrecognized' : kind === 'word' ? 'name' : 'filler';
      return { is, from: piece.from + at, next: piece.from + at + 1 };
    });
  });
}
