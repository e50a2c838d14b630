import { readBlogPage } from '@/lib/blog/blog';
import { defineHandler } from '@/lib/handlers/define-handler';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { isKnownVersion, versionHeaders, versionOf } from '@/lib/page/conditional';
import { feedOf } from '@/lib/seo/feed';
import { etagOf } from '@/lib/server/page-cache/cache-headers.mjs';

export const dynamic = 'force-dynamic';

/** `GET /feed.xml`: the newest posts of the blog, as RSS. */
export const GET = defineHandler(async (request) => {
  const { posts } = await readBlogPage(1, DEFAULT_LOCALE);
  const feed = feedOf(posts, messagesOf(DEFAULT_LOCALE).seo.agency);
  const version = versionOf('feed', etagOf([feed]));
  const headers = {
    'Content-Type': 'application/rss+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=300',
    ...versionHeaders(version),
  };
  const known = isKnownVersion(request, version);
  return new Response(known ? null : feed, { status: known ? 304 : 200, headers });
});
