import { readBlogPage } from '@/lib/blog/blog';
import { defineHandler } from '@/lib/page/define-handler';
import { blogPageOf } from '@/lib/routes/blog-page';

export const dynamic = 'force-dynamic';

/** `GET /api/posts?page=2`: one page of the blog. 404 past the end. */
export const GET = defineHandler(async (request) => {
  const page = await readBlogPage(blogPageOf(request.nextUrl.searchParams.get('page')));
  return Response.json(page, { headers: { 'Cache-Control': 'public, no-cache' } });
});
