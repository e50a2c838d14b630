import type { Gender } from '../talents/talent';
import type { Generation } from './draft';

/** The gender of a word for a person, null if it may be either, and its generation. */
type Kin = { gender: Gender | null; generation: Generation };

const GENDERS = { woman: 'woman', man: 'man', either: null } as const;

function kin(
  generation: Generation,
  words: Partial<Record<keyof typeof GENDERS, string>>,
): (readonly [string, Kin])[] {
  return (['woman', 'man', 'either'] as const).flatMap((name) =>
    (words[name] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((word) => [word, { gender: GENDERS[name], generation }] as const),
  );
}

/** Relatives, in lower case without accents unless an accent tells the gender (`avô`, `avó`). */
export const RELATIVES: ReadonlyMap<string, Kin> = new Map([
  ...kin('parent', {
    woman: 'mae maes mamae mom moms mum mother mothers mama madre madres',
    man: 'pai dad dads father fathers papa papai padre',
    either: 'pais padres parents parent',
  }),
  ...kin('child', {
    woman: 'filha filhas hija hijas daughter daughters',
    man: 'filho hijo son sons',
    either: 'filhos hijos',
  }),
  ...kin('grandparent', {
    woman: 'avó vovó vó abuela abuelas grandma grandmas grandmother grandmothers',
    man: 'avô vovô vô abuelo grandpa grandpas grandfather grandfathers',
    either: 'avo avos avós abuelos grandparents',
  }),
  ...kin('other', {
    woman:
      'neta netas nieta nietas granddaughter granddaughters irma irmas sister sisters hermana hermanas tia tias aunt prima sobrinha esposa esposas wife noiva noivas novia novias bride girlfriend niece',
    man: 'neto nieto grandson grandsons irmao brother brothers hermano tio uncle marido maridos husband noivo novio groom boyfriend sobrinho nephew',
    either: 'grandkids grandchildren grandchild netos nietos irmaos hermanos noivos novios',
  }),
]);

/** Professions with a gender. They begin a role only behind a number or in a numbered list. */
export const PROFESSIONS: ReadonlyMap<string, Kin> = new Map(
  kin('adult', {
    woman:
      'medica enfermeira enfermera professora profesora garconete camarera waitress executiva ejecutiva empresaria vendedora bailarina dancarina businesswoman policewoman cozinheira cocinera cantora',
    man: 'medico enfermeiro enfermero professor profesor garcom camarero waiter executivo ejecutivo empresario vendedor bailarino bailarin dancarino businessman policeman cozinheiro cocinero cantor bombeiro bombero',
  }),
);

/** Further words for people. */
export const PEOPLE: ReadonlyMap<string, Kin> = new Map([
  ...kin('young', { woman: 'nena nenas guria gurias', man: 'nene nenes guri guris' }),
  ...kin('any', { woman: 'rapariga raparigas piba pibas', man: 'pibe pibes' }),
  ...kin('adult', {
    woman: 'mulherao',
    man: 'gents',
    either:
      'modelo modelos model models talento talentos talent talents pessoa pessoas persona personas people ppl anyone anybody alguem alguien cualquiera',
  }),
]);

/** Pronouns as typed, since an accent tells `él` from `el`. */
export const PRONOUNS: ReadonlyMap<string, Kin> = new Map(
  kin('adult', {
    woman: 'ela elas ella ellas her she',
    man: 'ele eles él ellos him he',
  }),
);

/** Words for people under 18, and for people of any age. */
export const YOUNG =
  /^(?:menin[ao]s?|niñ[ao]s?|criancas?|kids?|child|children|infanti[ls]|infantis)$/;
export const ANY_AGE =
  /^(?:girls?|boys?|garot[ao]s?|chic[ao]s?|muchach[ao]s?|teens?|teenagers?|adolescentes?)$/;
export const BABY = /^(?:bab(?:y|ies)|bebes?|newborns?|toddlers?)$/;
