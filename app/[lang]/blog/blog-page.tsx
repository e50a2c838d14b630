import { definePage } from '@/app/define-page';
import { BlogScreen } from '@/components/blog/blog-screen';
import { BLOG_FAILURE, blogPageOf, readBlogPage } from '@/lib/blog/blog';
import type { PageRequest } from '@/lib/page/page-request';

/** The blog; its twin shows the further pages, which the query names. */
export function blogPage(reads?: 'blog') {
  return definePage({
    reads,
    load: async ({ query }: PageRequest<object, 'blog'>) => ({
      list: await readBlogPage(blogPageOf(query.page)),
    }),
    metadata: ({ list }, t) => ({
      route: { page: 'blog' },
      title: t('pages.blog'),
      number: list.page,
    }),
    Screen: BlogScreen,
    failure: BLOG_FAILURE,
  });
}
