import type { Locale } from '../i18n/locales';
import { DOCUMENT_FILES, type DocumentRoute, documentPath } from './document-path';
import { internalPath } from './internal';
import { type Resolution, resolvePath } from './resolve';

/** Placeholder slug for a profile path whose slug only the data can tell: no talent has it. */
const NO_SLUG = '-';

const DOCUMENT = /^(.*)\/(composite|casting)\.pdf$/;

/** How to respond to the path of a PDF. For `serve`, `path` is the internal path of its handler. */
type DocumentResolution = { kind: 'serve' | 'redirect'; locale: Locale; path: string };

/** True for the path of a casting sheet, to which selections with notes are posted. */
export function isCastingPath(pathname: string): boolean {
  return pathname.endsWith(`/${DOCUMENT_FILES.favorites}`);
}

/**
 * Resolves the path of a PDF as `resolvePath` resolves that of its page; null for any other path. A
 * profile whose slug only the data can tell is served: the handler redirects to the canonical path.
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
