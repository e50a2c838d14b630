import type { Messages } from '@/lib/i18n/messages';
import { isRecord } from '@/lib/json';
import type { CategoryIds } from '@/lib/talents/categories';

/** The JSON of `GET /api/search/data`: what the search dialog needs besides the index. */
export type SearchData = {
  /** The build that answered: the texts of another one may not be those that the dialog reads. */
  build: string;
  texts: Messages['search'];
  measures: Messages['measures'];
  categoryIds: CategoryIds;
};

/** The id of the running build, in the server and in the browser; empty in development. */
export function buildId(): string {
  return process.env.NEXT_DEPLOYMENT_ID || '';
}

/** Validates such an answer, parsed from JSON. @throws TypeError if it does not match */
export function readSearchData(sent: unknown): SearchData {
  if (isSearchData(sent)) return sent;
  throw new TypeError('not the data of the search dialog');
}

function isSearchData(sent: unknown): sent is SearchData {
  if (
    !isRecord(sent) ||
    !isRecord(sent.texts) ||
    !isRecord(sent.measures) ||
    !isRecord(sent.categoryIds)
  )
    return false;
  const ids = Object.values(sent.categoryIds);
  return typeof sent.build === 'string' && ids.every(Number.isSafeInteger);
}
