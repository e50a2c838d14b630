import { type NextRequest, NextResponse } from 'next/server';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { isPictureUrl } from '@/lib/media/picture-check';
import { noncePolicy, POLICY_HEADER } from '@/lib/platform/next/policy.mjs';
import { roomInTurn } from '@/lib/platform/turns';
import { internalPath, lookupPath, notFoundPath } from '@/lib/routes/internal';
import { readsQuery } from '@/lib/routes/query-keys';
import { resolvePath } from '@/lib/routes/resolve';

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/(?!image$)|api/|assets/|storage/|preview/|\\.well-known/|(?:favicon\\.ico|icon\\.svg|icon-192\\.png|icon-512\\.png|icon-maskable\\.png|apple-icon\\.png|robots\\.txt|sitemap(?:-[a-z]+)?\\.xml|feed\\.xml|indexnow\\.txt|manifest\\.webmanifest)$).*)',
  ],
};

/** Of Next's router, in the address of what it fetches; a redirect leads to the page. */
const ROUTER_KEY = '_rsc';

const OPTIMIZER = '/_next/image';

type Answered = { dynamic: boolean; post?: boolean };

export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new NextResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  // Neither `nextUrl` nor a clone of it: it calls every loopback address `localhost`, and adds the
  // trailing slash of the request to the new path.
  const url = new URL(request.url);
  if (url.pathname === OPTIMIZER) {
    return isPictureUrl(url) ? NextResponse.next() : new NextResponse(null, { status: 400 });
  }
  // A crowd that arrives at once is taken in bit by bit: its pages begin here.
  await roomInTurn();
  const resolution = resolvePath(url.pathname);
  switch (resolution.kind) {
    case 'redirect':
      url.pathname = resolution.path;
      if (url.searchParams.has(ROUTER_KEY)) url.searchParams.delete(ROUTER_KEY);
      return NextResponse.redirect(url, 308);
    case 'serve': {
      const { locale, route } = resolution;
      const dynamic = readsQuery(route, url.searchParams);
      url.pathname = internalPath(locale, route, { dynamic });
      return rewritten(url, locale, { dynamic, post: route.page === 'post' });
    }
    case 'lookup':
      url.pathname = lookupPath(resolution.locale, resolution.route);
      return rewritten(url, resolution.locale, { dynamic: true });
    case 'not-found':
      url.pathname = notFoundPath(resolution.locale);
      return rewritten(url, resolution.locale, { dynamic: false });
  }
}

/**
 * What is rendered for this request alone has a nonce; Next reads it from the policy. A post is
 * Portuguese in every language of the site.
 */
function rewritten(url: URL, locale: Locale, { dynamic, post = false }: Answered): NextResponse {
  const languages = post ? new Set([locale, DEFAULT_LOCALE]) : [locale];
  const policy = dynamic ? noncePolicy() : undefined;
  const headers = { 'Content-Language': [...languages].join(', ') };
  return NextResponse.rewrite(url, {
    headers: policy ? { ...headers, [POLICY_HEADER]: policy } : headers,
  });
}
