import 'server-only';
import type { Metadata } from 'next';
import { byLocale, DEFAULT_LOCALE, type Locale } from '../i18n/locales';
import { alternatesOf } from '../routes/alternates';
import type { Route } from '../routes/route';
import { AGENCY, absoluteUrl, siteName } from '../site';

type Described = {
  locale: Locale;
  route: Route;
  /** Without the agency's name. */
  title: string;
  description?: string;
  /** The page of a list, when it has its own address. */
  page?: number;
  /** The one language that the page is written in, when its other addresses only frame it. */
  written?: Locale;
  /** False for a view that search engines are not to keep (they may follow its links). */
  indexed?: boolean;
};

/** The title of a page as the browser shows it: with the agency's name behind it. */
export function fullTitle(title: string): string {
  return `${title} | ${siteName()}`;
}

/** Title, description, canonical address and the addresses in the other languages of a page. */
export function pageMetadata(described: Described): Metadata {
  const { locale, route, title, description = AGENCY.description } = described;
  const { page = 1, written, indexed = true } = described;
  const paths = alternatesOf(route);
  const address = (one: Locale) => absoluteUrl(paths[one] + (page > 1 ? `?page=${page}` : ''));
  return {
    title: fullTitle(title),
    description,
    robots: indexed ? undefined : { index: false, follow: true },
    alternates: indexed
      ? {
          canonical: address(written ?? locale),
          languages: written
            ? undefined
            : {
                ...byLocale(address),
                'x-default': address(DEFAULT_LOCALE),
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
