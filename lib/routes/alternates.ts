import type { Locale } from '../i18n/locales';
import { pathOf } from './build';
import type { Route } from './route';

/** The canonical path of the same page in every language, for hreflang. */
export function alternatesOf(route: Route): Record<Locale, string> {
  return { pt: pathOf('pt', route), en: pathOf('en', route), es: pathOf('es', route) };
}

/**
 * Where the language switch leads: the same page in every language, with its query.
 * `search` is the query string, with or without its leading `?`.
 */
export function languageSwitch(route: Route, search: string): Record<Locale, string> {
  const query = search.replace(/^\?/, '');
  const paths = alternatesOf(route);
  if (query === '') return paths;
  return { pt: `${paths.pt}?${query}`, en: `${paths.en}?${query}`, es: `${paths.es}?${query}` };
}
