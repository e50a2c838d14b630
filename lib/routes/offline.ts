import { LOCALES, type Locale } from '../i18n/locales';
import { pathOf } from './build';

/**
 * Where a selection that was saved on the device is opened: `/favoritos/offline`, `/en/favorites/offline`,
 * `/es/favoritos/offline`. It is the scope of the service worker, and no canonical page: it has one
 * spelling, and is neither indexed nor in a sitemap.
 */
export function offlinePath(locale: Locale): string {
  return `${pathOf(locale, { page: 'favorites' })}/offline`;
}

/** The language of such a path; undefined for any other path. */
export function offlineLocale(pathname: string): Locale | undefined {
  return LOCALES.find((locale) => offlinePath(locale) === pathname);
}

/** Where the app folder has its handler. Never public. */
export function internalOfflinePath(locale: Locale): string {
  return `/${locale}/favorites/offline`;
}
