import 'server-only';
import { env } from '../config/environment';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/locales';
import { storageUrl } from '../media/pictures';
import { pathOf, profileRoute } from '../routes/build';
import { PLAIN_PAGES, type PlainPage, type Route } from '../routes/route';
import { absoluteUrl } from '../site';
import { categoryIds } from '../talents/categories';
import type { FilterRow } from '../talents/filter-row';
import { everyoneOn } from '../talents/narrowed';
import { pageCount } from '../talents/query';
import type { Talent } from '../talents/talent';
import { ROSTER_VIEWS } from '../talents/views';
import { element } from './xml';

/** The data from which the sitemaps are built. */
export type SiteContent = {
  talents: readonly (Talent & FilterRow)[];
  posts: readonly { id: number; slug: string; image: string | null }[];
  /** The number of pages of the blog's list. */
  blogPages: number;
  /** False if the panel has no text for the page about the agency. */
  about: boolean;
};

/** One entry: the page, and its picture (a storage path). */
type Entry = { route: Route; number?: number; image?: string | null };

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';

/** The approximate size of a chunk, in characters. */
const CHUNK = 64 * 1024;

/** The sitemap index: one file per language, each far below the limit of 50,000 URLs. */
export function sitemapIndex(): string {
  const files = LOCALES.map((locale) => element('loc', absoluteUrl(`/sitemap-${locale}.xml`)));
  const entries = files.map((file) => `<sitemap>${file}</sitemap>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</sitemapindex>\n`;
}

/** The sitemap of one language in chunks: every page to be indexed. */
export function* sitemapOf(locale: Locale, content: SiteContent): Generator<string> {
  // Parsing a URL for each of 20,000 entries would take longer than everything else.
  const origin = absoluteUrl('/').slice(0, -1);
  let chunk = HEAD;
  for (const entry of entriesOf(locale, content)) {
    chunk += written(locale, origin, entry);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}</urlset>\n`;
}

function* entriesOf(locale: Locale, content: SiteContent): Generator<Entry> {
  const { talents, posts, blogPages, about } = content;
  const counts: Partial<Record<PlainPage, number>> = { blog: blogPages, about: about ? 1 : 0 };
  for (const page of PLAIN_PAGES) yield* pagesOf({ page }, counts[page] ?? 1);
  const ids = categoryIds(env());
  for (const view of ROSTER_VIEWS) {
    yield* pagesOf({ page: 'roster', view }, pageCount(everyoneOn(talents, view, ids).length));
  }
  for (const talent of talents) {
    yield { route: profileRoute(talent), image: talent.cover };
  }
  // Posts exist only in Portuguese; other languages would list duplicates.
  if (locale !== DEFAULT_LOCALE) return;
  for (const { id, slug, image } of posts) yield { route: { page: 'post', id, slug }, image };
}

function* pagesOf(route: Route, count: number): Generator<Entry> {
  for (let number = 1; number <= count; number += 1) yield { route, number };
}

function written(locale: Locale, origin: string, { route, number = 1, image }: Entry): string {
  const page = pathOf(locale, route) + (number > 1 ? `?page=${number}` : '');
  const url = element('loc', origin + page);
  const picture = image ? element('image:loc', origin + storageUrl('desktop', image)) : '';
  return `<url>${url}${picture && `<image:image>${picture}</image:image>`}</url>\n`;
}
