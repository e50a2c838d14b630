import type { Locale } from '../i18n/locales';
import { DOCUMENT_FILES, type DocumentRoute } from './build';
import { internalPath } from './internal';
import { resolvePath } from './resolve';
import type { Route } from './route';

const DOCUMENT = /^(.*)\/(composite|casting)\.pdf$/;

/** How to respond to the path of a PDF. For `serve`, `path` is the internal path of its handler. */
type DocumentResolution = { kind: 'serve' | 'redirect'; locale: Locale; path: string };

/** True for the path of a casting sheet, to which selections with notes are posted. */
export function isCastingPath(pathname: string): boolean {
  return pathname.endsWith(`/${DOCUMENT_FILES.favorites}`);
}

/** Resolves the path of a PDF as `resolvePath` resolves that of its page; null for any other path. */
export function resolveDocument(pathname: string): DocumentResolution | null {
  const [, page = '', name] = DOCUMENT.exec(pathname) ?? [];
  if (!name) return null;
  const resolution = resolvePath(page);
  const target = resolution.kind === 'redirect' ? resolvePath(resolution.path) : resolution;
  if (target.kind !== 'serve') return null;
  const { locale, route } = target;
  const file = `${name}.pdf`;
  if (!hasDocument(route) || DOCUMENT_FILES[route.page] !== file) return null;
  if (resolution.kind === 'redirect') {
    return { kind: 'redirect', locale, path: `${resolution.path}/${file}` };
  }
  return { kind: 'serve', locale, path: `${internalPath(locale, route)}/${file}` };
}

function hasDocument(route: Route): route is DocumentRoute {
  return Object.hasOwn(DOCUMENT_FILES, route.page);
}
