import { type NextRequest, NextResponse } from 'next/server';
import { isPictureUrl } from '@/lib/media/picture-check';
import { noncePolicy, POLICY_HEADER } from '@/lib/platform/next/policy.mjs';
import { internalPath, lookupPath, notFoundPath } from '@/lib/routes/internal';
import { readsQuery } from '@/lib/routes/query-keys';
import { resolvePath } from '@/lib/routes/resolve';

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/(?!image$)|api/|assets/|storage/|\\.well-known/|(?:favicon\\.ico|icon\\.svg|icon-192\\.png|icon-512\\.png|apple-icon\\.png|robots\\.txt|sitemap\\.xml|manifest\\.webmanifest)$).*)',
  ],
};

/** Of Next's router, in the address of what it fetches; a redirect leads to the page. */
const ROUTER_KEY = '_rsc';

const OPTIMIZER = '/_next/image';

export function middleware(request: NextRequest): NextResponse {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new NextResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  // Neither `nextUrl` nor a clone of it: it calls every loopback address `localhost`, and adds the
  // trailing slash of the request to the new path.
  const url = new URL(request.url);
  if (url.pathname === OPTIMIZER) {
    return isPictureUrl(url) ? NextResponse.next() : new NextResponse(null, { status: 400 });
  }
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
      return rewritten(url, { dynamic });
    }
    case 'lookup':
      url.pathname = lookupPath(resolution.locale, resolution.route);
      return rewritten(url, { dynamic: true });
    case 'not-found':
      url.pathname = notFoundPath(resolution.locale);
      return rewritten(url, { dynamic: false });
  }
}

/** What is rendered for this request alone has a nonce; Next reads it from the policy. */
function rewritten(url: URL, { dynamic }: { dynamic: boolean }): NextResponse {
  const policy = dynamic ? noncePolicy() : undefined;
  return NextResponse.rewrite(url, policy ? { headers: { [POLICY_HEADER]: policy } } : undefined);
}
