import 'server-only';
import { pathOf } from '../routes/build';
import { resolveDocument } from '../routes/documents';
import { ROUTER_KEY } from '../routes/internal';
import { changesPage, queryKeysOf } from '../routes/query-keys';
import { resolvePath } from '../routes/resolve';
import type { Route } from '../routes/route';
import { pageOfPreview, VERSION_KEY } from '../seo/preview';
import { onRequest } from '../server/request-context.mjs';

/**
 * Next writes the URL of a request into the page that it renders, and the page is cached. What one
 * visitor's address holds beyond the page is therefore removed before the caches and Next see it.
 */

/** The paths that the middleware skips, and the optimizer. Their handlers read their own queries. */
const HANDLERS = /^\/(?:_next\/|__nextjs|api\/|assets\/|storage\/|\.well-known\/)/;

type Target = { path: string; query: URLSearchParams };

/** Reduces the target of every request, before the request is answered. */
export function reduceTargets(): void {
  onRequest('page-target', ({ request }) => {
    request.url = pageTarget(request.url ?? '/', request.headers.rsc === '1');
  });
}

/**
 * The target of a page in its canonical form: without the slug of a record, and with the keys that
 * the page reads, in their order; without a query where the cached page is the answer. A path of no
 * page has no query. What handlers answer, and redirects of Next, only lose their fragment.
 * @param target begins with a slash
 * @param isRouter true for Next's router, which needs its key
 */
export function pageTarget(target: string, isRouter = false): string {
  // Next redirects these itself, with their query, and they might not be parsed.
  const [sent = ''] = target.split('?', 1);
  if (sent.includes('//') || sent.includes('\\')) return target;
  const { pathname, search, searchParams } = new URL(target, 'http://site');
  if (isHandler(pathname)) return pathname + search;
  const { path, query } = previewTarget(pathname, searchParams) ?? routed(pathname, searchParams);
  const routerKey = isRouter ? searchParams.get(ROUTER_KEY) : null;
  if (routerKey !== null) query.append(ROUTER_KEY, routerKey);
  return query.size > 0 ? `${path}?${query}` : path;
}

function isHandler(pathname: string): boolean {
  return HANDLERS.test(pathname) || resolveDocument(pathname) !== null;
}

/** The link preview of a page has the keys of the page; null for any other path. */
function previewTarget(path: string, params: URLSearchParams): Target | null {
  const page = pageOfPreview(path);
  const resolution = page === null ? null : resolvePath(page);
  if (resolution?.kind !== 'serve') return null;
  return { path, query: picked(params, [...queryKeysOf(resolution.route), VERSION_KEY]) };
}

function routed(pathname: string, params: URLSearchParams): Target {
  const resolution = resolvePath(pathname);
  // The middleware redirects with the query that the client sent.
  if (resolution.kind !== 'serve') return { path: pathname, query: new URLSearchParams() };
  const { locale, route } = resolution;
  return { path: pathOf(locale, withoutSlug(route)), query: queryOf(route, params) };
}

function withoutSlug(route: Route): Route {
  return 'id' in route ? { ...route, slug: '' } : route;
}

function queryOf(route: Route, params: URLSearchParams): URLSearchParams {
  const keys = changesPage(route, params) ? queryKeysOf(route) : [];
  return picked(params, keys);
}

function picked(params: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const pairs = keys.flatMap((key) => params.getAll(key).map((value) => [key, value]));
  return new URLSearchParams(pairs);
}
