import { expect, it } from 'vitest';
import { countryName } from '@/lib/scouting/read-choices';
import { countries } from '../../demo-panel/seed/options.ts';

it.each([
  ['Alemanha', 'Germany', 'Alemania'],
  ['Coreia do Sul', 'South Korea', 'Corea del Sur'],
  ['Estados Unidos', 'United States', 'Estados Unidos'],
  ['REINO UNIDO', 'United Kingdom', 'Reino Unido'],
  [' Alemanha ', 'Germany', 'Alemania'],
  ['africa do sul', 'South Africa', 'Sudáfrica'],
])('%s is %s and %s', (name, en, es) => {
  expect([countryName(name, 'en'), countryName(name, 'es')]).toEqual([en, es]);
  expect(countryName(name, 'pt')).toBe(name);
});

it.each(['Outro país', 'Atlântida', '', 'BR'])(
  '%j, which is not a country, is unchanged',
  (name) => {
    expect([countryName(name, 'en'), countryName(name, 'es')]).toEqual([name, name]);
  },
);

it('every country of the panel has translations', () => {
  const same = countries.filter(({ value }) => countryName(value, 'en') === value);
  expect(new Set(same.map(({ value }) => value))).toEqual(
    new Set(['Argentina', 'Angola', 'Chile', 'China', 'Cuba', 'Peru', 'Portugal', 'Venezuela']),
  );
});
