import type { Locale } from '../i18n/locales';
import type { RecordRoute, Route } from './route';

/**
 * Where a page lives in the app folder, with its parameters filled in and encoded. Never public.
 * `dynamic` picks the twin that reads the query, for the pages that have one.
 */
export function internalPath(
  locale: Locale,
  route: Route,
  { dynamic }: { dynamic: boolean },
): string {
  switch (route.page) {
    case 'home':
      return `/${locale}`;
    case 'roster':
      return `/${locale}/models/${route.view}${dynamic ? '/filtered' : ''}`;
    case 'profile':
      return `/${locale}/profile/${route.id}/${encodeURIComponent(route.slug)}${dynamic ? '/tab' : ''}`;
    case 'post':
      return `/${locale}/blog/${route.id}/${encodeURIComponent(route.slug)}`;
    case 'blog':
      return `/${locale}/blog${dynamic ? '/more' : ''}`;
    case 'favorites':
      return `/${locale}/favorites${dynamic ? '/shared' : ''}`;
    case 'be-a-model':
    case 'contact':
      return `/${locale}/${route.page}${dynamic ? '/reply' : ''}`;
    default:
      return `/${locale}/${route.page}`;
  }
}

/** The page that asks the data for the right path of a record and redirects to it. */
export function lookupPath(locale: Locale, route: RecordRoute): string {
  const name = route.page === 'post' ? encodeURIComponent(route.slug) : route.id;
  return `/${locale}/moved/${route.page}/${name}`;
}

/** The page that says, in a language, that a path leads nowhere. */
export function notFoundPath(locale: Locale): string {
  return `/${locale}/not-found`;
}

/** The page that answers the form of the page to check a contact, posted without script. */
export function checkedPath(locale: Locale): string {
  return `/${locale}/verify/checked`;
}
