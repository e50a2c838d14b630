import { definePage } from '@/app/define-page';
import { PostScreen } from '@/components/blog/post-screen';
import { BLOG_FAILURE, hasTitleTwin, readNeighbors, readPostOrMissing } from '@/lib/blog/blog';
import type { PageRequest } from '@/lib/page/page-request';
import { describePost } from '@/lib/seo/describe-post';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

const { generateMetadata, Page } = definePage({
  load: async ({ params }: PageRequest<{ id: string }>) => {
    const post = await readPostOrMissing(Number(params.id));
    const [neighbors, namesake] = await Promise.all([readNeighbors(post.id), hasTitleTwin(post)]);
    return { post, neighbors, namesake };
  },
  metadata: ({ post, namesake }, words) => describePost(post, { namesake }, words),
  Screen: PostScreen,
  failure: BLOG_FAILURE,
});

export { generateMetadata, Page as default };
