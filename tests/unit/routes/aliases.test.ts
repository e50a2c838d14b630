import { describe, expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import { resolvePath } from '@/lib/routes/resolve';
import type { Route } from '@/lib/routes/route';

type Alias = [words: string, bare: Locale, route: Route];

const PAGE_ALIASES: Alias[] = [
  ['sobre', 'pt', { page: 'about' }],
  ['sobre-nos', 'pt', { page: 'about' }],
  ['about', 'en', { page: 'about' }],
  ['about-us', 'en', { page: 'about' }],
  ['sobre-nosotros', 'es', { page: 'about' }],
  ['seja-um-modelo', 'pt', { page: 'be-a-model' }],
  ['seja-modelo', 'pt', { page: 'be-a-model' }],
  ['be-a-model', 'en', { page: 'be-a-model' }],
  ['become-a-model', 'en', { page: 'be-a-model' }],
  ['get-scouted', 'en', { page: 'be-a-model' }],
  ['ser-modelo', 'es', { page: 'be-a-model' }],
  ['ser-un-modelo', 'es', { page: 'be-a-model' }],
  ['favoritos', 'pt', { page: 'favorites' }],
  ['favorites', 'en', { page: 'favorites' }],
  ['contato', 'pt', { page: 'contact' }],
  ['contact', 'en', { page: 'contact' }],
  ['contacto', 'es', { page: 'contact' }],
  ['blog', 'pt', { page: 'blog' }],
  ['noticias', 'pt', { page: 'blog' }],
  ['news', 'en', { page: 'blog' }],
  ['privacidade', 'pt', { page: 'privacy' }],
  ['privacy', 'en', { page: 'privacy' }],
  ['privacidad', 'es', { page: 'privacy' }],
  ['verificar', 'pt', { page: 'verify' }],
  ['verify', 'en', { page: 'verify' }],
];

const VIEW_WORDS: [string, Locale | null, Extract<Route, { page: 'roster' }>['view']][] = [
  ['homens', 'pt', 'men'],
  ['men', 'en', 'men'],
  ['hombres', 'es', 'men'],
  ['mulheres', 'pt', 'women'],
  ['women', 'en', 'women'],
  ['mujeres', 'es', 'women'],
  ['novos_rostos', 'pt', 'new_faces'],
  ['novos-rostos', 'pt', 'new_faces'],
  ['new_faces', 'en', 'new_faces'],
  ['new-faces', 'en', 'new_faces'],
  ['nuevos_rostros', 'es', 'new_faces'],
  ['nuevos-rostros', 'es', 'new_faces'],
  ['future-face', null, 'new_faces'],
  ['future_face', null, 'new_faces'],
  ['curvy', null, 'curvy'],
  ['plus-size', null, 'curvy'],
  ['plus_size', null, 'curvy'],
  ['teen', null, 'teen'],
  ['senior', null, 'senior'],
  ['atores', 'pt', 'actors'],
  ['actors', 'en', 'actors'],
  ['actores', 'es', 'actors'],
  ['internacional', 'pt', 'international'],
  ['international', 'en', 'international'],
  ['criativos', 'pt', 'creative'],
  ['creative', 'en', 'creative'],
  ['creativos', 'es', 'creative'],
  ['criancas', 'pt', 'kids'],
  ['kids', 'en', 'kids'],
  ['ninos', 'es', 'kids'],
];

const VIEW_ALIASES: Alias[] = [
  ['modelos', 'pt', { page: 'roster', view: 'models' }],
  ['models', 'en', { page: 'roster', view: 'models' }],
  ['talentos', 'pt', { page: 'roster', view: 'talents' }],
  ['talents', 'en', { page: 'roster', view: 'talents' }],
  ...VIEW_WORDS.flatMap(([word, locale, view]): Alias[] => {
    const route: Route = { page: 'roster', view };
    const belowModels: Alias[] = [
      [word, locale ?? 'pt', route],
      [`modelos/${word}`, locale ?? 'pt', route],
      [`models/${word}`, locale ?? 'en', route],
    ];
    if (view === 'men' || view === 'women') return belowModels;
    return [
      ...belowModels,
      [`talentos/${word}`, locale ?? 'pt', route],
      [`talents/${word}`, locale ?? 'en', route],
    ];
  }),
];

function expectLeadsTo(path: string, locale: Locale, route: Route) {
  const resolution = resolvePath(path);
  const canonical = pathOf(locale, route);
  expect(resolution, path).toEqual(
    path === canonical ? { kind: 'serve', locale, route } : { kind: 'redirect', path: canonical },
  );
}

describe('every alias', () => {
  test.each([...PAGE_ALIASES, ...VIEW_ALIASES])('%s', (words, bare, route) => {
    expectLeadsTo(`/${words}`, bare, route);
    expectLeadsTo(`/pt/${words}`, 'pt', route);
    expectLeadsTo(`/en/${words}`, 'en', route);
    expectLeadsTo(`/es/${words}`, 'es', route);
    expectLeadsTo(`/${words}/`, bare, route);
    expectLeadsTo(`/ES/${words.toUpperCase()}`, 'es', route);
  });
});

describe('profiles and posts below any of their words', () => {
  const roots = ['modelos', 'models', 'talentos', 'talents', ...VIEW_WORDS.map(([word]) => word)];
  test.each(roots)('/%s/{id}/{name}', (root) => {
    const bare = VIEW_ALIASES.find(([words]) => words === root)?.[1] ?? 'pt';
    for (const [prefix, locale] of [
      ['', bare],
      ['/pt', 'pt'],
      ['/en', 'en'],
      ['/es', 'es'],
    ] as const) {
      expectLeadsTo(`${prefix}/${root}/12/ana`, locale, { page: 'profile', id: 12, slug: 'ana' });
      expectLeadsTo(`${prefix}/${root}/12`, locale, { page: 'profile', id: 12, slug: '' });
    }
  });

  test.each([
    ['/modelos/12', ''],
    ['/modelos/12/Ana', 'Ana'],
    ['/modelos/12/jo%C3%A3o', 'joão'],
    ['/modelos/12/%61na', 'ana'],
    ['/modelos/12/ana).', 'ana).'],
    ['/modelos/12/mulheres', 'mulheres'],
  ])('%s shows the record, with any slug or none', (path, slug) => {
    expect(resolvePath(path)).toEqual({
      kind: 'serve',
      locale: 'pt',
      route: { page: 'profile', id: 12, slug },
    });
  });

  test.each([
    ['/modelos/12/', '/modelos/12'],
    ['/women/12', '/en/models/12'],
    ['/modelos/0012/Ana', '/modelos/12/Ana'],
    ['/modelos/12/ana/', '/modelos/12/ana'],
    ['/MODELOS/12/%61na', '/modelos/12/%61na'],
    ['/modelos/%312/ana', '/modelos/12/ana'],
    ['/noticias/7/ola', '/blog/7/ola'],
    ['/news/7/Ol%C3%A1', '/en/blog/7/Ol%C3%A1'],
    ['/pt/blog/7', '/blog/7'],
    ['/es/noticias/7/ola', '/es/blog/7/ola'],
    ['/blog/007/ola', '/blog/7/ola'],
    ['/Blog/7/%6Fla/', '/blog/7/%6Fla'],
  ])('%s redirects to %s, with the slug as it was sent', (path, target) => {
    expect(resolvePath(path)).toEqual({ kind: 'redirect', path: target });
    expect(resolvePath(target).kind).toBe('serve');
  });
});

describe('mixed words without prefix: the last word that is specific to a language decides', () => {
  test.each([
    ['/about-us', '/en/about'],
    ['/models/men', '/en/models/men'],
    ['/modelos/mujeres', '/es/modelos/mujeres'],
    ['/modelos/men', '/en/models/men'],
    ['/models/homens', '/modelos/homens'],
    ['/models/hombres', '/es/modelos/hombres'],
    ['/models/senior', '/en/models/senior'],
    ['/models/internacional', '/modelos/internacional'],
    ['/talents/ninos', '/es/talentos/ninos'],
    ['/pt/sobre-nos', '/sobre'],
    ['/en/sobre-nos', '/en/about'],
    ['/es/homens', '/es/modelos/hombres'],
  ])('%s to %s', (path, target) => {
    expect(resolvePath(path)).toEqual({ kind: 'redirect', path: target });
  });
});
