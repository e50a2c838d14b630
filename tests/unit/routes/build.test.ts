import { describe, expect, test } from 'vitest';
import { alternatesOf, pathOf, profileRoute } from '@/lib/routes/build';
import { internalPath, notFoundPath } from '@/lib/routes/internal';
import { resolvePath } from '@/lib/routes/resolve';
import type { Route } from '@/lib/routes/route';

const profile: Route = { page: 'profile', id: 12, slug: 'ana-silva' };
const post: Route = { page: 'post', id: 7, slug: 'olá mundo?' };

/** Every page of the specification without an id: its canonical path in pt, en and es. */
const CANONICAL: readonly [Route, string, string, string][] = [
  [{ page: 'home' }, '/', '/en', '/es'],
  [roster('models'), '/modelos', '/en/models', '/es/modelos'],
  [roster('women'), '/modelos/mulheres', '/en/models/women', '/es/modelos/mujeres'],
  [roster('men'), '/modelos/homens', '/en/models/men', '/es/modelos/hombres'],
  [
    roster('new_faces'),
    '/modelos/novos_rostos',
    '/en/models/new_faces',
    '/es/modelos/nuevos_rostros',
  ],
  [roster('curvy'), '/modelos/curvy', '/en/models/curvy', '/es/modelos/curvy'],
  [roster('teen'), '/modelos/teen', '/en/models/teen', '/es/modelos/teen'],
  [roster('senior'), '/modelos/senior', '/en/models/senior', '/es/modelos/senior'],
  [roster('actors'), '/modelos/atores', '/en/models/actors', '/es/modelos/actores'],
  [
    roster('international'),
    '/modelos/internacional',
    '/en/models/international',
    '/es/modelos/internacional',
  ],
  [roster('talents'), '/talentos', '/en/talents', '/es/talentos'],
  [roster('creative'), '/talentos/criativos', '/en/talents/creative', '/es/talentos/creativos'],
  [roster('kids'), '/talentos/criancas', '/en/talents/kids', '/es/talentos/ninos'],
  [{ page: 'favorites' }, '/favoritos', '/en/favorites', '/es/favoritos'],
  [{ page: 'be-a-model' }, '/seja-um-modelo', '/en/be-a-model', '/es/ser-modelo'],
  [{ page: 'about' }, '/sobre', '/en/about', '/es/sobre-nosotros'],
  [{ page: 'contact' }, '/contato', '/en/contact', '/es/contacto'],
  [{ page: 'blog' }, '/blog', '/en/blog', '/es/blog'],
  [{ page: 'privacy' }, '/privacidade', '/en/privacy', '/es/privacidad'],
  [{ page: 'verify' }, '/verificar', '/en/verify', '/es/verificar'],
];

function roster(view: Extract<Route, { page: 'roster' }>['view']): Route {
  return { page: 'roster', view };
}

describe('canonical paths', () => {
  test.each(CANONICAL)('%o', (route, pt, en, es) => {
    expect(alternatesOf(route)).toMatchObject({ pt, en, es });
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
    if (twin) expect(internalPath('es', route, { twin: true })).toBe(twin);
  });

  test('the 404 page', () => {
    expect(notFoundPath('es')).toBe('/es/not-found');
  });
});
