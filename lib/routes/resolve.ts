import { trimEnd } from '../clean-text';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../i18n/locales';
import { pathOf } from './build';
import { decoded } from './decoded';
import type { RecordRoute, Route } from './route';
import { VIEWS } from './table';
import { WORDS } from './words';

/** The result of resolving a path. */
export type Resolution =
  /** The path of a page. A record is found by its id: it has any slug, or none (''). */
  | { kind: 'serve'; locale: Locale; route: Route }
  /**
   * Another spelling of a page: one permanent redirect to `path`, which is served. `search` is a query
   * that the path had encoded.
   */
  | { kind: 'redirect'; path: string; search?: string }
  | { kind: 'not-found'; locale: Locale };

/** Language, word, id and slug are four segments; a fifth makes the path unknown. */
const ENOUGH_SEGMENTS = 5;

/**
 * Resolves the path of a URL, percent-encoded and starting with `/`. A language prefix determines
 * the language; without one, the words do. Never throws.
 */
export function resolvePath(pathname: string): Resolution {
  const sent = segmentsOf(pathname);
  const prefix = decoded(sent[0] ?? '').toLowerCase();
  const prefixed = isLocale(prefix);
  const rest = prefixed ? sent.slice(1) : sent;
  const words = rest.map(decoded);
  const locale = prefixed ? prefix : languageOf(words);

  const route = routeOf(words);
  if (!route) return withQuery(pathname) ?? withoutEdge(pathname) ?? { kind: 'not-found', locale };
  const path = pathWithSlug(locale, route, rest[2]);
  return path === pathname ? { kind: 'serve', locale, route } : { kind: 'redirect', path };
}

/** The canonical path of a page. The path of a record has the slug as it was sent. */
function pathWithSlug(locale: Locale, route: Route, slug: string | undefined): string {
  if (!('id' in route)) return pathOf(locale, route);
  const path = pathOf(locale, { ...route, slug: '' });
  return slug === undefined ? path : `${path}/${slug}`;
}

/** The page of a path whose query a messenger encoded (`/favoritos%3Fids%3D12`); null if there is none. */
function withQuery(pathname: string): Resolution | null {
  const at = pathname.search(/%3F/i);
  if (at < 0) return null;
  const page = pathname.slice(0, at) || '/';
  const resolution = resolvePath(page);
  if (resolution.kind === 'not-found') return null;
  const path = resolution.kind === 'serve' ? page : resolution.path;
  return { kind: 'redirect', path, search: `?${decoded(pathname.slice(at + '%3F'.length))}` };
}

/** Punctuation and white space that a copied link picks up from the sentence around it. */
const EDGE = /[\s.,;:!?*'"()[\]<>\u00ab\u00bb\u2010-\u2027\p{Cf}]/u;

/** The same path without such an edge, if that is a page; null if there is none. */
function withoutEdge(pathname: string): Resolution | null {
  const typed = decoded(pathname);
  const bare = trimEnd(typed, EDGE);
  if (bare === typed) return null;
  const resolution = resolvePath(encodeURI(bare));
  if (resolution.kind !== 'serve') return resolution.kind === 'not-found' ? null : resolution;
  return { kind: 'redirect', path: pathOf(resolution.locale, resolution.route) };
}

function segmentsOf(pathname: string): string[] {
  if (pathname === '/') return [];
  const path = pathname.slice(1, pathname.endsWith('/') ? -1 : undefined);
  return path.split('/', ENOUGH_SEGMENTS);
}

/** The last word that belongs to one language decides; ids and slugs belong to none. */
function languageOf([first, second]: readonly string[]): Locale {
  return wordOf(second)?.locale ?? wordOf(first)?.locale ?? DEFAULT_LOCALE;
}

function wordOf(segment: string | undefined) {
  return segment === undefined ? undefined : WORDS.get(segment.toLowerCase());
}

function routeOf([first, second, third, extra]: readonly string[]): Route | null {
  if (first === undefined) return { page: 'home' };
  const head = wordOf(first)?.route;
  if (!head || extra !== undefined) return null;
  if (second === undefined) return head;

  const id = idOf(second);
  if (id !== null) return recordOf(head, id, third);
  const child = wordOf(second)?.route;
  const nested =
    third === undefined &&
    head.page === 'roster' &&
    child?.page === 'roster' &&
    VIEWS[child.view].under.some((group) => group === head.view);
  return nested ? child : null;
}

function recordOf(head: Route, id: number, slug: string | undefined): RecordRoute | null {
  if (slug !== undefined && !isRecordSlug(slug)) return null;
  if (head.page === 'roster') return { page: 'profile', id, slug: slug ?? '' };
  return head.page === 'blog' ? { page: 'post', id, slug: slug ?? '' } : null;
}

/** At most 15 digits, so that every id is a safe integer. */
function idOf(segment: string): number | null {
  return /^[0-9]{1,15}$/.test(segment) ? Number(segment) || null : null;
}

/**
 * True for a text that a path can have as the slug of a record: anything but a dot segment, a slash,
 * a control character or half a surrogate pair.
 */
export function isRecordSlug(text: string): boolean {
  return /^(?!\.{1,2}$)[^/\\\p{C}]+$/u.test(text);
}
