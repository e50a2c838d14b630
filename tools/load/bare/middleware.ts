import { NextResponse } from 'next/server';

export const config = { runtime: 'nodejs', matcher: ['/((?!_next/).*)'] };

/** Empty: what any middleware costs. */
export function middleware(): NextResponse {
  return NextResponse.next();
}
