import { LOCALES, type Locale } from '../i18n/locales';
import { pathOf } from './build';

/**
 * The public path of the page of a saved selection: `/favoritos/offline`, `/en/favorites/offline`,
 * `/es/favoritos/offline`. It is the scope of the service worker, and outside of the route table: other
 * spellings do not redirect to it, and it is neither indexed nor in a sitemap.
 */
export function offlinePath(locale: Locale): string {
  return `${pathOf(locale, { page: 'favorites' })}/offline`;
}

/** The language of the path of a saved page; undefined for any other path. */
export function offlineLocale(pathname: string): Locale | undefined {
  return LOCALES.find((locale) => offlinePath(locale) === pathname);
}

/** The path of its route handler in `app`, which is never public. */
export function internalOfflinePath(locale: Locale): string {
  return `/${locale}/favorites/offline`;
}
