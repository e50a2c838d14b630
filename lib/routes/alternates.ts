import { byLocale, type Locale } from '../i18n/locales';
import { pathOf } from './build';
import type { Route } from './route';

/** The canonical path of the same page in every language, for `hreflang`. */
export function alternatesOf(route: Route): Record<Locale, string> {
  return byLocale((locale) => pathOf(locale, route));
}

/**
 * The targets of the language switch: the same page in every language, with its query. `search` is
 * the query string, with or without its leading `?`.
 */
export function languageSwitch(route: Route, search: string): Record<Locale, string> {
  const query = search.replace(/^\?/, '');
  return byLocale((locale) => pathOf(locale, route) + (query && `?${query}`));
}
