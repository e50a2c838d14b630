import { describe, expect, test } from 'vitest';
import { counted, fill } from '@/lib/i18n/fill';
import { messagesOf } from '@/lib/i18n/messages';

test('fills placeholders, also repeated ones, and leaves one without a value as it is', () => {
  expect(fill('{a} – {name}{a} {c}', { a: 1, name: 'x' })).toBe('1 – x1 {c}');
});

test('never interprets a value as a placeholder or pattern', () => {
  expect(fill('{a}', { a: '{b} $& $1', b: 'no' })).toBe('{b} $& $1');
});

describe('a plural text', () => {
  test.each([
    ['pt', 0, 'Nenhum resultado'],
    ['pt', 1, '1 talento'],
    ['pt', 10_000, '10.000 talentos'],
    ['en', 10_000, '10,000 models'],
    ['es', 0, 'Sin resultados'],
  ] as const)('%s %i', (locale, count, text) => {
    expect(counted(messagesOf(locale).roster.count, count, locale)).toBe(text);
  });

  test.each([
    [1, 'people', 'See 1 person'],
    [2, 'people', 'See 2 people'],
    [1, 'models', 'See 1 model'],
  ] as const)('has the word for the kind of list: %i of %s', (count, kind, text) => {
    expect(counted(messagesOf('en').roster.apply, count, 'en', kind)).toBe(text);
    expect(counted(messagesOf('pt').roster.apply, 2, 'pt', kind)).toBe('Ver 2 talentos');
  });

  test.each([
    ['pt', 1, 'one 1'],
    ['pt', 1_000_000, 'many 1.000.000'],
    ['en', 1_000_000, 'other 1,000,000'],
  ] as const)('uses the plural form that %s has for %i', (locale, count, text) => {
    const forms = { one: 'one #', many: 'many #', other: 'other #' };
    expect(counted(forms, count, locale)).toBe(text);
  });

  test('falls back on the form “other”', () => {
    expect(counted({ other: '#' }, 0, 'pt')).toBe('0');
    expect(counted({ other: '#' }, 1, 'pt')).toBe('1');
    expect(counted({ one: '', other: '#' }, 1, 'pt')).toBe('1');
  });
});
