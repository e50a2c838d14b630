import { DEFAULT_LOCALE, type Locale } from '../i18n/locales';
import { pathOf } from './build';
import { isCastingPath, resolveDocument } from './documents';
import handlers from './handlers.json';
import { internalPath, notFoundPath, ROUTER_KEY, unknownPath } from './internal';
import { pageOfPreview, VERSION_KEY } from './preview-path';
import { changesPage, queryKeysOf } from './query-keys';
import { resolvePath } from './resolve';
import type { Route } from './route';

/** What answers a request. `internal`: the path below `app` that the middleware rewrites it to. */
type Answerer =
  /** `twin`: the page with its query, which is rendered for each request. */
  | { kind: 'page'; locale: Locale; route: Route; internal: string; twin: boolean }
  | { kind: 'not-found'; locale: Locale; internal: string }
  | { kind: 'document'; locale: Locale; internal: string; takesPosts: boolean }
  /** `search`: a query that the path had encoded. */
  | { kind: 'redirect'; path: string; search: string }
  | { kind: 'preview' | 'picture' | 'storage' | 'api' | 'file' };

/** What the site knows of a request by its method and address. */
export type RequestDescription = Answerer & {
  /** The target that the caches and Next see. */
  target: string;
  /** As logs and metrics name it: of low cardinality, and without a visitor's words. */
  label: string;
};

/** The parts of a request that describe it. `url` begins with a slash. */
export type DescribedRequest = {
  method?: string | undefined;
  url?: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

type Document = ReturnType<typeof resolveDocument>;
type Described = { answerer: Answerer; label: string; path: string; query?: URLSearchParams };

/**
 * Describes a request. Next writes its address into the page that it renders, and the page is cached,
 * so the target has nothing of one visitor's: neither the slug of a record nor other keys than those
 * that change what the page shows, in their order. All unknown paths of a language have one target.
 * What has a handler of its own keeps its query, since that reads it.
 */
export function describeRequest(request: DescribedRequest): RequestDescription {
  const { method, url = '/', headers } = request;
  const [sent = ''] = url.split('?', 1);
  // Next redirects these itself, with their query, and they might not be parsed.
  if (sent.includes('//') || sent.includes('\\')) {
    const { answerer, label } = unknown(DEFAULT_LOCALE);
    return { ...answerer, label, target: url };
  }
  const { pathname, search, searchParams } = new URL(url, 'http://site');
  const document = resolveDocument(pathname);
  const handler = handlerOf(pathname, method, document);
  if (handler) return { ...handler, target: pathname + search };

  const described = describePath(pathname, searchParams, document);
  const { answerer, label, path, query = new URLSearchParams() } = described;
  const routerKey = headers.rsc === '1' ? searchParams.get(ROUTER_KEY) : null;
  if (routerKey !== null) query.append(ROUTER_KEY, routerKey);
  return { ...answerer, label, target: query.size > 0 ? `${path}?${query}` : path };
}

const SITEMAP = /^sitemap(?:-[a-z]+)?\.xml$/;

/** What the middleware skips, the optimizer and PDFs; null for any other path. */
function handlerOf(pathname: string, method: string | undefined, document: Document) {
  if (document?.kind === 'serve') {
    const { locale, path: internal } = document;
    const takesPosts = isCastingPath(pathname);
    return { kind: 'document', locale, internal, takesPosts, label: 'document' } as const;
  }
  const [, first = '', second] = pathname.split('/', 3);
  if (first.startsWith('__nextjs')) return { kind: 'file', label: 'build file' } as const;
  if (second === undefined) {
    const isFile =
      handlers.rootFiles.includes(first) || first === 'feed.xml' || SITEMAP.test(first);
    return isFile ? ({ kind: 'file', label: 'file' } as const) : null;
  }
  switch (first) {
    case 'api':
      return { kind: 'api', label: apiLabel(second, method) } as const;
    case '_next':
      if (second === 'image') return { kind: 'picture', label: 'picture' } as const;
      return { kind: 'file', label: 'build file' } as const;
    case 'storage':
      return { kind: 'storage', label: first } as const;
    case 'assets':
    case '.well-known':
      return { kind: 'file', label: first } as const;
    default:
      return null;
  }
}

/** A casting that is sent and the selections that pages read have one path. */
function apiLabel(name: string, method: string | undefined): string {
  if (name === 'favorites' && method === 'POST') return 'api/casting';
  return handlers.api.includes(name) ? `api/${name}` : 'api';
}

function describePath(pathname: string, params: URLSearchParams, document: Document): Described {
  if (pathname.startsWith('/preview/')) return describePreview(pathname, params);
  if (document) return redirected(pathname, document.path);
  const resolution = resolvePath(pathname);
  switch (resolution.kind) {
    case 'redirect':
      return redirected(pathname, resolution.path, resolution.search);
    case 'not-found':
      return unknown(resolution.locale);
    case 'serve': {
      const { locale, route } = resolution;
      const query = picked(params, changesPage(route, params) ? queryKeysOf(route) : []);
      const twin = query.size > 0;
      const internal = internalPath(locale, route, { twin });
      const answerer = { kind: 'page', locale, route, internal, twin } as const;
      const path = pathOf(locale, 'id' in route ? { ...route, slug: '' } : route);
      return { answerer, label: route.page, path, query };
    }
  }
}

/** The middleware redirects with the query that the client sent. */
function redirected(pathname: string, path: string, search = ''): Described {
  return { answerer: { kind: 'redirect', path, search }, label: 'redirect', path: pathname };
}

function unknown(locale: Locale): Described {
  const answerer = { kind: 'not-found', locale, internal: notFoundPath(locale) } as const;
  return { answerer, label: 'not-found', path: unknownPath(locale) };
}

/** The link preview of a page has the keys of the page. */
function describePreview(pathname: string, params: URLSearchParams): Described {
  const page = pageOfPreview(pathname);
  const resolution = page === null ? null : resolvePath(page);
  const keys = resolution?.kind === 'serve' ? [...queryKeysOf(resolution.route), VERSION_KEY] : [];
  const query = picked(params, keys);
  return { answerer: { kind: 'preview' }, label: 'preview', path: pathname, query };
}

function picked(params: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const pairs = keys.flatMap((key) => params.getAll(key).map((value) => [key, value]));
  return new URLSearchParams(pairs);
}
