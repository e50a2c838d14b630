import { defineHandler } from '@/lib/handlers/define-handler';
import { refuse } from '@/lib/handlers/refuse';
import { readRosterIndex } from '@/lib/roster/serialize-index';
import { isKnownVersion } from '@/lib/server/http';
import { isRosterView } from '@/lib/talents/views';

export const dynamic = 'force-dynamic';

/**
 * `GET /api/roster?view=women`: the listed fields of everyone on a list, as JSON, which the browser filters.
 * The same for every visitor and language. 400 for an unknown list.
 */
export const GET = defineHandler(async (request) => {
  const view = request.nextUrl.searchParams.get('view') ?? '';
  if (!isRosterView(view)) return refuse(request, { status: 400, error: 'no such list' });
  const { etag, json } = await readRosterIndex(view);
  const headers = {
    // Revalidated each time, which costs a 304: changes appear as soon as on the pages.
    'Cache-Control': 'public, no-cache',
    'Content-Type': 'application/json',
    ETag: etag,
  };
  const known = isKnownVersion(request, { etag });
  return new Response(known ? null : json, { status: known ? 304 : 200, headers });
}, refuse);
