import { type NextRequest, NextResponse } from 'next/server';
import { internalPath, lookupPath, notFoundPath } from '@/lib/routes/internal';
import { readsQuery } from '@/lib/routes/query-keys';
import { resolvePath } from '@/lib/routes/resolve';

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|api/|assets/|storage/|\\.well-known/|(?:favicon\\.ico|icon\\.svg|icon-192\\.png|icon-512\\.png|apple-icon\\.png|robots\\.txt|sitemap\\.xml|manifest\\.webmanifest)$).*)',
  ],
};

export function middleware(request: NextRequest): NextResponse {
  if (request.method !== 'GET' && request.method !== 'HEAD') return NextResponse.next();

  // Not `nextUrl.clone()`: it would add the trailing slash of the request to the new path.
  const url = new URL(request.url);
  const resolution = resolvePath(url.pathname);
  switch (resolution.kind) {
    case 'redirect':
      url.pathname = resolution.path;
      return NextResponse.redirect(url, 308);
    case 'serve': {
      const { locale, route } = resolution;
      const dynamic = readsQuery(route, url.searchParams);
      url.pathname = internalPath(locale, route, { dynamic });
      break;
    }
    case 'lookup':
      url.pathname = lookupPath(resolution.locale, resolution.route);
      break;
    case 'not-found':
      url.pathname = notFoundPath(resolution.locale);
      break;
  }
  return NextResponse.rewrite(url);
}
