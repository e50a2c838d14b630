import { type NextRequest, NextResponse } from 'next/server';

export const config = { runtime: 'nodejs', matcher: ['/((?!_next/).*)'] };

/** The minimum that every page of the site needs: a rewrite to another path. */
export function middleware(request: NextRequest): NextResponse {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/^\/pages/, '');
  return NextResponse.rewrite(url);
}
