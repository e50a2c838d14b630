import { type NextRequest, NextResponse } from 'next/server';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { internalPath, lookupPath, notFoundPath } from '@/lib/routes/internal';
import { readsQuery } from '@/lib/routes/query-keys';
import { resolvePath } from '@/lib/routes/resolve';

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|api/|assets/|storage/|preview/|\\.well-known/|(?:favicon\\.ico|icon\\.svg|icon-192\\.png|icon-512\\.png|icon-maskable\\.png|apple-icon\\.png|robots\\.txt|sitemap(?:-[a-z]+)?\\.xml|feed\\.xml|indexnow\\.txt|manifest\\.webmanifest)$).*)',
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
  // A post is Portuguese in every language of the site.
  const post = 'route' in resolution && resolution.route.page === 'post';
  const languages = post ? new Set([resolution.locale, DEFAULT_LOCALE]) : [resolution.locale];
  return NextResponse.rewrite(url, { headers: { 'Content-Language': [...languages].join(', ') } });
}
