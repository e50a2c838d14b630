import { definePage } from '@/app/define-page';
import { PostScreen } from '@/components/blog/post-screen';
import { hasTitleTwin, readNeighbors, readPostOrMissing } from '@/lib/blog/blog';
import { movedPage } from '@/lib/page/outcomes';
import type { PageRequest } from '@/lib/page/page-request';
import { pathOf } from '@/lib/routes/build';
import { describePost } from '@/lib/seo/describe-post';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

const { generateMetadata, Page } = definePage({
  load: async ({ locale, params }: PageRequest<{ id: string; slug: string }>) => {
    const post = await readPostOrMissing(params.slug);
    const { id, slug } = post;
    if (String(id) !== params.id) movedPage(pathOf(locale, { page: 'post', id, slug }));
    const [neighbors, namesake] = await Promise.all([readNeighbors(id), hasTitleTwin(post)]);
    return { post, neighbors, namesake };
  },
  metadata: ({ post, namesake }, words) => describePost(post, { namesake }, words),
  Screen: PostScreen,
});

export { generateMetadata, Page as default };
