import { defineHandler } from '@/lib/handlers/define-handler';
import { localeOrDefault } from '@/lib/i18n/locales';
import { readRoster } from '@/lib/panel/talents';
import { readBounds } from '@/lib/roster/roster-page';
import { listPath, searchFor } from '@/lib/search/search';

export const dynamic = 'force-dynamic';

/** `GET /api/search?lang=pt&words=loira+1,75`: redirects to the list that a search asks for. */
export const GET = defineHandler(async ({ nextUrl: { searchParams } }) => {
  const locale = localeOrDefault(searchParams.get('lang'));
  const [{ talents: rows }, bounds] = await Promise.all([readRoster(), readBounds()]);
  const search = searchFor(searchParams.get('words') ?? '', { locale, rows, bounds });
  const headers = { Location: listPath(search, locale), 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
});
