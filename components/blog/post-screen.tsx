import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/site/page-frame';
import { missingPage } from '@/lib/missing-page';
import { type Post, readPost } from '@/lib/panel/posts';
import { pageMetadata } from '@/lib/seo/metadata';

/** Said for a post that cannot be shown, whatever the reason. */
const UNABLE = 'Unable to fetch Website Information';

/** The post of a path segment. A panel that fails is answered like a post that is not there. */
export async function readPostOrMissing(segment: string): Promise<Post> {
  const post = await readPost(decodeURIComponent(segment)).catch(() => null);
  return post ?? missingPage(UNABLE);
}

export async function postMetadata({ id, slug, title }: Post): Promise<Metadata> {
  const t = await getTranslations('pages');
  return pageMetadata({
    locale: await getLocale(),
    route: { page: 'post', id, slug },
    title: `${title} | ${t('blog')}`,
  });
}

/** One post of the blog, which is in Portuguese in every language of the site. */
export async function PostScreen({ post }: { post: Post }) {
  const { id, slug, title } = post;
  const t = await getTranslations();
  return (
    <PageFrame route={{ page: 'post', id, slug }}>
      <article className="px-gutter pt-[10vh] pb-[20vh]">
        <h1 lang="pt" className="display max-w-[24ch] text-2xl">
          {title}
        </h1>
        <p className="mt-6 text-lg text-mute">{t('soon')}</p>
      </article>
    </PageFrame>
  );
}
