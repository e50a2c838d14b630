import { wordsFrom } from '../search/numbers';
import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';
import type { Gender } from '../talents/talent';
import { LETTER_M } from './clean';
import { type Generation, genderIn } from './draft';

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

const RELATIVES: readonly (readonly [Generation, Readonly<Record<string, Gender | null>>])[] = [
  [
    'parent',
    {
      ...people('woman', 'mae maes mamae mom moms mum mother mothers mama madre madres'),
      ...people('man', 'pai dad dads father fathers papa papai padre'),
      ...people(null, 'pais padres papas parents parent'),
    },
  ],
  [
    'child',
    {
      ...people('woman', 'filha filhas hija hijas daughter daughters'),
      ...people('man', 'filho hijo son sons'),
      ...people(null, 'filhos hijos'),
    },
  ],
  [
    'grandparent',
    {
      ...people('woman', 'avó vovó vó abuela abuelas grandma grandmas grandmother grandmothers'),
      ...people('man', 'avô vovô vô abuelo grandpa grandpas grandfather grandfathers'),
      ...people(null, 'avo avos avós abuelos grandparents'),
    },
  ],
  [
    'other',
    {
      ...people('woman', 'neta netas nieta nietas granddaughter granddaughters'),
      ...people('woman', 'irma irmas sister sisters hermana hermanas tia tias aunt prima sobrinha'),
      ...people('woman', 'esposa esposas wife noiva noivas novia novias bride girlfriend niece'),
      ...people('man', 'neto nieto grandson grandsons irmao brother brothers hermano tio uncle'),
      ...people('man', 'marido maridos husband noivo novio groom boyfriend sobrinho nephew'),
      ...people(
        null,
        'grandkids grandchildren grandchild netos nietos irmaos hermanos noivos novios',
      ),
    },
  ],
];
/** Professions with a gender. They begin a role only behind a number or in a numbered list. */
const PROFESSIONS: Readonly<Record<string, Gender>> = {
  ...people(
    'woman',
    'medica enfermeira enfermera professora profesora garconete camarera waitress',
  ),
  ...people('woman', 'executiva ejecutiva empresaria vendedora bailarina dancarina businesswoman'),
  ...people('woman', 'policewoman cozinheira cocinera cantora cantante secretaria empresária'),
  ...people('man', 'medico enfermeiro enfermero professor profesor garcom camarero waiter'),
  ...people('man', 'executivo ejecutivo empresario vendedor bailarino bailarin dancarino'),
  ...people('man', 'businessman policeman cozinheiro cocinero cantor bombeiro bombero'),
};
/** Words for people whose age tells more than the word for their gender. */
const YOUNG = /^(?:menin[ao]s?|niñ[ao]s?|criancas?|kids?|child|children|infanti[ls]|infantis)$/;
const ANY_AGE =
  /^(?:girls?|boys?|garot[ao]s?|chic[ao]s?|muchach[ao]s?|teens?|teenagers?|adolescentes?)$/;
const OTHERS: Readonly<Record<string, Gender | null>> = {
  ...people(
    null,
    'modelo modelos model models talento talentos talent talents pessoa pessoas persona personas people ppl anyone anybody alguem alguien cualquiera',
  ),
  ...people('woman', 'mulherao rapariga raparigas'),
};
const ADJECTIVES =
  /^(?:fem|femininas?|femenin[ao]s?|femininos?|female|masc|masculin[ao]s?|male|infanti[ls]|infantis|teen|teenage|senior|seniores|internaciona(?:l|is)|international|internacionales|criativ[ao]s?|creativ[ao]s?|creatives?|.*(?:[ei]nt(?:on|ona|ones|onas|ao|oes|ea?ner[ao]s?|aner[ao]s?)))$/;
const BABY = /^(?:bab(?:y|ies)|bebes?|newborns?|toddlers?)$/;
/** Pronouns by what is typed: `él` with its accent. Only those of the first line can begin a role. */
const PRONOUNS: Readonly<Record<string, Gender>> = {
  ele: 'man',
  ela: 'woman',
  él: 'man',
  ella: 'woman',
  him: 'man',
  her: 'woman',
  ...people('man', 'eles ellos he'),
  ...people('woman', 'elas ellas she'),
};
const THE = /^(?:the|l[ao]s|as|os|el)$/;
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
    const refersTo = THE.test(wordBefore) ? genderIn({ people: [piece] }) : null;
    const adjective = ADJECTIVES.test(token.plain);
    // `Uma adolescente`: the article tells the gender.
    if (/^adolescentes?$/.test(token.plain) && /^(?:uma|una|duas|umas|unas)$/.test(wordBefore))
      piece = { ...piece, wishes: [{ key: 'gender', gender: 'woman' }, ...piece.wishes] };
    return names ? { ...person, piece, adjective, refersTo } : null;
  }
  if (piece.is !== 'name' && piece.is !== 'filler') return null;
  const pronoun = PRONOUNS[spelled];
  if (pronoun) {
    const begins = isDescribed(tokens, piece.next);
    return named(pronoun, { relative: true, refersTo: pronoun, begins });
  }
  for (const [generation, words] of RELATIVES) {
    const word = spelled in words ? spelled : token.plain;
    if (word in words) return named(words[word] ?? null, { relative: isOne, generation });
  }
  if (BABY.test(token.plain)) {
    const baby: Piece = { ...piece, is: 'wish', wishes: [{ key: 'category', category: 'kids' }] };
    return { ...person, piece: baby, relative: isOne, generation: 'young' };
  }
  const profession = PROFESSIONS[token.plain];
  if (profession) return named(profession, { begins: false });
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

/** The gender of `niños` beside `niñas`, and of single letters: M means man next to F, but mulher or mujer next to H. */
export function lettersIn(tokens: readonly Token[]): Letters {
  const has = (letter: RegExp) =>
    tokens.some((token) => token.kind === 'word' && letter.test(token.text));
  const boys = has(/^niñas?$/i) ? ([['niños', 'man']] as const) : [];
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
