import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import { resolvePath } from '@/lib/routes/resolve';
import { SPECIFIED } from './canonical-paths';

/** What a path leads to: a page, one redirect to a page, or the 404 page of a language. */
function outcomeOf(path: string): string {
  const resolution = resolvePath(path);
  switch (resolution.kind) {
    case 'serve':
      return 'serve';
    case 'redirect':
      expect(resolvePath(resolution.path).kind, resolution.path).toBe('serve');
      return resolution.path;
    case 'not-found':
      return `not found ${resolution.locale}`;
  }
}

const ANY_WORD: readonly [string, string, string, string][] = [
  ['contact', '/contato', '/en/contact', '/es/contacto'],
  ['contacto', '/contato', '/en/contact', '/es/contacto'],
  ['contato', '/contato', '/en/contact', '/es/contacto'],
  ['about', '/sobre', '/en/about', '/es/sobre-nosotros'],
  ['sobre-nosotros', '/sobre', '/en/about', '/es/sobre-nosotros'],
  ['sobre', '/sobre', '/en/about', '/es/sobre-nosotros'],
  ['be-a-model', '/seja-um-modelo', '/en/be-a-model', '/es/ser-modelo'],
  ['ser-modelo', '/seja-um-modelo', '/en/be-a-model', '/es/ser-modelo'],
  ['seja-um-modelo', '/seja-um-modelo', '/en/be-a-model', '/es/ser-modelo'],
  ['modelos', '/modelos', '/en/models', '/es/modelos'],
  ['models', '/modelos', '/en/models', '/es/modelos'],
];
const GENDERS: readonly [string, string, string, string][] = [
  ...['homens', 'hombres', 'men'].map((word): [string, string, string, string] => [
    word,
    '/modelos/homens',
    '/en/models/men',
    '/es/modelos/hombres',
  ]),
  ...['mulheres', 'mujeres', 'women'].map((word): [string, string, string, string] => [
    word,
    '/modelos/mulheres',
    '/en/models/women',
    '/es/modelos/mujeres',
  ]),
];

describe('one word in any language below any prefix', () => {
  const cases = [
    ...ANY_WORD,
    ...['modelos', 'models'].flatMap((models) =>
      GENDERS.map(([gender, ...paths]) => [`${models}/${gender}`, ...paths] as const),
    ),
  ];
  test.each(cases)('%s', (words, ...paths) => {
    for (const [index, locale] of SPECIFIED.entries()) {
      const path = `/${locale}/${words}`;
      const canonical = paths[index] ?? '';
      expect(outcomeOf(path)).toBe(path === canonical ? 'serve' : canonical);
    }
  });

  test.each(LOCALES)('/%s is the home page', (locale) => {
    expect(outcomeOf(`/${locale}`)).toBe(locale === 'pt' ? '/' : 'serve');
  });

  test.each(['modelos', 'models'])('a profile below %s', (models) => {
    for (const locale of LOCALES) {
      const path = `/${locale}/${models}/12/ana-silva`;
      const canonical = pathOf(locale, { page: 'profile', id: 12, slug: 'ana-silva' });
      expect(outcomeOf(path)).toBe(path === canonical ? 'serve' : canonical);
    }
  });
});

describe('the explicit tables', () => {
  test.each([
    ['/pt', '/'],
    ['/pt/modelos', '/modelos'],
    ['/pt/modelos/mulheres', '/modelos/mulheres'],
    ['/pt/modelos/homens', '/modelos/homens'],
    ['/pt/modelos/atores', '/modelos/atores'],
    ['/pt/modelos/novos_rostos', '/modelos/novos_rostos'],
    ['/pt/modelos/internacional', '/modelos/internacional'],
    ['/pt/modelos/curvy', '/modelos/curvy'],
    ['/pt/talentos', '/talentos'],
    ['/pt/talentos/criativos', '/talentos/criativos'],
    ['/pt/talentos/criancas', '/talentos/criancas'],
    ['/pt/favoritos', '/favoritos'],
    ['/pt/seja-um-modelo', '/seja-um-modelo'],
    ['/pt/sobre', '/sobre'],
    ['/pt/contato', '/contato'],
    ['/pt/noticias', '/blog'],
    ['/en', 'serve'],
    ['/en/models', 'serve'],
    ['/en/models/women', 'serve'],
    ['/en/models/men', 'serve'],
    ['/en/models/actors', 'serve'],
    ['/en/models/new_faces', 'serve'],
    ['/en/models/international', 'serve'],
    ['/en/models/curvy', 'serve'],
    ['/en/talents', 'serve'],
    ['/en/talents/creative', 'serve'],
    ['/en/talents/kids', 'serve'],
    ['/en/favorites', 'serve'],
    ['/en/be-a-model', 'serve'],
    ['/en/about', 'serve'],
    ['/en/contact', 'serve'],
    ['/en/news', '/en/blog'],
    ['/es', 'serve'],
    ['/es/mujeres', '/es/modelos/mujeres'],
    ['/es/homens', '/es/modelos/hombres'],
    ['/es/contact', '/es/contacto'],
    ['/es/sobre-nosotros', 'serve'],
    ['/es/become-a-model', '/es/ser-modelo'],
    ['/es/future-face', '/es/modelos/nuevos_rostros'],
    ['/es/favorites', '/es/favoritos'],
    ['/es/privacy', '/es/privacidad'],
  ])('%s: %s', (path, outcome) => {
    expect(outcomeOf(path)).toBe(outcome);
  });

  test('the cards of the home page', () => {
    expect(outcomeOf('/modelos/12/ana-silva')).toBe('serve');
  });
});

describe('route names without prefix', () => {
  test.each([
    ['/', 'serve'],
    ['/sobre-nos', '/sobre'],
    ['/about-us', '/en/about'],
    ['/sobre-nosotros', '/es/sobre-nosotros'],
    ['/seja-modelo', '/seja-um-modelo'],
    ['/get-scouted', '/en/be-a-model'],
    ['/ser-un-modelo', '/es/ser-modelo'],
    ['/favoritos', 'serve'],
    ['/favorites', '/en/favorites'],
    ['/contato', 'serve'],
    ['/contact', '/en/contact'],
    ['/contacto', '/es/contacto'],
    ['/blog', 'serve'],
    ['/blog/7/ola-mundo', 'serve'],
  ])('%s: %s', (path, outcome) => {
    expect(outcomeOf(path)).toBe(outcome);
  });

  test.each([
    ['about', ['sobre-nos', 'about-us', 'sobre-nosotros']],
    ['be-a-model', ['seja-modelo', 'get-scouted', 'ser-un-modelo']],
    ['favorites', ['favoritos', 'favorites', 'favoritos']],
    ['contact', ['contato', 'contact', 'contacto']],
  ])('the names of %s below their own prefix', (page, names) => {
    for (const [index, locale] of SPECIFIED.entries()) {
      const outcome = resolvePath(`/${locale}/${names[index]}`);
      const end = outcome.kind === 'redirect' ? resolvePath(outcome.path) : outcome;
      expect(end).toEqual({ kind: 'serve', locale, route: { page } });
    }
  });

  const CATEGORIES: readonly [string, Locale, string][] = [
    ['mulheres', 'pt', '/modelos/mulheres'],
    ['homens', 'pt', '/modelos/homens'],
    ['novos_rostos', 'pt', '/modelos/novos_rostos'],
    ['curvy', 'pt', '/modelos/curvy'],
    ['criancas', 'pt', '/talentos/criancas'],
    ['women', 'en', '/en/models/women'],
    ['new-faces', 'en', '/en/models/new_faces'],
    ['kids', 'en', '/en/talents/kids'],
    ['mujeres', 'es', '/es/modelos/mujeres'],
    ['actores', 'es', '/es/modelos/actores'],
  ];
  test.each(CATEGORIES)('/%s', (word, locale, list) => {
    expect(outcomeOf(`/${word}`)).toBe(list);
    const profile = pathOf(locale, { page: 'profile', id: 12, slug: 'ana-silva' });
    expect(outcomeOf(`/${word}/12/ana-silva`)).toBe(profile);
  });
});
