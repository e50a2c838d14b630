import { getLocale, getTranslations } from 'next-intl/server';
import type { BlogPage } from '@/lib/blog/blog';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import { BlogBrowser } from './blog-browser';

export async function BlogScreen({ list }: { list: BlogPage }) {
  const locale = await getLocale();
  const t = await getTranslations();
  const { page, posts, more } = list;
  // A page whose posts were all dropped as unreadable still links to the others.
  const empty = page === 1 && posts.length === 0 && !more;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3 px-gutter pb-8 lg:pb-12">
        <h1 className="display page-title">{t('pages.blog')}</h1>
        <p className="text-mute sm:text-right">
          {locale !== DEFAULT_LOCALE && <span>{t('blog.allInPortuguese')}</span>}
          {page > 1 && <span className="block">{t('blog.page', { page })}</span>}
        </p>
      </div>
      {empty ? (
        <p className="px-gutter pb-[20vh] text-lg text-mute">{t('blog.empty')}</p>
      ) : (
        <BlogBrowser
          key={page}
          locale={locale}
          path={pathOf(locale, { page: 'blog' })}
          texts={messagesOf(locale).blog}
          initial={list}
        />
      )}
    </>
  );
}
