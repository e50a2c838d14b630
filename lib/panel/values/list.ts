import 'server-only';
import { z } from 'zod';
import { isRecord } from '../../json';

/** How deep a list may be wrapped in `data` and in JSON text. */
const MAX_WRAPPINGS = 3;

/** Fails for a record, whose keys are not all numbers, and for `{}`, which may be one. */
export const itemList = z.unknown().transform((sent, context): readonly unknown[] => {
  const items = itemsOf(sent, MAX_WRAPPINGS);
  if (items) return items;
  context.addIssue('is not a list');
  return z.NEVER;
});

/**
 * The items of a list as back offices send it: bare, under `data`, as an object with numbers as keys
 * (PHP's form of a list with gaps), or any of these as JSON text.
 */
function itemsOf(sent: unknown, wrappings: number): readonly unknown[] | null {
  if (Array.isArray(sent)) return sent;
  if (wrappings === 0) return null;
  if (typeof sent === 'string') return itemsOf(parsedJson(sent), wrappings - 1);
  if (!isRecord(sent)) return null;
  if ('data' in sent) return itemsOf(sent.data, wrappings - 1);
  const keys = Object.keys(sent);
  const isNumbered = keys.length > 0 && keys.every((key) => /^\d{1,9}$/.test(key));
  return isNumbered ? Object.values(sent) : null;
}

/** The value of a JSON text, which may be stored with its quotes as entities; undefined for other text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '').replaceAll('&quot;', '"'));
  } catch {
    return undefined;
  }
}
