import { readBlogPage } from '@/lib/blog/blog';
import { defineHandler } from '@/lib/handlers/define-handler';
import { refuse } from '@/lib/handlers/refuse';
import { localeOrDefault } from '@/lib/i18n/locales';
import { blogPageOf } from '@/lib/routes/query-keys';

export const dynamic = 'force-dynamic';

/**
 * `GET /api/posts?lang=en&page=2`: one page of the blog. Dates are formatted for `lang`, by default and if it
 * is unknown for Portuguese. 404 past the end.
 */
export const GET = defineHandler(async ({ nextUrl: { searchParams } }) => {
  const locale = localeOrDefault(searchParams.get('lang'));
  const page = await readBlogPage(blogPageOf(searchParams.get('page')), locale);
  return Response.json(page, { headers: { 'Cache-Control': 'public, no-cache' } });
}, refuse);
