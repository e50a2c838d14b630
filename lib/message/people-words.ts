import type { Gender } from '../talents/talent';

/** An age is only shared by roles of one generation. */
export type Generation = 'any' | 'adult' | 'young' | 'parent' | 'child' | 'grandparent' | 'other';

/** An adjective needs a noun or a number, a profession a number or a numbered list. */
type Kind = 'noun' | 'adjective' | 'profession' | 'pronoun';

/** A word for a person; `of` is null if it may be of either gender. */
export type PersonWord = { generation: Generation; of: Gender | 'kids' | null; kind: Kind };

/**
 * Words in lower case without accents unless an accent tells the gender (`avô`, `avó`) or the word
 * (`él`). Of those that the search knows, only generation and kind count.
 */
const WORDS: readonly (readonly [Generation, PersonWord['of'], string, Kind?])[] = [
  ['parent', 'woman', 'mae maes mamae mom moms mum mother mothers mama madre madres'],
  ['parent', 'man', 'pai dad dads father fathers papa papai padre'],
  ['parent', null, 'pais padres parents parent'],
  ['child', 'woman', 'filha filhas hija hijas daughter daughters'],
  ['child', 'man', 'filho hijo son sons'],
  ['child', null, 'filhos hijos'],
  ['grandparent', 'woman', 'avó vovó vó abuela abuelas grandma grandmas grandmother grandmothers'],
  ['grandparent', 'man', 'avô vovô vô abuelo grandpa grandpas grandfather grandfathers'],
  ['grandparent', null, 'avo avos avós abuelos grandparents'],
  [
    'other',
    'woman',
    'neta netas nieta nietas granddaughter granddaughters irma irmas sister sisters hermana hermanas tia tias aunt prima sobrinha esposa esposas wife noiva noivas novia novias bride girlfriend niece',
  ],
  [
    'other',
    'man',
    'neto nieto grandson grandsons irmao brother brothers hermano tio uncle marido maridos husband noivo novio groom boyfriend sobrinho nephew',
  ],
  ['other', null, 'grandkids grandchildren grandchild netos nietos irmaos hermanos noivos novios'],
  ['young', 'woman', 'nena nenas guria gurias menina meninas niña niñas'],
  ['young', 'man', 'nene nenes guri guris menino meninos niño niños'],
  ['young', 'kids', 'baby babies bebe bebes newborn newborns toddler toddlers'],
  ['young', null, 'crianca criancas kid kids child children'],
  ['young', null, 'infantil infantis', 'adjective'],
  [
    'any',
    'woman',
    'rapariga raparigas piba pibas girl girls garota garotas chica chicas muchacha muchachas',
  ],
  ['any', 'man', 'pibe pibes boy boys garoto garotos chico chicos muchacho muchachos'],
  ['any', null, 'teens teenager teenagers adolescente adolescentes'],
  ['any', null, 'teen teenage', 'adjective'],
  ['adult', 'woman', 'mulherao'],
  ['adult', 'man', 'gents'],
  ['adult', 'woman', 'idosa idosas anciana ancianas', 'adjective'],
  ['adult', 'man', 'idoso idosos anciano ancianos', 'adjective'],
  [
    'adult',
    null,
    'modelo modelos model models talento talentos talent talents pessoa pessoas persona personas people ppl anyone anybody alguem alguien cualquiera',
  ],
  [
    'adult',
    null,
    'fem feminina femininas feminino femininos femenina femeninas femenino femeninos female masc masculina masculinas masculino masculinos male senior seniores internacional internacionais internacionales international criativa criativas criativo criativos creativa creativas creativo creativos creative creatives',
    'adjective',
  ],
  [
    'adult',
    'woman',
    'medica enfermeira enfermera professora profesora garconete camarera waitress executiva ejecutiva empresaria vendedora bailarina dancarina businesswoman policewoman cozinheira cocinera cantora enfermeiras enfermeras vendedoras bailarinas dancarinas promotoras apresentadoras presentadoras promotora apresentadora presentadora hostess',
    'profession',
  ],
  [
    'adult',
    'man',
    'medico enfermeiro enfermero professor profesor garcom camarero waiter executivo ejecutivo empresario vendedor bailarino bailarin dancarino businessman policeman cozinheiro cocinero cantor bombeiro bombero',
    'profession',
  ],
  ['adult', 'woman', 'ela elas ella ellas her she', 'pronoun'],
  ['adult', 'man', 'ele eles él ellos him he', 'pronoun'],
];

export const PEOPLE: ReadonlyMap<string, PersonWord> = new Map(
  WORDS.flatMap(([generation, of, words, kind = 'noun']) =>
    words.split(' ').map((word) => [word, { generation, of, kind }] as const),
  ),
);
