import type { Locale } from '../i18n/locales';
import type { QueryPage } from './query-keys';
import type { Route } from './route';

/** The query key that Next's router adds to what it fetches. */
export const ROUTER_KEY = '_rsc';

/** The pages with a twin: the page with its query, which Next renders per request. */
const TWINS: Readonly<Record<QueryPage, true>> = {
  roster: true,
  profile: true,
  blog: true,
  favorites: true,
};

/** True for a page with a twin. */
export function hasTwin({ page }: Route): boolean {
  return Object.hasOwn(TWINS, page);
}

/** The internal path of a page in the app folder, or of its twin. Never public. */
export function internalPath(locale: Locale, route: Route, { twin = false } = {}): string {
  return `/${locale}${pageFolder(route)}${twin ? '/query' : ''}`;
}

function pageFolder(route: Route): string {
  switch (route.page) {
    case 'home':
      return '';
    case 'roster':
      return `/models/${route.view}`;
    case 'profile':
      return `/profile/${route.id}`;
    case 'post':
      return `/post/${route.id}`;
    default:
      return `/${route.page}`;
  }
}

/** The page for an unknown path, in a language. */
export function notFoundPath(locale: Locale): string {
  return `/${locale}/not-found`;
}

/** The page for a client who asks for too many pages, in a language. */
export function limitedPath(locale: Locale): string {
  return `/${locale}/limited`;
}
