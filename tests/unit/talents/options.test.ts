import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { optionsIn } from '@/lib/scouting/questions';
import { isOption, type LocalList, wordOptions } from '@/lib/talents/options';

const optionsOf = (list: LocalList, locale: Locale, adult = true) =>
  optionsIn(list, { countries: [], skinTones: [], ...wordOptions(locale) }, adult, locale);

test.each([
  ['height', 171, '30', '200'],
  ['jeans', 53, '34', '60'],
  ['shoes', 119, '1', '60'],
  ['eyes', 17, 'Black', 'Heterochromia'],
  ['hair', 25, 'Black', 'Hairless'],
] as const)('%s has %i choices, from %s to %s', (list, count, first, last) => {
  const values = optionsOf(list, 'pt').map(({ value }) => value);
  expect([values.length, values[0], values.at(-1)]).toEqual([count, first, last]);
  expect(new Set(values).size).toBe(count);
});

test('labels are in the language of the page, values those of the panel', () => {
  const half = (locale: 'pt' | 'en' | 'es') =>
    optionsOf('jeans', locale).find(({ value }) => value === '37.5')?.label;
  expect([half('pt'), half('en'), half('es')]).toEqual(['37,5', '37.5', '37,5']);
  expect(optionsOf('height', 'pt')[0]).toEqual({ value: '30', label: '30 cm' });
  expect(optionsOf('eyes', 'es').find(({ value }) => value === 'Blue')?.label).toBe('Azules');
  for (const list of ['height', 'jeans', 'shoes', 'eyes', 'hair'] as const) {
    const values = optionsOf(list, 'en').map(({ value }) => value);
    expect(optionsOf(list, 'pt').map(({ value }) => value)).toEqual(values);
    expect(values.every((value) => isOption(list, true, value))).toBe(true);
  }
  expect(isOption('jeans', true, '37,5')).toBe(false);
});

test('a minor may have any size, an adult none of the list of minors', () => {
  const sizes = optionsOf('jeans', 'pt', false).map(({ value }) => value);
  expect([sizes.length, sizes[0], sizes.at(-1)]).toEqual([119, '1', '60']);
  expect([isOption('jeans', false, '12'), isOption('jeans', true, '12')]).toEqual([true, false]);
});
