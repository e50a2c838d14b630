import { byLocale, type Locale, languagePrefix } from '../i18n/locales';
import { recordPath } from './record-path';
import type { Route } from './route';
import { slugOf } from './slug';
import { PAGES, VIEWS } from './table';

/**
 * The canonical public path of a page in a language: percent-encoded, without a trailing slash, and
 * without a prefix in the default language (`/modelos/12/ana`, `/en/models/12/ana`, `/` for home).
 * A profile's slug is made by `slugOf`; a post's is the panel's.
 */
export function pathOf(locale: Locale, route: Route): string {
  return `${languagePrefix(locale)}${wordsOf(locale, route)}` || '/';
}

/** The route of a talent's profile. */
export function profileRoute({ id, name }: { id: number; name: string }) {
  return { page: 'profile', id, slug: slugOf(name) } as const;
}

function wordsOf(locale: Locale, route: Route): string {
  switch (route.page) {
    case 'home':
      return '';
    case 'roster': {
      const view = VIEWS[route.view];
      const group = view.under[0];
      return `${group ? `/${VIEWS[group][locale][0]}` : ''}/${view[locale][0]}`;
    }
    case 'profile':
      return recordPath(`/${VIEWS.models[locale][0]}`, route);
    case 'post':
      return recordPath(`/${PAGES.blog[locale][0]}`, route);
    default:
      return `/${PAGES[route.page][locale][0]}`;
  }
}

/** The canonical path of the same page in every language, for `hreflang`. */
export function alternatesOf(route: Route): Record<Locale, string> {
  return byLocale((locale) => pathOf(locale, route));
}

/** The PDF file of a page, below the path of the page. */
export const DOCUMENT_FILES = { profile: 'composite.pdf', favorites: 'casting.pdf' } as const;

/** A page that has a PDF. */
export type DocumentRoute = Extract<Route, { page: 'profile' }> | { page: 'favorites' };

/** The public path of a page's PDF. For favorites, the query holds the ids of the selection. */
export function documentPath(locale: Locale, route: DocumentRoute): string {
  return `${pathOf(locale, route)}/${DOCUMENT_FILES[route.page]}`;
}
