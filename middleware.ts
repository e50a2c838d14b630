import { type NextRequest, NextResponse } from 'next/server';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { isPictureUrl } from '@/lib/media/storage-path';
import { limitedPath, ROUTER_KEY } from '@/lib/routes/internal';
import type { Route } from '@/lib/routes/route';
import { noncePolicy, POLICY_HEADER } from '@/lib/server/csp';
import { missingLimit, renderedLimit } from '@/lib/server/rendered-limit';
import { currentRequest } from '@/lib/server/request-context';

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/(?!image(?:/|$))|__nextjs|api/|assets/|storage/|preview/|\\.well-known/|(?:favicon\\.ico|icon\\.svg|icon-192\\.png|icon-512\\.png|icon-maskable\\.png|apple-icon\\.png|robots\\.txt|sitemap(?:-[a-z]+)?\\.xml|feed\\.xml|manifest\\.webmanifest|offline-worker\\.js)$).*)',
  ],
};

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
  const asked = currentRequest()?.description;
  const takesPosts = asked?.kind === 'document' && asked.takesPosts;
  const allowed = takesPosts ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  if (!allowed.includes(request.method)) {
    return new NextResponse(null, { status: 405, headers: { Allow: allowed.join(', ') } });
  }
  switch (asked?.kind) {
    case 'picture':
      return isPictureUrl(url) ? NextResponse.next() : new NextResponse(null, { status: 400 });
    case 'redirect':
      url.pathname = asked.path;
      return redirected(url, asked.search);
    case 'document':
    case 'not-found':
      url.pathname = asked.internal;
      return rewritten(url, asked.locale);
    case 'page': {
      url.pathname = asked.internal;
      if (asked.twin) return rendered(request, url, asked.locale);
      const seconds = mayBeMissing(asked.route) ? await missingLimit(request) : 0;
      if (seconds > 0) return limited(url, asked.locale, seconds);
      return rewritten(url, asked.locale, { post: asked.route.page === 'post' });
    }
    // What the matcher skips.
    default:
      return NextResponse.next();
  }
}

/** A permanent redirect to a path, with the query as the client sent it, but for the router's key. */
function redirected(url: URL, encoded: string): NextResponse {
  const sent = currentRequest()?.query ?? '';
  url.search = encoded ? encoded + sent.replace('?', '&') : sent;
  if (url.searchParams.has(ROUTER_KEY)) url.searchParams.delete(ROUTER_KEY);
  return NextResponse.redirect(url, 308);
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
  return seconds === 0 ? rewritten(url, locale, { dynamic: true }) : limited(url, locale, seconds);
}

function limited(url: URL, locale: Locale, seconds: number): NextResponse {
  url.pathname = limitedPath(locale);
  return NextResponse.rewrite(url, { headers: { 'Retry-After': String(seconds) } });
}

/** Only a record may turn out to be missing; one that is cached has not. */
function mayBeMissing(route: Route): boolean {
  return 'id' in route && !currentRequest()?.isCached;
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
