import { expect, it } from 'vitest';
import { DEFAULT_LOCALE, isLocale, LOCALES, localeOrDefault } from '@/lib/i18n/locales';

it('the languages of the specification come first, and Portuguese is the default', () => {
  expect([LOCALES.slice(0, 3), DEFAULT_LOCALE]).toEqual([['pt', 'en', 'es'], 'pt']);
});

it.each([
  ['pt', true],
  ['en', true],
  ['es', true],
  ['xx', false],
  ['EN', false],
  ['pt-BR', false],
  ['', false],
  [undefined, false],
  [null, false],
])('%j names a language of the site: %j', (value, named) => {
  expect(isLocale(value)).toBe(named);
  expect(localeOrDefault(value)).toBe(named ? value : DEFAULT_LOCALE);
});
