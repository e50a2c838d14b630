import { wordsFrom } from '../search/numbers';
import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';
import type { Gender } from '../talents/talent';
import { LETTER_M } from './clean';

/**
 * A word for people, with which a role may begin. An adjective (`feminina`, `senior`) needs a noun or
 * a number; after a relative (`filha`) an age needs no unit.
 */
export type Person = { piece: Piece; adjective: boolean; relative: boolean };

const RELATIVES: Readonly<Record<string, Gender>> = {
  ...people(
    'woman',
    'mae mom mum mother mama madre filha hija daughter avo grandma abuela irma sister hermana esposa wife',
  ),
  ...people(
    'man',
    'pai dad father papa padre filho hijo son grandpa abuelo irmao brother hermano marido husband',
  ),
};
const OTHERS: Readonly<Record<string, Gender | null>> = {
  ...people(
    null,
    'modelo modelos model models talento talentos talent talents pessoa pessoas persona personas people ppl',
  ),
  ...people('woman', 'mulherao'),
};
const ADJECTIVES =
  /^(?:fem|femininas?|femenin[ao]s?|femininos?|female|masc|masculin[ao]s?|male|infanti[ls]|infantis|teen|teenage|senior|seniores|internaciona(?:l|is)|international|internacionales|criativ[ao]s?|creativ[ao]s?|creatives?)$/;
const PRONOUNS: Readonly<Record<string, Gender>> = {
  ele: 'man',
  ela: 'woman',
  él: 'man',
  ella: 'woman',
  him: 'man',
  her: 'woman',
};
const POSSESSIVE = /^(?:minhas?|meus?|my|mis?|our|nuestr[oa]s?|noss[oa]s?|su|sus|seu|sua)$/;
const GREETING =
  /^(?:oi+|ola|hi|hey+|hello|hola|dear|prezad[oa]s?|car[oa]s?|querid[oa]s?|dia|tarde|noite|dias|tardes|fala|bom|hermos[oa]s?)$/;

function people<G extends Gender | null>(gender: G, words: string): Record<string, G> {
  return Object.fromEntries(words.split(' ').map((word) => [word, gender]));
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
export function personIn(tokens: readonly Token[], piece: Piece, letters: Letters): Person | null {
  const token = tokens[piece.from];
  if (token?.kind !== 'word') return null;
  const before = tokens[piece.from - 1];
  const wordBefore = before?.kind === 'word' ? before.plain : '';
  if (GREETING.test(wordBefore)) return null;
  const named = (gender: Gender | null, relative = false): Person => ({
    piece: { ...piece, is: 'wish', wishes: gender ? [{ key: 'gender', gender }] : [] },
    adjective: false,
    relative,
  });
  const letter = letters.get(token.text);
  if (letter) return named(letter);
  if (piece.is === 'wish') {
    const names = piece.wishes.some(({ key }) => key === 'gender' || key === 'category');
    return names ? { piece, adjective: ADJECTIVES.test(token.plain), relative: false } : null;
  }
  if (piece.is !== 'name' && piece.is !== 'filler') return null;
  const pronoun = PRONOUNS[token.text.toLowerCase()];
  if (pronoun) return isDescribed(tokens, piece.next) ? named(pronoun, true) : null;
  const relative = RELATIVES[token.plain.replace(/(?<=[^s])s$/, '')];
  if (relative) return named(relative, true);
  return token.plain in OTHERS ? named(OTHERS[token.plain] ?? null) : null;
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

/** The gender of single letters: M means man next to F, but mulher or mujer next to H. */
export function lettersIn(tokens: readonly Token[]): Letters {
  const has = (letter: RegExp) =>
    tokens.some((token) => token.kind === 'word' && letter.test(token.text));
  const [female, hombre] = [has(/^F$/), has(/^(?:H|[hH]s|HS)$/)];
  if (female === hombre) return new Map();
  const of = (letters: string[], gender: Gender) => letters.map((one) => [one, gender] as const);
  const m = ['M', LETTER_M, 'Ms', 'MS'];
  return new Map(
    female
      ? [...of(['F'], 'woman'), ...of(m, 'man')]
      : [...of(['H', 'Hs', 'HS', 'hs'], 'man'), ...of(m, 'woman')],
  );
}
