import 'server-only';
import { getLocale } from 'next-intl/server';
import type { Locale } from '../i18n/locales';
import { QUERY_KEYS, type QueryKey, type QueryPage } from '../routes/query-keys';
import { missingPage } from './outcomes';

type Values = string | string[] | undefined;

/** The props that Next passes to a page. */
export type PageInput<Params> = {
  params: Promise<Params>;
  searchParams: Promise<Record<string, Values>>;
};

/** A request in canonical form: equal requests get equal responses. */
export type PageRequest<Params = unknown, Page extends QueryPage = never> = {
  locale: Locale;
  /** The decoded parameters of the path. */
  params: Params;
  /** The values of the query keys that the page reads; none on a cached page. */
  query: Readonly<Partial<Record<QueryKey<Page>, string | string[]>>>;
};

/**
 * Reads a page's request from Next's props, in canonical form. Awaits `searchParams` only for a
 * page that is rendered per request (`reads`), because that opts the page out of caching.
 * @throws MissingPageError for a malformed path
 */
export async function readRequest<Params extends object, Page extends QueryPage>(
  { params, searchParams }: PageInput<Params>,
  reads: Page | undefined,
): Promise<PageRequest<Params, Page>> {
  const values = reads ? await searchParams : {};
  const keys: readonly string[] = reads ? QUERY_KEYS[reads] : [];
  const known = keys.flatMap((key) => (Object.hasOwn(values, key) ? [[key, values[key]]] : []));
  return {
    locale: await getLocale(),
    params: decoded<Params>(await params),
    query: Object.fromEntries(known),
  };
}

function decoded<Params extends object>(params: Params): Params {
  try {
    const entries = Object.entries(params).map(([name, text]) => [name, decodeURIComponent(text)]);
    return Object.fromEntries(entries);
  } catch {
    return missingPage();
  }
}
