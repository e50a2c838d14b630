import 'server-only';
import type { BlogPosting } from 'schema-dts';
import { DEFAULT_LOCALE } from '../i18n/locales';
import { storageUrl } from '../media/pictures';
import type { Post } from '../panel/posts';
import { excerptOf } from '../panel/values/html';
import { absoluteUrl, siteName } from '../site';
import { agencyId } from './agency';
import { type PageDescription, pageUrl } from './metadata';
import { agencyWords, clipped, listed, numbered, type Words } from './words';

const EXCERPT_LENGTH = 160;

/** The maximum length of a headline for search engines, in characters. */
const HEADLINE_LENGTH = 110;

/** The metadata of a post, always in Portuguese. `namesake`: another post has the same title. */
export function describePost(
  post: Post,
  { namesake }: { namesake: boolean },
  { t }: Words,
): PageDescription {
  const { id, slug, image } = post;
  const excerpt = excerptOf(post.description, EXCERPT_LENGTH);
  const page = {
    route: { page: 'post', id, slug },
    title: `${post.title}${namesake ? ` (${id})` : ''} | ${t('pages.blog')}`,
    description: excerpt || t('seo.post', agencyWords()),
    written: DEFAULT_LOCALE,
    preview: { title: post.title, faces: image ? [image] : [] },
  } as const;
  return { ...page, data: [blogPosting(post, page)] };
}

function blogPosting(post: Post, page: PageDescription): BlogPosting {
  const { title, image, createdAt } = post;
  const url = pageUrl(DEFAULT_LOCALE, page);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    url,
    mainEntityOfPage: url,
    headline: Array.from(title).slice(0, HEADLINE_LENGTH).join(''),
    description: page.description,
    inLanguage: DEFAULT_LOCALE,
    author: { '@type': 'Organization', '@id': agencyId(), name: siteName(), url: absoluteUrl('/') },
    publisher: { '@id': agencyId() },
    ...(createdAt && { datePublished: createdAt }),
    ...(image && { image: absoluteUrl(storageUrl('desktop', image)) }),
  };
}

/** The metadata of one page of the blog, described by the titles of its posts. */
export function describeBlog(
  { page, posts }: { page: number; posts: readonly Pick<Post, 'title'>[] },
  { t, locale }: Words,
): PageDescription {
  const title = numbered(t('pages.blog'), page, t);
  const titles = listed(posts, (post) => post.title, locale);
  return {
    route: { page: 'blog' },
    title,
    description: clipped(t('seo.blog', { titles, ...agencyWords() })),
    number: page,
    preview: { title: t('pages.blog') },
  };
}
