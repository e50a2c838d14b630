import { defineHandler } from '@/lib/handlers/define-handler';
import { readSearch } from '@/lib/roster/read-search';

export const dynamic = 'force-dynamic';

/**
 * `GET /api/search?lang=pt&words=loira+1,75`: the search of a form without script. Redirects once
 * to the resulting list, with the unrecognized words in its query.
 */
export const GET = defineHandler(async ({ nextUrl: { searchParams } }) => {
  const path = await readSearch(searchParams.get('words') ?? '', searchParams.get('lang') ?? '');
  return new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': 'no-store' },
  });
});
