import { definePage } from '@/app/define-page';
import { PostScreen } from '@/components/blog/post-screen';
import { readNeighbors, readPostOrMissing } from '@/lib/blog/blog';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { movedPage } from '@/lib/page/outcomes';
import type { PageRequest } from '@/lib/page/page-request';
import { excerptOf } from '@/lib/panel/html';
import { pathOf } from '@/lib/routes/build';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

const DESCRIPTION_LENGTH = 160;

const { generateMetadata, Page } = definePage({
  load: async ({ locale, params }: PageRequest<{ id: string; slug: string }>) => {
    const post = await readPostOrMissing(params.slug);
    const { id, slug } = post;
    if (String(id) !== params.id) movedPage(pathOf(locale, { page: 'post', id, slug }));
    return { post, neighbors: await readNeighbors(id) };
  },
  metadata: ({ post: { id, slug, title, description } }, t) => ({
    route: { page: 'post', id, slug },
    title: `${title} | ${t('pages.blog')}`,
    description: excerptOf(description, DESCRIPTION_LENGTH) || undefined,
    written: DEFAULT_LOCALE,
  }),
  Screen: PostScreen,
});

export { generateMetadata, Page as default };
