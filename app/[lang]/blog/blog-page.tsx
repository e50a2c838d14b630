import { definePage } from '@/app/define-page';
import { BlogScreen } from '@/components/blog/blog-screen';
import { BLOG_FAILURE, readBlogPage } from '@/lib/blog/blog';
import type { PageRequest } from '@/lib/page/page-request';
import { blogPageOf } from '@/lib/routes/query-keys';
import { describeBlog } from '@/lib/seo/describe-post';

/** A page of the blog: the first one, or with `reads` the one that the query names. */
export function blogPage(reads?: 'blog') {
  return definePage({
    reads,
    load: async ({ locale, query }: PageRequest<object, 'blog'>) => ({
      list: await readBlogPage(blogPageOf([query.page].flat()[0]), locale),
    }),
    metadata: ({ list }, words) => describeBlog(list, words),
    frame: ({ list: { page } }) => ({ search: page > 1 ? `?page=${page}` : '' }),
    Screen: BlogScreen,
    failure: BLOG_FAILURE,
  });
}
