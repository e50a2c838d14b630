import 'server-only';
import { PANEL_LIMITS } from './limits';
import { parsedJson } from './values/list';
import { recordId } from './wire';

/** The ids that were read, without duplicates, and whether any part could not be read. */
type ReadCategories = { ids: number[]; unreadable: boolean };

/** How deep lists, records and JSON texts may nest, and how many values of them are looked at. */
const MAX_DEPTH = 6;
const MAX_VALUES = 1_000;

/** `found` has null for each part that cannot be read. */
type Search = { found: (number | null)[]; valuesLeft: number };

/**
 * Reads the categories of a talent: ids as numbers or texts, JSON texts, records with `id` or `category_id`
 * (with both, either may be the category's), alone or in a list. What goes beyond the limits is unreadable.
 */
export function readCategories(sent: unknown): ReadCategories {
  const search: Search = { found: [], valuesLeft: MAX_VALUES };
  collect(sent, MAX_DEPTH, search);
  const { found, valuesLeft } = search;
  const { categories } = PANEL_LIMITS.lists;
  const ids = found.slice(0, categories).filter((one) => one !== null);
  const isCut = found.length > categories || valuesLeft === 0;
  return { ids: [...new Set(ids)], unreadable: found.includes(null) || isCut };
}

function collect(value: unknown, depth: number, search: Search): void {
  const { found } = search;
  if (value === undefined || value === null || value === '') return;
  if (search.valuesLeft === 0 || found.length > PANEL_LIMITS.lists.categories) return;
  search.valuesLeft -= 1;
  const data = typeof value === 'object' ? undefined : recordId.safeParse(value).data;
  if (data !== undefined) found.push(data);
  else if (depth === 0) found.push(null);
  else if (typeof value === 'string') collect(idsOf(value), depth - 1, search);
  else if (typeof value !== 'object') found.push(null);
  else for (const part of partsOf(value)) collect(part, depth - 1, search);
}

function partsOf(value: object): unknown[] {
  const { id: own, category_id: other } = value as Record<string, unknown>;
  return own !== undefined || other !== undefined ? [own, other] : Object.values(value);
}

/** The value of a JSON text, or of ids between commas; false if it is neither. */
function idsOf(text: string): unknown {
  const isShort = text.length <= PANEL_LIMITS.categoriesLength;
  return (isShort && parsedJson(`[${text}]`)) ?? false;
}
