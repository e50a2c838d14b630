import { expect, it } from 'vitest';
import { BRIEF_FIELDS, briefInWords, isBriefField } from '@/lib/favorites/brief';
import pt from '@/messages/pt.json';

const NONE = { job: '', dates: '', city: '', media: '', territory: '', budget: '', remarks: '' };
const labels = pt.favorites.brief.fields;
const words = (answers: Partial<typeof NONE>) => briefInWords({ ...NONE, ...answers }, labels);

it('has one line per answer, with the remarks last, below their label', () => {
  const whole = {
    ...{ remarks: 'Externas.\nTraje próprio.', job: 'Campanha', dates: '3 e 4 de março' },
    ...{ city: 'Recife', media: 'TV', territory: 'Brasil, 12 meses', budget: 'R$ 8.000' },
  };
  expect(words(whole)).toBe(`Tipo de trabalho: Campanha
Datas: 3 e 4 de março
Cidade: Recife
Mídia: TV
Praça e período: Brasil, 12 meses
Verba: R$ 8.000
Observações:
Externas.
Traje próprio.`);
});

it('omits answers that were left empty', () => {
  expect(words({})).toBe('');
  expect(words({ budget: 'a combinar' })).toBe('Verba: a combinar');
  expect(words({ city: 'Recife', remarks: 'x' })).toBe('Cidade: Recife\nObservações:\nx');
});

it('has no other fields', () => {
  expect(BRIEF_FIELDS.every(isBriefField)).toBe(true);
  for (const name of ['name', 'email', 'talents', 'constructor']) {
    expect(isBriefField(name)).toBe(false);
  }
});
