import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import { isRecordSlug, withoutSlug } from '@/lib/routes/record-slug.mjs';
import { resolvePath } from '@/lib/routes/resolve';
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

describe('the slug of a request target', () => {
  const records = LOCALES.flatMap((locale) =>
    (['profile', 'post'] as const).map((page) => pathOf(locale, { page, id: 12, slug: '' })),
  );

  test.each(records)('of %s is dropped, whatever it is', (record) => {
    for (const slug of ['', '/ana', '/Any%20name', "/it's", '/~x', '/a.b', '/composite.pdf.']) {
      expect(withoutSlug(record + slug)).toBe(record);
      expect(withoutSlug(`${record}${slug}?tab=book&x=/1/a`)).toBe(`${record}?tab=book&x=/1/a`);
    }
  });

  test.each(records)('of %s remains where it decides the answer', (record) => {
    for (const end of ['/', '//', '/..', '/%2e%2e', '/a%2Fb', '/a%5Cb', '/%ff', '/%0A', '/a/b']) {
      expect(withoutSlug(record + end)).toBe(record + end);
    }
    for (const end of ['/composite.pdf', '/ana/composite.pdf', '/picture.jpg/x']) {
      expect(withoutSlug(record + end)).toBe(record + end);
    }
  });

  test.each([
    ...['/models/12/ana', '/en/modelos/12/ana', '/pt/modelos/12/ana', '/noticias/12/ana'],
    ...['/curvy/12/ana', '/modelos/012/ana', '/MODELOS/12/ana', '/modelos/1234567890123456/ana'],
    ...['/storage/12/a.jpg', '/api/composite/12', '/preview/modelos/12/picture.jpg', '/en/12/ana'],
  ])('of %s remains, since it is no canonical path of a record', (target) => {
    expect(withoutSlug(target)).toBe(target);
  });

  test('is dropped only where the route table serves the record without it', () => {
    const piece = fc.constantFrom(
      'modelos',
      'models',
      'blog',
      'en',
      'es',
      'pt',
      '12',
      '0',
      '7',
      'ana',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
        const path = `/${pieces.join('/')}`;
        const bare = withoutSlug(path);
        if (bare === path) return;
        const slug = pieces.at(-1);
        const full = resolvePath(path);
        expect(full).toMatchObject({ kind: 'serve', route: { slug } });
        if (full.kind !== 'serve') return;
        expect(resolvePath(bare)).toEqual({ ...full, route: { ...full.route, slug: '' } });
      }),
      { numRuns: 2_000 },
    );
  });
});
