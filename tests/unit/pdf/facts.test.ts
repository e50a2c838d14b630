import { expect, it } from 'vitest';
import { comparedOf } from '@/lib/favorites/read-chosen';
import { factsOf } from '@/lib/pdf/facts';
import { person } from '../../fixtures/people.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const labels = (birthdate: string | null, categories: number[] = []) => {
  const talent = person({ id: 1, birthdate, categories, measures: { height: '175/5.9' } });
  return factsOf(comparedOf(talent, NOW), 'pt');
};

it('the measures match the page, in both systems of units, with the age of an adult', () => {
  expect(labels('1999-03-21')).toEqual([
    { label: 'Altura', text: '175 cm · 5′9″' },
    { label: 'Idade', text: '27 anos' },
  ]);
});

it.each<[string, string | null, number[]]>([
  ['a minor', '2012-03-21', []],
  ['an adult in a category of minors', '1999-03-21', [1886]],
  ['a talent without a birth date', null, []],
])('the age of %s is not printed', (_who, birthdate, categories) => {
  expect(labels(birthdate, categories).map(({ label }) => label)).toEqual(['Altura']);
});

it.each([
  ['bust', '85/33.5', '85 cm · 33½″'],
  ['bust', '84/33.1', '84 cm · 33″'],
  ['bust', '84/32.8', '84 cm · 33″'],
  ['waist', '60/23.6', '60 cm · 23½″'],
  ['waist', '60/24', '60 cm · 24″'],
  ['weight', '68/149.9', '68 kg · 150 lb'],
  ['height', '180/5.11', '180 cm · 5′11″'],
])('%s of %s is printed as %s', (measure, value, text) => {
  const talent = person({ id: 1, birthdate: '1999-03-21', measures: { [measure]: value } });
  expect(factsOf(comparedOf(talent, NOW), 'en')[0]?.text).toBe(text);
});

it('except in Portuguese, a size names Brazil as its country', () => {
  const talent = comparedOf(person({ id: 1, birthdate: null, measures: { jeans: '38' } }), NOW);
  expect(factsOf(talent, 'en')).toEqual([{ label: 'Size', text: '38 BR' }]);
  expect(factsOf(talent, 'pt')).toEqual([{ label: 'Manequim', text: '38' }]);
});
