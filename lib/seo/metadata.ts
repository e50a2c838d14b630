import 'server-only';
import type { Metadata } from 'next';
import type { Thing } from 'schema-dts';
import { byLocale, DEFAULT_LOCALE, type Locale } from '../i18n/locales';
import { pathOf } from '../routes/build';
import type { Route } from '../routes/route';
import { absoluteUrl, siteName } from '../site';
import { PREVIEW_SIZE, type Preview, type PreviewTitle, previewPath } from './preview';

export const FEED_PATH = '/feed.xml';

/** A page's metadata for browsers, search engines and link previews. */
export type PageDescription = {
  route: Route;
  /** Without the agency's name. */
  title: string;
  description: string;
  /** The number of a list's page, from 1. */
  number?: number;
  /** The only language of the content, if the page's other languages just translate its frame. */
  written?: Locale;
  /** False for a view that search engines must not index (they may follow its links). */
  indexed?: boolean;
  /** The content of the link preview; by default the title and new faces. */
  preview?: Preview | PreviewTitle;
  /** Structured data, besides the breadcrumbs. */
  data?: readonly Exclude<Thing, string>[];
};

const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = {
  pt: 'pt_BR',
  en: 'en_US',
  es: 'es_ES',
};

/** The title of a page with the agency's name. */
function fullTitle(title: string): string {
  return `${title} | ${siteName()}`;
}

/** The URL of a page in a language; `number` is the page of a list. */
export function pageUrl(
  locale: Locale,
  { route, number = 1 }: Pick<PageDescription, 'route' | 'number'>,
): string {
  return absoluteUrl(pathOf(locale, route) + (number > 1 ? `?page=${number}` : ''));
}

/** Title, description, canonical URL, hreflang URLs and link preview of a page. */
export function pageMetadata(
  locale: Locale,
  page: PageDescription & { preview: Preview },
): Metadata {
  const { title, description, written, indexed = true } = page;
  const image = {
    url: absoluteUrl(previewPath(locale, page.route, page.preview)),
    alt: title,
  };
  const canonical = pageUrl(written ?? locale, page);
  return {
    title: fullTitle(title),
    description,
    robots: indexed ? undefined : { index: false, follow: true },
    alternates: indexed
      ? { canonical, languages: written ? undefined : languagesOf(page), types: feedOf(page) }
      : undefined,
    openGraph: {
      title: fullTitle(title),
      description,
      url: indexed ? canonical : undefined,
      siteName: siteName(),
      locale: OPEN_GRAPH_LOCALES[written ?? locale],
      type: page.route.page === 'post' ? 'article' : 'website',
      images: [{ ...image, ...PREVIEW_SIZE, type: 'image/jpeg' }],
    },
    // A Twitter card has no size or type of its picture.
    twitter: { card: 'summary_large_image', title: fullTitle(title), description, images: [image] },
  };
}

function languagesOf(page: PageDescription): Record<string, string> {
  const url = (one: Locale) => pageUrl(one, page);
  return { ...byLocale(url), 'x-default': url(DEFAULT_LOCALE) };
}

/** The feed of the blog, for its pages. */
function feedOf({ route }: PageDescription): Record<string, string> | undefined {
  const blog = route.page === 'blog' || route.page === 'post';
  return blog ? { 'application/rss+xml': absoluteUrl(FEED_PATH) } : undefined;
}

/** The metadata of an error page. */
export function failureMetadata(title: string): Metadata {
  return { title: fullTitle(title), robots: { index: false } };
}
