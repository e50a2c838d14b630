import { definePage } from '@/app/define-page';
import { PostScreen } from '@/components/blog/post-screen';
import { hasTitleTwin, readNeighbors, readPostOrMissing } from '@/lib/blog/blog';
import type { PageRequest } from '@/lib/page/page-request';
import { readAtPath } from '@/lib/page/record-at-path';
import { pathOf } from '@/lib/routes/build';
import { describePost } from '@/lib/seo/describe-post';

/** There is no id in another form of the path, which is never the canonical one. */
type Params = { id?: string; slug: string };

/** A post; it is looked up by its slug. */
export function postPage(reads?: 'post') {
  return definePage({
    reads,
    load: async ({ locale, params, search }: PageRequest<Params, 'post'>) => {
      const { record: post, provisional } = await readAtPath({
        read: (options) => readPostOrMissing(params.slug, options),
        isHere: ({ id }) => String(id) === params.id,
        pathOf: ({ id, slug }) => pathOf(locale, { page: 'post', id, slug }) + search,
      });
      const [neighbors, namesake] = await Promise.all([readNeighbors(post.id), hasTitleTwin(post)]);
      return { post, provisional, neighbors, namesake };
    },
    metadata: ({ post, provisional, namesake }, words) => ({
      ...describePost(post, { namesake }, words),
      provisional,
    }),
    Screen: PostScreen,
  });
}
