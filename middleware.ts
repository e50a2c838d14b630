import { type NextRequest, NextResponse } from 'next/server';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { isPictureUrl } from '@/lib/media/picture-check';
import { plainPage } from '@/lib/page/plain-page';
import { noncePolicy, POLICY_HEADER } from '@/lib/platform/csp.mjs';
import { renderedLimit } from '@/lib/platform/rendered-limit';
import { currentRequest } from '@/lib/platform/request-context.mjs';
import { isCastingPath, resolveDocument } from '@/lib/routes/documents';
import { internalPath, notFoundPath } from '@/lib/routes/internal';
import { ROUTER_KEY } from '@/lib/routes/query-keys';
import { resolvePath } from '@/lib/routes/resolve';
import { viewOf } from '@/lib/routes/view';

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/(?!image$)|__nextjs|api/|assets/|storage/|preview/|\\.well-known/|(?:favicon\\.ico|icon\\.svg|icon-192\\.png|icon-512\\.png|icon-maskable\\.png|apple-icon\\.png|robots\\.txt|sitemap(?:-[a-z]+)?\\.xml|feed\\.xml|manifest\\.webmanifest|offline-worker\\.js)$).*)',
  ],
};

const OPTIMIZER = '/_next/image';

type Answered = {
  /** True for a page rendered for this request alone. */
  dynamic: boolean;
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
    return rewritten(url, document.locale, { dynamic: false });
  }
  const resolution = resolvePath(url.pathname);
  switch (resolution.kind) {
    case 'redirect':
      url.pathname = resolution.path;
      return redirected(url, resolution.search);
    case 'serve': {
      const { locale, route } = resolution;
      const view = viewOf(route, url.searchParams);
      url.pathname = internalPath(locale, route, view);
      if (view.dynamic) return rendered(request, url, locale);
      return rewritten(url, locale, { dynamic: false, post: route.page === 'post' });
    }
    case 'not-found':
      url.pathname = notFoundPath(resolution.locale);
      return rewritten(url, resolution.locale, { dynamic: false });
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

/** A page that is rendered for this request alone, unless its client asks for too many. */
async function rendered(request: NextRequest, url: URL, locale: Locale): Promise<Response> {
  const seconds = await renderedLimit(request);
  if (seconds === 0) return rewritten(url, locale, { dynamic: true });
  const { limited: title, limitedText: text } = messagesOf(locale).errors;
  const headers = { 'Retry-After': String(seconds) };
  return plainPage(locale, { title, text, retry: true }, { status: 429, headers });
}

/** Without Next's `no-store`, with which Firefox empties a form when the visitor goes back to it. */
const DYNAMIC_CACHE = 'private, no-cache';

/**
 * A page rendered for this request alone has a nonce, which Next reads from the policy. A blog post
 * is Portuguese in every language of the site.
 */
function rewritten(url: URL, locale: Locale, answered: Answered): NextResponse {
  const { dynamic, post = false } = answered;
  const languages = post ? new Set([locale, DEFAULT_LOCALE]) : [locale];
  const policy = dynamic ? noncePolicy() : undefined;
  const own = { 'Content-Language': [...languages].join(', ') };
  return NextResponse.rewrite(url, {
    headers: policy ? { ...own, [POLICY_HEADER]: policy, 'Cache-Control': DYNAMIC_CACHE } : own,
  });
}
