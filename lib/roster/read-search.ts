import 'server-only';
import { localeOrDefault } from '../i18n/locales';
import { readRoster } from '../panel/talents';
import { pathOf } from '../routes/build';
import { searchFor } from '../search/search-query';
import { UNRECOGNIZED_KEY } from '../search/unrecognized';
import { writeRosterQuery } from '../talents/query';
import { readBounds } from './roster-page';

/**
 * Runs a search and returns the path of the resulting list, with the unrecognized words in its
 * query.
 * @throws UpstreamError
 */
export async function readSearch(typed: string, language: string): Promise<string> {
  const locale = localeOrDefault(language);
  const { talents: rows } = await readRoster();
  const { view, query, unrecognized } = searchFor(typed, {
    locale,
    rows,
    bounds: await readBounds(),
  });
  const params = writeRosterQuery(query);
  for (const words of unrecognized) params.append(UNRECOGNIZED_KEY, words);
  const path = pathOf(locale, { page: 'roster', view });
  return params.size > 0 ? `${path}?${params}` : path;
}
