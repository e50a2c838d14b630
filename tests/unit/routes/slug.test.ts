import { describe, expect, test } from 'vitest';
import { isRecordSlug } from '@/lib/routes/resolve';
import { isSlug, slugOf } from '@/lib/routes/slug';
import fc from '../../fixtures/fast-check.ts';

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 200 }));

describe('slugOf', () => {
  test.each([
    ['Ana Silva', 'ana-silva'],
    ["  Érica   D'Ávila ", 'erica-d-avila'],
    ['João Conceição', 'joao-conceicao'],
    ['Nuñez, Íñigo', 'nunez-inigo'],
    ['Łukasz Straße', 'lukasz-strasse'],
    ['ØRSTED & Æsir', 'orsted-aesir'],
    ['Đặng Þór', 'dang-thor'],
    ['IŞIL', 'isil'],
    ['Ədalət Əliyeva', 'edalet-eliyeva'],
    ['Ŋoŋa Ɔsei', 'nona-osei'],
    ['Ɗan Ŧor', 'dan-tor'],
    ['Ḥasan Ǿre', 'hasan-ore'],
    ['STRAẞE', 'strasse'],
    ['3Marias', '3marias'],
    ['山田', 'talent'],
    ['-–—', 'talent'],
    ['', 'talent'],
  ])('%s gives %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  test('is truncated between words at 80 characters', () => {
    expect(slugOf(`${'a'.repeat(40)} ${'b'.repeat(39)} c`)).toBe(
      `${'a'.repeat(40)}-${'b'.repeat(39)}`,
    );
    expect(slugOf(`${'a'.repeat(40)} ${'b'.repeat(40)}`)).toBe('a'.repeat(40));
    expect(slugOf('a'.repeat(100))).toBe('a'.repeat(80));
    const whole = `${'a'.repeat(40)}-${'b'.repeat(39)}`;
    expect(slugOf(whole)).toBe(whole);
  });

  test('always yields a valid slug, and is idempotent', () => {
    fc.assert(
      fc.property(text, (name) => {
        const slug = slugOf(name);
        expect(isSlug(slug)).toBe(true);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});

test.each(['a', '12', 'ana-3', 'a'.repeat(80)])('%j is a slug', (value) => {
  expect(isSlug(value)).toBe(true);
});

test.each(['', '-', 'a-', '-a', 'a--b', 'A', 'é', 'a b', 'a/b', 'a\n', 'a'.repeat(81)])(
  '%j is not a slug',
  (value) => {
    expect(isSlug(value)).toBe(false);
  },
);

test.each(['a', 'Olá mundo', 'a.b', '...', '100%', "d'água", 'a'.repeat(2_000)])(
  '%j can be the slug of a record',
  (value) => {
    expect(isRecordSlug(value)).toBe(true);
  },
);

test.each(['', '.', '..', 'a/b', 'a\\b', 'a\n', '\u0000', '\ud800'])(
  '%j cannot be the slug of a record',
  (value) => {
    expect(isRecordSlug(value)).toBe(false);
  },
);
