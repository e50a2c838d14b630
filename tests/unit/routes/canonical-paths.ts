import type { Locale } from '@/lib/i18n/locales';
import type { Route } from '@/lib/routes/route';

/** The languages whose paths the specification lists, in the order of the tables of cases. */
export const SPECIFIED = ['pt', 'en', 'es'] as const satisfies readonly Locale[];

/** Every page of the specification without an id: its canonical path in pt, en and es. */
export const CANONICAL: readonly [Route, string, string, string][] = [
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
