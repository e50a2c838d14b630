import 'server-only';
import type { Metadata } from 'next';
import { byLocale, DEFAULT_LOCALE, type Locale } from '../i18n/locales';
import { alternatesOf } from '../routes/alternates';
import type { Route } from '../routes/route';
import { AGENCY, absoluteUrl, siteName } from '../site';

/** What a page says of itself to browsers and search engines. */
export type PageDescription = {
  route: Route;
  /** Without the agency's name. */
  title: string;
  description?: string;
  /** Which page of a list it is, from 1. */
  number?: number;
  /** The one language that the page is written in, where the other languages only frame it. */
  written?: Locale;
  /** False for a view that search engines are not to keep (they may follow its links). */
  indexed?: boolean;
};

/** The title of a page as the browser shows it: with the agency's name behind it. */
function fullTitle(title: string): string {
  return `${title} | ${siteName()}`;
}

/** Title, description, canonical url and the urls in the other languages of a page. */
export function pageMetadata(locale: Locale, page: PageDescription): Metadata {
  const { route, title, description = AGENCY.description } = page;
  const { number = 1, written, indexed = true } = page;
  const paths = alternatesOf(route);
  const url = (one: Locale) => absoluteUrl(paths[one] + (number > 1 ? `?page=${number}` : ''));
  return {
    title: fullTitle(title),
    description,
    robots: indexed ? undefined : { index: false, follow: true },
    alternates: indexed
      ? {
          canonical: url(written ?? locale),
          languages: written
            ? undefined
            : {
                ...byLocale(url),
                'x-default': url(DEFAULT_LOCALE),
              },
        }
      : undefined,
    openGraph: {
      title: fullTitle(title),
      description,
      siteName: siteName(),
      locale,
      type: 'website',
    },
  };
}

/** The metadata of a page that says that it cannot be shown. */
export function failureMetadata(title: string): Metadata {
  return { title: fullTitle(title), robots: { index: false } };
}
