import type { Locale } from '../i18n/locales';
import { DOCUMENT_FILES, type DocumentRoute, documentPath } from './document-path';
import { internalPath } from './internal';
import { type Resolution, resolvePath } from './resolve';

/** Stands for the slug of a path that names none, or whose form is not canonical: no talent has it. */
const NO_SLUG = '-';

const DOCUMENT = /^(.*)\/(composite|casting)\.pdf$/;

/** Where a path of a PDF file leads: `serve` gives the internal path of its handler. */
type DocumentResolution = { kind: 'serve' | 'redirect'; locale: Locale; path: string };

/** True for the path of a casting sheet, which notes are posted to. */
export function isCastingPath(pathname: string): boolean {
  return pathname.endsWith(`/${DOCUMENT_FILES.favorites}`);
}

/**
 * Reads the path of a PDF file as `resolvePath` reads that of its page; null for any other path. A path
 * of a profile that only the data knows is served, by a handler that redirects to the right one.
 */
export function resolveDocument(pathname: string): DocumentResolution | null {
  const [, page = '', name] = DOCUMENT.exec(pathname) ?? [];
  if (!name) return null;
  const resolution = resolvePath(page);
  const target = resolution.kind === 'redirect' ? resolvePath(resolution.path) : resolution;
  const found = targetOf(target);
  if (!found || DOCUMENT_FILES[found.route.page] !== `${name}.pdf`) return null;
  const { locale, route } = found;
  if (resolution.kind === 'redirect') {
    return { kind: 'redirect', locale, path: documentPath(locale, route) };
  }
  const path = `${internalPath(locale, route, { dynamic: false })}/${DOCUMENT_FILES[route.page]}`;
  return { kind: 'serve', locale, path };
}

function targetOf(resolution: Resolution): { locale: Locale; route: DocumentRoute } | null {
  if (resolution.kind !== 'serve' && resolution.kind !== 'lookup') return null;
  const { kind, locale, route } = resolution;
  if (route.page === 'favorites') return { locale, route: { page: route.page } };
  if (route.page !== 'profile') return null;
  return { locale, route: kind === 'lookup' ? { ...route, slug: NO_SLUG } : route };
}
