import type { Talent } from './talent.ts';

/** A record of which only the id and the name are certain. */
type Record = Omit<Partial<Talent>, 'gender' | 'categories' | 'name'> & {
  [field: string]: unknown;
};

const TWELVE_WORDS =
  'Maria Antônia da Conceição Cavalcanti de Albuquerque e Vasconcelos Montenegro dos Santos Oliveira';
const ONE_WORD = 'Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaftschaferswessen';

/** Typical damage to a record, chosen by its index in the roster. */
const HANDS: readonly ((talent: Talent) => Record)[] = [
  // Lacks everything.
  ({ id, name }) => ({ id, name }),
  (talent) => ({ ...talent, name: TWELVE_WORDS }),
  // Its cover was deleted from the storage.
  (talent) => ({ ...talent, name: ONE_WORD, cover: `talents/${talent.id}/cover-old.jpg` }),
  // Has placeholders for missing values.
  (talent) => ({ ...talent, height: 'n/a', jeans: '-', shoes: 'n/a', bust: 'N/A', hair: 'n/a' }),
  (talent) => ({ ...talent, height: '170,5/5.7', jeans: '38,5', shoes: '40.5' }),
  (talent) => ({ ...talent, jeans: '34', shoes: 46, birthdate: null }),
  // Has each value in another type than elsewhere.
  (talent) => ({
    ...talent,
    id: String(talent.id),
    height: 172,
    categories: talent.categories.map(({ id }) => String(id)),
    skin_tone: Number(talent.skin_tone),
    birthdate: 19900131,
  }),
  (talent) => ({ ...talent, gender: 'Woman', birthdate: '31/01/1990', weight: '', suit: [] }),
];

/** A damaged version of a record: every eighth one lacks everything. */
export function oddRecord(talent: Talent, index: number): Record {
  return HANDS[index % HANDS.length]?.(talent) ?? talent;
}
