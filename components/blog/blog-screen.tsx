import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/site/page-frame';
import { type BlogPage, readBlogPage } from '@/lib/blog/blog';
import { messagesOf } from '@/lib/i18n/messages';
import { pageMetadata } from '@/lib/seo/metadata';
import { BlogBrowser } from './blog-browser';

export async function blogMetadata(page: number): Promise<Metadata> {
  const t = await getTranslations('pages');
  return pageMetadata({
    locale: await getLocale(),
    route: { page: 'blog' },
    title: t('blog'),
    page,
  });
}

/** @throws MissingPageError past the end @throws UpstreamError */
export async function BlogScreen({ page }: { page: number }) {
  const locale = await getLocale();
  const t = await getTranslations();
  const initial: BlogPage = await readBlogPage(page);
  // A page of posts that none can read still leads to the others.
  const empty = page === 1 && initial.posts.length === 0 && !initial.more;
  return (
    <PageFrame route={{ page: 'blog' }} search={page > 1 ? `page=${page}` : ''}>
      <div className="flex items-baseline justify-between gap-6 px-gutter pt-12 pb-8 lg:pt-16 lg:pb-12">
        <h1 className="display text-3xl">{t('pages.blog')}</h1>
        {page > 1 && <p className="text-mute">{t('blog.page', { page })}</p>}
      </div>
      {empty ? (
        <p className="px-gutter pb-[20vh] text-lg text-mute">{t('blog.empty')}</p>
      ) : (
        <BlogBrowser key={page} locale={locale} texts={messagesOf(locale).blog} initial={initial} />
      )}
    </PageFrame>
  );
}
