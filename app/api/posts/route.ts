import type { NextRequest } from 'next/server';
import { blogPageOf, readBlogPage } from '@/lib/blog/blog';
import { MissingPageError } from '@/lib/page/missing-page';
import { isUpstreamError } from '@/lib/panel/errors';

export const dynamic = 'force-dynamic';

/** `GET /api/posts?page=2`: one page of the blog. 404 past the end, 503 while the services fail. */
export async function GET(request: NextRequest): Promise<Response> {
  try {
    const page = await readBlogPage(blogPageOf(request.nextUrl.searchParams.get('page')));
    return Response.json(page, { headers: { 'Cache-Control': 'public, max-age=60' } });
  } catch (error) {
    const headers = { 'Cache-Control': 'no-store' };
    if (error instanceof MissingPageError) {
      return Response.json({ error: 'no such page' }, { status: 404, headers });
    }
    if (!isUpstreamError(error)) throw error;
    const later = { ...headers, 'Retry-After': '5' };
    return Response.json({ error: error.code }, { status: 503, headers: later });
  }
}
