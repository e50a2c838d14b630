import { definePage } from '@/app/define-page';
import { BlogScreen } from '@/components/blog/blog-screen';
import { BLOG_FAILURE, readBlogPage } from '@/lib/blog/blog';
import type { PageRequest } from '@/lib/page/page-request';
import { blogPageOf } from '@/lib/routes/blog-page';
import { describeBlog } from '@/lib/seo/describe-post';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

/** The blog with all its pages. */
const { generateMetadata, Page } = definePage({
  load: async ({ locale, query }: PageRequest<object, 'blog'>) => ({
    list: await readBlogPage(blogPageOf(query.page), locale),
  }),
  metadata: ({ list }, words) => describeBlog(list, words),
  frame: ({ list: { page } }) => ({ search: page > 1 ? `?page=${page}` : '' }),
  Screen: BlogScreen,
  failure: BLOG_FAILURE,
});

export { generateMetadata, Page as default };
