import 'server-only';
import { id } from './wire';

/** The ids that were read, without duplicates, and whether any part could not be read. */
type ReadCategories = { ids: number[]; unreadable: boolean };

/** How deep lists, records and JSON texts may nest. */
const MAX_DEPTH = 6;

/**
 * Reads the categories of a talent: ids as numbers or texts, JSON texts, records with `id` or
 * `category_id`, alone, in a list, or in an object as PHP encodes a list with gaps. A record with
 * both keys counts under both, since either may be the category's.
 */
export function readCategories(sent: unknown): ReadCategories {
  const found = idsIn(sent, MAX_DEPTH);
  const ids = found.filter((one) => one !== null);
  return { ids: [...new Set(ids)], unreadable: found.includes(null) };
}

/** The ids in a value; null for each part that cannot be read. */
function idsIn(value: unknown, depth: number): (number | null)[] {
  if (value === undefined || value === null || value === '') return [];
  const { data } = id.safeParse(value);
  if (data !== undefined) return [data];
  if (depth === 0) return [null];
  if (typeof value === 'string') return idsIn(parsed(value), depth - 1);
  if (typeof value !== 'object') return [null];
  const { id: own, category_id: other } = value as Record<string, unknown>;
  const isRecord = own !== undefined || other !== undefined;
  const parts = isRecord ? [own, other] : Object.values(value);
  return parts.flatMap((part) => idsIn(part, depth - 1));
}

/** The value of a JSON text, or of ids between commas; false if it is neither. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(`[${text.replaceAll('&quot;', '"')}]`);
  } catch {
    return false;
  }
}
