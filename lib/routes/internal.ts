import type { Locale } from '../i18n/locales';
import type { Route } from './route';
import type { View } from './view';

/**
 * The internal path of a page in the app folder, with its parameters encoded. Never public. A
 * cached page has the segment of its view, if any; a dynamic one is the twin that Next renders per
 * request.
 */
export function internalPath(locale: Locale, route: Route, { dynamic, segment }: View): string {
  const twin = dynamic ? twinOf(route) : segment;
  return `/${locale}${pageFolder(route)}${twin ? `/${twin}` : ''}`;
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

function twinOf({ page }: Route): string | undefined {
  switch (page) {
    case 'roster':
      return 'searched';
    case 'favorites':
      return 'shared';
    default:
      return undefined;
  }
}

/** The page for an unknown path, in a language. */
export function notFoundPath(locale: Locale): string {
  return `/${locale}/not-found`;
}
