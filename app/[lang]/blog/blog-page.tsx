import { definePage } from '@/app/define-page';
import { BlogScreen } from '@/components/blog/blog-screen';
import { BLOG_FAILURE, blogPageOf, readBlogPage } from '@/lib/blog/blog';
import type { PageRequest } from '@/lib/page/page-request';
import { describeBlog } from '@/lib/seo/describe-post';

/** The blog; its twin shows the further pages, which the query names. */
export function blogPage(reads?: 'blog') {
  return definePage({
    reads,
    load: async ({ query }: PageRequest<object, 'blog'>) => ({
      list: await readBlogPage(blogPageOf(query.page)),
    }),
    metadata: ({ list }, words) => describeBlog(list, words),
    frame: ({ list: { page } }) => ({ search: page > 1 ? `?page=${page}` : '' }),
    Screen: BlogScreen,
    failure: BLOG_FAILURE,
  });
}
