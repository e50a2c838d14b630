import { getLocale, getTranslations } from 'next-intl/server';
import { IllustratedText } from '@/components/ui/illustrated-text';
import type { Neighbors } from '@/lib/blog/blog';
import { readingMinutes } from '@/lib/blog/reading-time';
import { writtenDate } from '@/lib/i18n/dates';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { Post } from '@/lib/panel/posts';
import { pathOf } from '@/lib/routes/build';
import { absoluteUrl } from '@/lib/site';
import { PostDate } from './post-date';
import { PostNeighbors } from './post-neighbors';
import { ShareLinks } from './share-links';

type Props = { post: Post; neighbors: Neighbors };

/** One post of the blog. Posts are in Portuguese in every language of the site. */
export async function PostScreen({ post, neighbors }: Props) {
  const { id, slug, title, image, createdAt, description } = post;
  const locale = await getLocale();
  const t = await getTranslations('blog');
  const route = { page: 'post', id, slug } as const;
  return (
    <>
      <article>
        <IllustratedText
          head={
            <header className="flex flex-col items-start">
              <h1 lang={DEFAULT_LOCALE} className="display page-title mb-5 max-w-[15em] text-2xl">
                {title}
              </h1>
              <div className="flex flex-wrap gap-x-5 gap-y-1">
                <PostDate iso={createdAt} text={createdAt && writtenDate(createdAt, locale)} />
                <p className="caps text-mute">
                  {t('readingTime', { minutes: readingMinutes(description) })}
                </p>
              </div>
              {locale !== DEFAULT_LOCALE && <p className="mt-5 text-mute">{t('inPortuguese')}</p>}
            </header>
          }
          image={image}
          html={description}
          lang={DEFAULT_LOCALE}
        >
          <div className="mt-14 max-w-[44rem]">
            <ShareLinks url={absoluteUrl(pathOf(DEFAULT_LOCALE, route))} title={title} />
          </div>
        </IllustratedText>
      </article>
      <PostNeighbors locale={locale} neighbors={neighbors} />
    </>
  );
}
