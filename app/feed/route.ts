import { type PostCard, readBlogPage } from '@/lib/blog/blog';
import { defineHandler } from '@/lib/handlers/define-handler';
import { refuse } from '@/lib/handlers/refuse';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { createMemo } from '@/lib/process/remembered';
import { feedOf } from '@/lib/seo/feed';
import { etagOf, isKnownVersion, versionHeaders, versionOf } from '@/lib/server/http';

export const dynamic = 'force-dynamic';

const latest = createMemo<ReturnType<typeof write>>();

/** `GET /feed.xml`: the newest posts of the blog, as RSS. */
export const GET = defineHandler(async (request) => {
  const { posts } = await readBlogPage(1, DEFAULT_LOCALE);
  const { feed, version } = latest('feed', posts, () => write(posts));
  const headers = {
    'Content-Type': 'application/rss+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=300',
    ...versionHeaders(version),
  };
  const known = isKnownVersion(request, version);
  return new Response(known ? null : feed, { status: known ? 304 : 200, headers });
}, refuse);

function write(posts: readonly PostCard[]) {
  const feed = feedOf(posts, messagesOf(DEFAULT_LOCALE).seo.agency);
  return { feed, version: versionOf('feed', etagOf([feed])) };
}
