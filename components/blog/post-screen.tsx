import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { IllustratedText } from '@/components/site/illustrated-text';
import { PageFrame } from '@/components/site/page-frame';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { excerptOf } from '@/lib/panel/html';
import type { Post } from '@/lib/panel/posts';
import { pathOf } from '@/lib/routes/build';
import { pageMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/site';
import { PostDate } from './post-date';
import { PostNeighbors } from './post-neighbors';
import { ShareLinks } from './share-links';

const DESCRIPTION_LENGTH = 160;

export async function postMetadata({ id, slug, title, description }: Post): Promise<Metadata> {
  const t = await getTranslations('pages');
  return pageMetadata({
    locale: await getLocale(),
    route: { page: 'post', id, slug },
    title: `${title} | ${t('blog')}`,
    description: excerptOf(description, DESCRIPTION_LENGTH) || undefined,
    written: DEFAULT_LOCALE,
  });
}

/** One post of the blog, which is in Portuguese in every language of the site. */
export async function PostScreen({ post }: { post: Post }) {
  const { id, slug, title, image, createdAt, description } = post;
  const locale = await getLocale();
  const t = await getTranslations('blog');
  const route = { page: 'post', id, slug } as const;
  return (
    <PageFrame route={route}>
      <article>
        <header className="px-gutter pt-12 pb-10 lg:pt-20 lg:pb-14">
          <PostDate iso={createdAt} locale={locale} />
          <h1 lang={DEFAULT_LOCALE} className="display mt-4 max-w-[15em] text-2xl">
            {title}
          </h1>
          {locale !== DEFAULT_LOCALE && <p className="mt-5 text-mute">{t('inPortuguese')}</p>}
        </header>
        <IllustratedText
          image={image}
          frame="aspect-8/5 lg:aspect-[21/9]"
          html={description}
          lang={DEFAULT_LOCALE}
        >
          <div className="mt-14 max-w-[44rem]">
            <ShareLinks url={absoluteUrl(pathOf(DEFAULT_LOCALE, route))} title={title} />
          </div>
        </IllustratedText>
      </article>
      <PostNeighbors locale={locale} id={id} />
    </PageFrame>
  );
}
