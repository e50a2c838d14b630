import type { Locale } from '../i18n/locales';
import { pathOf } from './build';
import type { Route } from './route';

/** The PDF file of a page, below the path of the page. */
export const DOCUMENT_FILES = { profile: 'composite.pdf', favorites: 'casting.pdf' } as const;

/** A page that has a PDF. */
export type DocumentRoute = Extract<Route, { page: 'profile' }> | { page: 'favorites' };

/** The public path of a page's PDF. For favorites, the query holds the ids of the selection. */
export function documentPath(locale: Locale, route: DocumentRoute): string {
  return `${pathOf(locale, route)}/${DOCUMENT_FILES[route.page]}`;
}
