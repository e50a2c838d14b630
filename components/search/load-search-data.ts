import { LostPart } from '@/components/ui/chunk-failure';
import type { Locale } from '@/lib/i18n/locales';
import { readSearchData, type SearchData } from '@/lib/search/search-data';

const loading = new Map<Locale, Promise<SearchData>>();

/**
 * Loads the data of the search dialog once per language, for as long as the page is loaded;
 * concurrent callers share the request. Rejects with `LostPart` if it fails; the next call retries.
 */
export function loadSearchData(locale: Locale): Promise<SearchData> {
  const known = loading.get(locale) ?? request(locale);
  loading.set(locale, known);
  known.catch(() => loading.delete(locale));
  return known;
}

async function request(locale: Locale): Promise<SearchData> {
  try {
    const answer = await fetch(`/api/search/data?lang=${locale}`);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return readSearchData(await answer.json());
  } catch (cause) {
    throw new LostPart('search data', { cause });
  }
}
