import 'server-only';
import { DEFAULT_LOCALE } from '../i18n/locales';
import { pathOf } from '../routes/build';
import { absoluteUrl, siteName } from '../site';
import { FEED_PATH } from './metadata';
import { element, htmlText, xmlText } from './xml';

/** The fields of a post in the feed; `createdAt` is an ISO date-time. */
type Item = { id: number; slug: string; title: string; excerpt: string; createdAt: string | null };

/** The newest posts of the blog as RSS 2.0. */
export function feedOf(posts: readonly Item[], description: string): string {
  const blog = absoluteUrl(pathOf(DEFAULT_LOCALE, { page: 'blog' }));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element('title', `${siteName()} | Blog`)}
${element('link', blog)}
${element('description', description)}
${element('language', 'pt-BR')}
<atom:link href="${xmlText(absoluteUrl(FEED_PATH))}" rel="self" type="application/rss+xml"/>
${posts.map(itemOf).join('\n')}
</channel>
</rss>
`;
}

function itemOf({ id, slug, title, excerpt, createdAt }: Item): string {
  const url = absoluteUrl(pathOf(DEFAULT_LOCALE, { page: 'post', id, slug }));
  const parts = [
    element('title', title),
    element('link', url),
    `<guid isPermaLink="false">${xmlText(`post-${id}@${new URL(url).host}`)}</guid>`,
    // The text of this element is HTML.
    element('description', htmlText(excerpt)),
    createdAt ? element('pubDate', new Date(createdAt).toUTCString()) : '',
  ];
  return `<item>${parts.join('')}</item>`;
}
