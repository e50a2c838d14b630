import type { Locale } from '../i18n/locales';
import { RANGE_KEYS } from '../talents/limits';
import type { RecordRoute, Route } from './route';

/** The query keys that a page reads; a page without an entry reads none. */
const QUERY_KEYS: Readonly<Partial<Record<Route['page'], readonly string[]>>> = {
  roster: ['category', 'letter', 'hair', 'eyes', ...RANGE_KEYS, 'page'],
  profile: ['tab'],
  blog: ['page'],
  favorites: ['ids'],
  'be-a-model': ['sent', 'reply'],
  contact: ['sent', 'reply'],
};

/** True when the query holds a key that the page reads, so that a kept page cannot answer it. */
export function readsQuery(route: Route, query: URLSearchParams): boolean {
  return query.size > 0 && (QUERY_KEYS[route.page]?.some((key) => query.has(key)) ?? false);
}

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

/** The page that asks the data for the right address of a record and redirects to it. */
export function lookupPath(locale: Locale, route: RecordRoute): string {
  const slug = route.page === 'post' ? `/${encodeURIComponent(route.slug)}` : '';
  return `/${locale}/moved/${route.page}/${route.id}${slug}`;
}

/** The page that says, in a language, that an address leads nowhere. */
export function notFoundPath(locale: Locale): string {
  return `/${locale}/not-found`;
}
