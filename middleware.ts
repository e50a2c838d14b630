import { type NextRequest, NextResponse } from 'next/server';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { isPictureUrl } from '@/lib/media/picture-check';
import { isCastingPath, resolveDocument } from '@/lib/routes/documents';
import {
  hasTwin,
  internalPath,
  limitedPath,
  notFoundPath,
  ROUTER_KEY,
} from '@/lib/routes/internal';
import { resolvePath } from '@/lib/routes/resolve';
import { noncePolicy, POLICY_HEADER } from '@/lib/server/csp.mjs';
import { renderedLimit } from '@/lib/server/rendered-limit';
import { currentRequest } from '@/lib/server/request-context.mjs';

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/(?!image$)|__nextjs|api/|assets/|storage/|preview/|\\.well-known/|(?:favicon\\.ico|icon\\.svg|icon-192\\.png|icon-512\\.png|icon-maskable\\.png|apple-icon\\.png|robots\\.txt|sitemap(?:-[a-z]+)?\\.xml|feed\\.xml|manifest\\.webmanifest|offline-worker\\.js)$).*)',
  ],
};

const OPTIMIZER = '/_next/image';

type Answered = {
  /** True for a page rendered for this request alone. */
  dynamic?: boolean;
  /** True for a blog post. */
  post?: boolean;
};

export async function middleware(request: NextRequest): Promise<Response> {
  // Neither `nextUrl` nor a clone of it: it calls every loopback address `localhost`, and adds the
  // trailing slash of the request to the new path.
  const url = new URL(request.url);
  const allowed = methodsOf(url.pathname);
  if (!allowed.includes(request.method)) {
    return new NextResponse(null, { status: 405, headers: { Allow: allowed.join(', ') } });
  }
  if (url.pathname === OPTIMIZER) {
    return isPictureUrl(url) ? NextResponse.next() : new NextResponse(null, { status: 400 });
  }
  const document = resolveDocument(url.pathname);
  if (document) {
    url.pathname = document.path;
    if (document.kind === 'redirect') return redirected(url);
    return rewritten(url, document.locale);
  }
  const resolution = resolvePath(url.pathname);
  switch (resolution.kind) {
    case 'redirect':
      url.pathname = resolution.path;
      return redirected(url, resolution.search);
    case 'serve': {
      const { locale, route } = resolution;
      const twin = hasTwin(route) && hasQuery(url);
      url.pathname = internalPath(locale, route, { twin });
      if (twin) return rendered(request, url, locale);
      return rewritten(url, locale, { post: route.page === 'post' });
    }
    case 'not-found':
      url.pathname = notFoundPath(resolution.locale);
      return rewritten(url, resolution.locale);
  }
}

/** A permanent redirect to a path, with the query as the client sent it, but for the router's key. */
function redirected(url: URL, encoded = ''): NextResponse {
  const sent = currentRequest()?.query ?? url.search;
  url.search = encoded ? encoded + sent.replace('?', '&') : sent;
  if (url.searchParams.has(ROUTER_KEY)) url.searchParams.delete(ROUTER_KEY);
  return NextResponse.redirect(url, 308);
}

function methodsOf(pathname: string): string[] {
  return isCastingPath(pathname) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}

/** True for a query that is left of the one that was sent (`page-target.ts`), so that it has an effect. */
function hasQuery({ searchParams }: URL): boolean {
  return [...searchParams.keys()].some((key) => key !== ROUTER_KEY);
}

/** Without Next's `no-store`, with which Firefox empties a form when the visitor goes back to it. */
const DYNAMIC_CACHE = 'private, no-cache';

/**
 * A page that is rendered for this request alone, unless its client asks for too many. A prefetch,
 * which would be rendered in vain, gets nothing; the router then fetches the page when it is opened.
 */
async function rendered(request: NextRequest, url: URL, locale: Locale): Promise<Response> {
  if (isPrefetch()) {
    return new NextResponse(null, { status: 204, headers: { 'Cache-Control': DYNAMIC_CACHE } });
  }
  const seconds = await renderedLimit(request);
  if (seconds === 0) return rewritten(url, locale, { dynamic: true });
  url.pathname = limitedPath(locale);
  return NextResponse.rewrite(url, { headers: { 'Retry-After': String(seconds) } });
}

/** Next removes the headers of its router from the request that the middleware gets. */
function isPrefetch(): boolean {
  return currentRequest()?.request.headers['next-router-prefetch'] !== undefined;
}

/**
 * A page rendered for this request alone has a nonce, which Next reads from the policy. A blog post
 * is Portuguese in every language of the site.
 */
function rewritten(url: URL, locale: Locale, { dynamic, post }: Answered = {}): NextResponse {
  const languages = post ? new Set([locale, DEFAULT_LOCALE]) : [locale];
  const policy = dynamic ? noncePolicy() : undefined;
  return NextResponse.rewrite(url, {
    headers: {
      'Content-Language': [...languages].join(', '),
      ...(dynamic && { 'Cache-Control': DYNAMIC_CACHE }),
      ...(policy && { [POLICY_HEADER]: policy }),
    },
  });
}
