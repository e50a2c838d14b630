import { type NextRequest, NextResponse } from 'next/server';

export const config = { runtime: 'nodejs', matcher: ['/((?!_next/).*)'] };

/** Does nothing but what every page of the site needs: another path than the one in the address. */
export function middleware(request: NextRequest): NextResponse {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/^\/pages/, '');
  return NextResponse.rewrite(url);
}
