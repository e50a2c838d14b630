import { LostData, OtherBuild } from '@/components/ui/lazy-boundary';
import type { Locale } from '@/lib/i18n/locales';
import { buildId, readSearchData, type SearchData } from './search-data';

const TIMEOUT_MS = 10_000;

const loading = new Map<Locale, Promise<SearchData>>();

/**
 * Loads the data of the search dialog once per language, for as long as the page is loaded;
 * concurrent callers share the request. Rejects with `LostData` or `OtherBuild`; the next call
 * retries.
 */
export function loadSearchData(locale: Locale): Promise<SearchData> {
  const known = loading.get(locale) ?? request(locale);
  loading.set(locale, known);
  known.catch(() => loading.delete(locale));
  return known;
}

async function request(locale: Locale): Promise<SearchData> {
  const data = await fetchData(locale).catch((cause) => {
    throw new LostData('search data', { cause });
  });
  if (data.build !== buildId()) throw new OtherBuild('search data');
  return data;
}

async function fetchData(locale: Locale): Promise<SearchData> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(`/api/search/data?lang=${locale}`, { signal });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return readSearchData(await answer.json());
}
