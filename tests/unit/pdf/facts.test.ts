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
