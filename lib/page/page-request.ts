import 'server-only';
import { getLocale } from 'next-intl/server';
import type { Locale } from '../i18n/locales';
import { viewQuery } from '../page-cache/view-key.mjs';
import { QUERY_KEYS, type QueryKey, type QueryPage } from '../routes/query-keys';
import { searchOf } from '../routes/search';
import { missingPage } from './outcomes';

type Values = string | string[] | undefined;

/** The props that Next passes to a page; `query` holds the segment of a cached view. */
export type PageInput<Params> = {
  params: Promise<Params & { query?: string[] }>;
  searchParams: Promise<Record<string, Values>>;
};

/** A request in canonical form: equal requests get equal responses. */
export type PageRequest<Params = unknown, Page extends QueryPage = never> = {
  locale: Locale;
  /** The decoded parameters of the path. */
  params: Params;
  /** The values of the query keys that the page reads; on a cached page those of its view. */
  query: Readonly<Partial<Record<QueryKey<Page>, string | string[]>>>;
  /** The query string with its leading `?`, for a redirect; on a cached page that of its view. */
  search: string;
};

/**
 * Reads a page's request from Next's props, in canonical form. Awaits `searchParams` only for a
 * page that is rendered per request (`reads`), because that opts the page out of caching. A cached
 * page has its query in its path.
 * @throws MissingPageError for a malformed path
 */
export async function readRequest<Params extends object, Page extends QueryPage>(
  { params, searchParams }: PageInput<Params>,
  reads: Page | undefined,
): Promise<PageRequest<Params, Page>> {
  const path = await params;
  const values = reads ? await searchParams : valuesOf(viewQuery(path.query?.[0] ?? ''));
  const keys: readonly string[] = reads ? QUERY_KEYS[reads] : Object.keys(values);
  const known = keys.flatMap((key) => (Object.hasOwn(values, key) ? [[key, values[key]]] : []));
  return {
    locale: await getLocale(),
    params: decoded<Params>(path),
    query: Object.fromEntries(known),
    search: searchOf(values),
  };
}

/** The values of a query string in Next's form: a list for a repeated key. */
function valuesOf(query: string): Record<string, Values> {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    Array.from(params.keys(), (key) => {
      const [first, ...rest] = params.getAll(key);
      return [key, rest.length > 0 ? params.getAll(key) : first];
    }),
  );
}

/** The decoded parameters of the path, without the segment of a view. */
function decoded<Params extends object>(params: Params): Params {
  try {
    const own = Object.entries(params).filter(([name]) => name !== 'query');
    const entries = own.map(([name, text]) => [name, decodeURIComponent(text)]);
    return Object.fromEntries(entries);
  } catch {
    return missingPage();
  }
}
