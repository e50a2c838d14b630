import { type Locale, languagePrefix } from '../i18n/locales';
import type { Route } from './route';

/** The query key that Next's router adds to what it fetches. */
export const ROUTER_KEY = '_rsc';

/**
 * The internal path of a page in the app folder, or of its twin: the page with its query, which Next
 * renders per request. Never public.
 */
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

/** The path that takes the place of every unknown one, in a language; no page has it. */
export function unknownPath(locale: Locale): string {
  return `${languagePrefix(locale)}/not-found`;
}

/** The page for a client who asks for too many pages, in a language. */
export function limitedPath(locale: Locale): string {
  return `/${locale}/limited`;
}
