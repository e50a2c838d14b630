import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import { isRecordSlug, resolvePath } from '@/lib/routes/resolve';
import { PLAIN_PAGES, type Route } from '@/lib/routes/route';
import { slugOf } from '@/lib/routes/slug';
import { WORDS } from '@/lib/routes/words';
import { ROSTER_VIEWS } from '@/lib/talents/views';
import fc from '../../fixtures/fast-check.ts';

describe('addresses that do not exist, and the language of their 404 page', () => {
  test.each([
    ['/nope', 'pt'],
    ['/en/nope', 'en'],
    ['/pt/pt', 'pt'],
    ['/pt/en/about', 'pt'],
    ['/models/nope', 'en'],
    ['/modelos/nope', 'pt'],
    ['/mujeres/nope', 'es'],
    ['/modelos/mulheres/12/ana', 'pt'],
    ['/talentos/mulheres', 'pt'],
    ['/modelos/modelos', 'pt'],
    ['/modelos/sobre', 'pt'],
    ['/sobre/12/ana', 'pt'],
    ['/seja_um_modelo', 'pt'],
    ['/blog/ola', 'pt'],
    ['/modelos/0/ana', 'pt'],
    ['/modelos/-1/ana', 'pt'],
    ['/modelos/1.5/ana', 'pt'],
    ['/modelos/1e3/ana', 'pt'],
    ['/modelos/12abc/ana', 'pt'],
    ['/modelos/%D9%A1%D9%A2/ana', 'pt'],
    ['/modelos/1234567890123456/ana', 'pt'],
    ['/modelos/12/ana/extra', 'pt'],
    ['/blog/7/a/b', 'pt'],
    ['//', 'pt'],
    ['///', 'pt'],
    ['//evil.com', 'pt'],
    ['//modelos', 'pt'],
    ['/modelos//', 'pt'],
    ['/modelos//12', 'pt'],
    ['/en//about', 'en'],
    ['/\\evil.com', 'pt'],
    ['/%2F%2Fevil.com', 'pt'],
    ['/en/%2F%2Fevil.com', 'en'],
    ['/modelos%2F12', 'pt'],
    ['/blog/7/%2F%2Fevil.com', 'pt'],
    ['/blog/7/%5C%5Cevil.com', 'pt'],
    ['/blog/7/%0D%0Aset-cookie', 'pt'],
    ['/%', 'pt'],
    ['/%E0%A4%A', 'pt'],
    ['/en/%ff', 'en'],
    ['/modelos/12/%ff', 'pt'],
    ['/blog/7/%ff', 'pt'],
    ['/blog/7/\ud800', 'pt'],
    ['/foo.png', 'pt'],
    ['/__proto__', 'pt'],
    ['/constructor', 'pt'],
    ['', 'pt'],
  ])('%j: %s', (path, locale) => {
    expect(resolvePath(path)).toEqual({ kind: 'not-found', locale });
  });

  test.each([
    ...['/en/profile/12', '/en/profile/12/~dGFiPWJvb2s', '/pt/post/7', '/en/models/women/query'],
    ...['/pt/models/women/~bGV0dGVyPWE', '/es/blog/~cGFnZT0y', '/pt/not-found', '/en/not-found'],
  ])('the internal address %s', (path) => {
    expect(resolvePath(path).kind).toBe('not-found');
  });
});

describe('another spelling of a page redirects once', () => {
  test.each([
    ['/pt/', '/'],
    ['/PT', '/'],
    ['/en/', '/en'],
    ['/EN', '/en'],
    ['/Modelos', '/modelos'],
    ['/modelos/', '/modelos'],
    ['/%6dodelos', '/modelos'],
    ['/en/About/', '/en/about'],
    ['/pt/models/women', '/modelos/mulheres'],
  ])('%s to %s', (path, target) => {
    expect(resolvePath(path)).toEqual({ kind: 'redirect', path: target });
  });
});

const id = fc.integer({ min: 1, max: 999_999_999_999_999 });
const route: fc.Arbitrary<Route> = fc.oneof(
  fc.constantFrom(...PLAIN_PAGES).map((page) => ({ page })),
  fc.constantFrom(...ROSTER_VIEWS).map((view) => ({ page: 'roster' as const, view })),
  fc.record({ page: fc.constant('profile' as const), id, slug: fc.string().map(slugOf) }),
  fc.record({
    page: fc.constant('post' as const),
    id,
    slug: fc.string({ unit: 'grapheme', minLength: 1 }).filter(isRecordSlug),
  }),
);
const locale = fc.constantFrom(...LOCALES);

/** Addresses of real words, fragments and noise, so that many resemble a page. */
const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...WORDS.keys(), ...LOCALES) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('12', '0012', 'ana', 'Ana', '', '.', '..', '%2F', '%ff'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);
const address = fc.oneof(
  fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('/')}`),
  fc.string({ unit: 'binary' }),
  fc.string().map((text) => `/${encodeURIComponent(text)}`),
);

describe('for every address', () => {
  test('the path of a page resolves to that page', () => {
    fc.assert(
      fc.property(locale, route, (locale, route) => {
        const path = pathOf(locale, route);
        expect(resolvePath(path)).toEqual({ kind: 'serve', locale, route });
        // A browser must not rewrite it either, or redirects would never end.
        expect(new URL(path, 'https://vitrine.test').pathname).toBe(path);
      }),
    );
  });

  test('a redirect stays on the site and ends at a page', () => {
    fc.assert(
      fc.property(address, (path) => {
        const resolution = resolvePath(path);
        if (resolution.kind !== 'redirect') return;
        expect(resolution.path).toMatch(/^\/(?![/\\])/);
        expect(resolution.path).not.toBe(path);
        expect(resolvePath(resolution.path).kind).toBe('serve');
      }),
      { numRuns: 2000 },
    );
  });

  test('whatever is served is in canonical form', () => {
    fc.assert(
      fc.property(address, (path) => {
        const resolution = resolvePath(path);
        if (resolution.kind !== 'serve') return;
        const { locale, route } = resolution;
        const canonical = pathOf(locale, 'id' in route ? { ...route, slug: '' } : route);
        // The slug of a record may have any spelling.
        const end = 'id' in route && route.slug ? path.lastIndexOf('/') : path.length;
        expect(path.slice(0, end)).toBe(canonical);
      }),
      { numRuns: 2000 },
    );
  });
});
