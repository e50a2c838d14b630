import { describe, expect, test } from 'vitest';
import { alternatesOf, languageSwitch } from '@/lib/routes/alternates';
import { pathOf, profileRoute } from '@/lib/routes/build';
import { internalPath, notFoundPath } from '@/lib/routes/internal';
import { readsQuery } from '@/lib/routes/query-keys';
import { resolvePath } from '@/lib/routes/resolve';
import { PLAIN_PAGES, type Route } from '@/lib/routes/route';
import { ROSTER_VIEWS } from '@/lib/talents/views';
import { CANONICAL } from './canonical-paths';

const profile: Route = { page: 'profile', id: 12, slug: 'ana-silva' };
const post: Route = { page: 'post', id: 7, slug: 'olá mundo?' };

describe('canonical paths', () => {
  test.each(CANONICAL)('%o', (route, pt, en, es) => {
    expect(alternatesOf(route)).toMatchObject({ pt, en, es });
  });

  test.each([
    ...PLAIN_PAGES.map((page): Route => ({ page })),
    ...ROSTER_VIEWS.map((view): Route => ({ page: 'roster', view })),
  ])('%o is served at its path in every language', (route) => {
    for (const [locale, path] of Object.entries(alternatesOf(route))) {
      expect(resolvePath(path)).toEqual({ kind: 'serve', locale, route });
    }
  });

  test('a profile is below the models word', () => {
    expect(profileRoute({ id: 12, name: 'Ana Silva' })).toEqual(profile);
    expect(alternatesOf(profile)).toMatchObject({
      pt: '/modelos/12/ana-silva',
      en: '/en/models/12/ana-silva',
      es: '/es/modelos/12/ana-silva',
    });
  });

  test('a record without a slug ends in its id', () => {
    expect(pathOf('es', { ...post, slug: '' })).toBe('/es/blog/7');
  });

  test('the slug of a post is percent-encoded', () => {
    expect(pathOf('en', post)).toBe('/en/blog/7/ol%C3%A1%20mundo%3F');
    expect(resolvePath(pathOf('en', post))).toEqual({ kind: 'serve', locale: 'en', route: post });
  });
});

describe('language switch', () => {
  test.each(['?hair=Red&page=2', 'hair=Red&page=2'])('preserves the query %s', (search) => {
    expect(languageSwitch({ page: 'roster', view: 'men' }, search)).toMatchObject({
      pt: '/modelos/homens?hair=Red&page=2',
      en: '/en/models/men?hair=Red&page=2',
      es: '/es/modelos/hombres?hair=Red&page=2',
    });
  });

  test('preserves a question mark inside the query', () => {
    expect(languageSwitch({ page: 'home' }, 'q=ana?').en).toBe('/en?q=ana?');
    expect(languageSwitch({ page: 'home' }, '??q=ana').en).toBe('/en??q=ana');
  });

  test('adds no question mark without a query', () => {
    expect(languageSwitch({ page: 'home' }, '').en).toBe('/en');
    expect(languageSwitch({ page: 'home' }, '?').en).toBe('/en');
  });
});

describe('internal paths', () => {
  const kids: Route = { page: 'roster', view: 'kids' };

  test.each([
    [{ page: 'home' }, '/es', '/es'],
    [kids, '/es/models/kids', '/es/models/kids/searched'],
    [profile, '/es/profile/12', '/es/profile/12'],
    [post, '/es/post/7', '/es/post/7'],
    [{ page: 'blog' }, '/es/blog', '/es/blog'],
    [{ page: 'favorites' }, '/es/favorites', '/es/favorites/shared'],
    [{ page: 'about' }, '/es/about', '/es/about'],
  ] as [Route, string, string][])('%o', (route, cached, dynamic) => {
    expect(internalPath('es', route, { dynamic: false })).toBe(cached);
    expect(internalPath('es', route, { dynamic: true })).toBe(dynamic);
  });

  test('a cached view has its segment after the path of the page', () => {
    const view = { dynamic: false, segment: '~x' };
    expect(internalPath('es', kids, view)).toBe('/es/models/kids/~x');
    expect(internalPath('pt', profile, view)).toBe('/pt/profile/12/~x');
    expect(internalPath('en', { page: 'blog' }, view)).toBe('/en/blog/~x');
  });

  test('the 404 page', () => {
    expect(notFoundPath('es')).toBe('/es/not-found');
  });

  test.each([
    [kids, 'letter=A', true],
    [kids, 'utm_source=x&page=2', true],
    [kids, 'utm_source=x', false],
    [kids, 'tab=video', false],
    [kids, '', false],
    [profile, 'tab=video', true],
    [profile, 'page=2', false],
    [{ page: 'blog' }, 'page=2', true],
    [{ page: 'favorites' }, 'ids=1,2', true],
    [{ page: 'home' }, 'page=2', false],
    [{ page: 'about' }, 'letter=A', false],
  ] as [Route, string, boolean][])('%o reads ?%s: %s', (route, query, reads) => {
    expect(readsQuery(route, new URLSearchParams(query))).toBe(reads);
  });
});
