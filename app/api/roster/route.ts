import type { NextRequest } from 'next/server';
import { isUpstreamError } from '@/lib/panel/errors';
import { readRosterIndex } from '@/lib/roster/written-index';
import { isRosterView } from '@/lib/routes/route';

export const dynamic = 'force-dynamic';

/**
 * `GET /api/roster?view=women`: everyone on a list, compact, for the browser to filter. The same for
 * every visitor and language. 400 for a list that does not exist, 503 while the services fail.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const view = request.nextUrl.searchParams.get('view') ?? '';
  if (!isRosterView(view)) return Response.json({ error: 'no such list' }, { status: 400 });
  try {
    const { etag, json } = await readRosterIndex(view);
    const headers = {
      'Cache-Control': 'public, max-age=60, stale-while-revalidate=240',
      'Content-Type': 'application/json',
      ETag: etag,
    };
    // A proxy that compresses weakens the tag it passes on.
    const known = request.headers.get('if-none-match')?.replace(/^W\//, '') === etag;
    return new Response(known ? null : json, { status: known ? 304 : 200, headers });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': '5' };
    return Response.json({ error: error.code }, { status: 503, headers });
  }
}
