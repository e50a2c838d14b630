import { getLocale, getTranslations } from 'next-intl/server';
import { CopyLink } from '@/components/talents/share';
import { IllustratedText } from '@/components/ui/illustrated-text';
import { PageLink } from '@/components/ui/page-link';
import type { Neighbors } from '@/lib/blog/blog';
import { readingMinutes } from '@/lib/blog/blog';
import { writtenDate } from '@/lib/i18n/dates';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { Post, PostName } from '@/lib/panel/posts';
import { pathOf } from '@/lib/routes/build';
import { absoluteUrl } from '@/lib/site';
import { PostDate } from './post-card';

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

/** Links to share a post: plain links, so that no request goes to a network before the click. */
async function ShareLinks({ url, title }: { url: string; title: string }) {
  const t = await getTranslations();
  const words = `${title} ${url}`;
  const links = [
    { name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(words)}` },
    {
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    },
    {
      name: t('site.email'),
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(words)}`,
    },
  ];
  return (
    <section aria-label={t('blog.share')} className="border-line border-t pt-5">
      <p className="caps text-mute">{t('blog.share')}</p>
      <ul className="mt-2 flex flex-wrap gap-x-7">
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener noreferrer" className="quiet-link inline-block py-2">
              {name}
            </a>
          </li>
        ))}
        <li>
          <CopyLink url={url} texts={messagesOf(await getLocale()).share} />
        </li>
      </ul>
    </section>
  );
}

type PostNeighborsProps = { locale: Locale; neighbors: Neighbors };

export async function PostNeighbors({ locale, neighbors: { newer, older } }: PostNeighborsProps) {
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
      <div className={newer && older ? 'grid sm:grid-cols-2 sm:[&>:first-child]:border-r' : ''}>
        <div className="border-line border-b empty:hidden sm:pr-8">
          {newer && link(newer, t('newer'), '')}
        </div>
        <div className="border-line border-b empty:hidden sm:pl-8">
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
