import { describe, expect, test } from 'vitest';
import { alternatesOf, languageSwitch, pathOf, profileRoute } from '@/lib/routes/build';
import { hasTwin, internalPath, notFoundPath } from '@/lib/routes/internal';
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
    [{ page: 'home' }, '/es', null],
    [kids, '/es/models/kids', '/es/models/kids/query'],
    [profile, '/es/profile/12', '/es/profile/12/query'],
    [post, '/es/post/7', null],
    [{ page: 'blog' }, '/es/blog', '/es/blog/query'],
    [{ page: 'favorites' }, '/es/favorites', '/es/favorites/query'],
    [{ page: 'about' }, '/es/about', null],
  ] as [Route, string, string | null][])('%o', (route, path, twin) => {
    expect(internalPath('es', route)).toBe(path);
    expect(hasTwin(route) ? internalPath('es', route, { twin: true }) : null).toBe(twin);
  });

  test('the 404 page', () => {
    expect(notFoundPath('es')).toBe('/es/not-found');
  });
});
