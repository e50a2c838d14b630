import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import type { Neighbors } from '@/lib/blog/blog';
import type { Locale } from '@/lib/i18n/locales';
import type { PostName } from '@/lib/panel/posts';

type Props = { locale: Locale; neighbors: Neighbors };

/** Links to the previous and next post and to the list. */
export async function PostNeighbors({ locale, neighbors: { newer, older } }: Props) {
  const t = await getTranslations('blog');
  const link = (post: PostName, word: string, side: string) => (
    <PageLink
      locale={locale}
      route={{ page: 'post', id: post.id, slug: post.slug }}
      className={`group block py-8 ${side}`}
    >
      <span className="caps text-mute">{word}</span>
      <span
        lang="pt"
        className="display mt-3 block text-xl group-hover:underline decoration-1 underline-offset-4"
      >
        {post.title}
      </span>
    </PageLink>
  );
  return (
    <nav aria-label={t('neighbors')} className="mx-gutter mt-20 border-line border-t lg:mt-28">
      <div className="grid sm:grid-cols-2">
        <div className="border-line border-b max-sm:empty:hidden sm:border-r sm:pr-8">
          {newer && link(newer, t('newer'), '')}
        </div>
        <div className="border-line border-b max-sm:empty:hidden sm:pl-8">
          {older && link(older, t('older'), 'sm:text-right')}
        </div>
      </div>
      <PageLink
        locale={locale}
        route={{ page: 'blog' }}
        className="caps quiet-link mt-6 inline-block py-3"
      >
        {t('all')}
      </PageLink>
    </nav>
  );
}
