import 'server-only';
import { getLocale } from 'next-intl/server';
import type { Locale } from '../i18n/locales';
import { QUERY_KEYS, type QueryKey, type QueryPage } from '../routes/query-keys';
import { searchOf } from '../routes/search';
import { missingPage } from './outcomes';

type Values = string | string[] | undefined;

/** What Next gives a page. */
export type PageInput<Params> = {
  params: Promise<Params>;
  searchParams: Promise<Record<string, Values>>;
};

/** What is asked of a page, whole and plain: two requests that are equal are answered alike. */
export type PageRequest<Params = unknown, Page extends QueryPage = never> = {
  locale: Locale;
  /** The parameters of the path, decoded. */
  params: Params;
  /** The query keys that the page reads; none of them on its kept twin. */
  query: Readonly<Partial<Record<QueryKey<Page>, string | string[]>>>;
  /** The whole query string with its leading `?`, for a redirect; empty on a kept page. */
  search: string;
};

/**
 * Reads a request. The query is only looked at for a page that reads one (`reads`): a look at it
 * makes Next render the page for each request.
 * @throws MissingPageError for a path that is malformed
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
    params: decoded(await params),
    query: Object.fromEntries(known),
    search: searchOf(values),
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
