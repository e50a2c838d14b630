import { inventTalent, type Talent } from './talent.ts';

const NOTHING = {
  ...{ height: null, bust: null, waist: null, hips: null, weight: null },
  ...{ suit: null, shirt: null, jeans: null, shoes: null },
};

/** What years of typing and several programs leave in a roster, for its first talents. */
const ODD: readonly Partial<Talent>[] = [
  {
    ...NOTHING,
    cover: null,
    birthdate: '',
    eyes: null,
    hair: null,
    skin_tone: null,
    categories: [],
  },
  {
    name: 'Maria Antônia da Conceição Aparecida dos Santos e Silva de Albuquerque Cavalcanti Neta',
  },
  { height: 'n/a', bust: 'n/a', waist: '-', hips: '?', weight: 'n/a', jeans: 'n/a', shoes: 'N/A' },
  { height: '171,5', jeans: '38.5', shoes: '37,5', hair: 'castanho mel', eyes: 'Turquoise' },
  { height: 175, jeans: 40, shoes: 39.5, categories: [{ id: '1884' }], cover: '' },
];

/** The talent at a place of an odd roster. */
export function oddTalent(index: number): Talent {
  return { ...inventTalent(index), ...ODD[index] };
}
