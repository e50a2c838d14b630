import { buildId, type SearchData } from '@/components/search/search-data';
import { env } from '@/lib/config/environment';
import { defineHandler } from '@/lib/handlers/define-handler';
import { refuse } from '@/lib/handlers/refuse';
import { localeOrDefault } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { categoryIds } from '@/lib/talents/categories';

export const dynamic = 'force-dynamic';

/**
 * `GET /api/search/data?lang=pt`: texts and category ids for the search dialog, which most visitors
 * never open. In the header of every page they were 1.3 KB. Portuguese for an unknown language.
 */
export const GET = defineHandler(async ({ nextUrl: { searchParams } }) => {
  const { search: texts, measures } = messagesOf(localeOrDefault(searchParams.get('lang')));
  const data: SearchData = { build: buildId(), texts, measures, categoryIds: categoryIds(env()) };
  return Response.json(data, { headers: { 'Cache-Control': 'no-store' } });
}, refuse);
