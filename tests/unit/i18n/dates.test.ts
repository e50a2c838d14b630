import { expect, it } from 'vitest';
import { TIME_ZONE, writtenDate } from '@/lib/i18n/dates';

it.each([
  ['pt', '5 de março de 2026'],
  ['en', 'March 5, 2026'],
  ['es', '5 de marzo de 2026'],
] as const)('a day in %s has its month as a word: %s', (locale, day) => {
  expect(writtenDate('2026-03-05T12:00:00Z', locale)).toBe(day);
});

it.each([
  ['2026-03-05T02:59:59Z', 'March 4, 2026'],
  ['2026-03-05T03:00:00Z', 'March 5, 2026'],
  ['2026-01-01T00:00:00+01:00', 'December 31, 2025'],
  // Brazil had daylight saving time until 2019.
  ['2018-01-15T01:59:59Z', 'January 14, 2018'],
  ['2018-01-15T02:00:00Z', 'January 15, 2018'],
])('%s is %s in the time zone of the agency', (iso, day) => {
  expect(TIME_ZONE).toBe('America/Sao_Paulo');
  expect(writtenDate(iso, 'en')).toBe(day);
});
