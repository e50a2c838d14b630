import 'server-only';
import sanitize from 'sanitize-html';
import { z } from 'zod';
import { isRecord } from '../json';
import { storagePath } from '../media/storage-path';

/**
 * Building blocks of the schemas for the services' answers: liberal in what they accept, strict in
 * what they return. Every string is bounded, so that a broken record cannot fill a page, and
 * well-formed: `encodeURIComponent` throws on a lone surrogate, which truncation may leave too.
 */

/** An id: a positive integer, also as a numeric string. */
export const id = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().positive());

/** The most characters of a text that are read: entities take several for one. */
const MAX_SENT = 3_000;

const BARE_AMPERSAND = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi;

/** Decodes the entities of a text that a back office stored as HTML, once. A `<` is a letter like others. */
function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  const html = text.replace(BARE_AMPERSAND, '&amp;').replaceAll('<', '&lt;');
  const escaped = sanitize(html, { allowedTags: [] });
  return escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

const BLANK = /^[\s\u2800\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u;

const text = (max: number) =>
  z.union([z.string(), z.number()]).transform((value) => {
    const decoded = withoutEntities(String(value).slice(0, MAX_SENT)).trim();
    return BLANK.test(decoded) ? '' : decoded.slice(0, max).toWellFormed();
  });

/** A required name or title. */
export const title = text(300).refine((value) => value !== '', 'is empty');

/** A short optional text: missing, null, blank or of another type reads as null. */
export const label = text(300)
  .transform((value) => value || null)
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

/** A long optional text (HTML of an entity or a post), not sanitized. */
export const html = z
  .string()
  .max(500_000)
  .transform((text) => text.toWellFormed())
  .nullish()
  .catch(null);

/** A width or height in pixels; null if it is implausible. */
export const pixels = id
  .refine((value) => value <= 100_000)
  .nullable()
  .catch(null);

/** An http(s) URL; anything else, such as `javascript:`, reads as null. */
export const webUrl = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  .nullable()
  .catch(null);

/** A storage path of an optional picture; null if missing or invalid. */
export const picture = storagePath.nullable().catch(null);

/** A list, bare or under `data`. */
export const list = z.union([
  z.array(z.unknown()),
  z.object({ data: z.array(z.unknown()) }).transform((body) => body.data),
]);

/** One record, bare or under `data`. */
export const record = z
  .record(z.string(), z.unknown())
  .transform((body) => (isRecord(body.data) ? body.data : body));

/** How many dropped records of one list are logged one by one; the rest is only counted. */
const LOGGED_DROPS = 5;

/**
 * Parses the records of one list one by one. `read` returns null for an unreadable record and logs
 * its id. `end` logs how many further ones there were.
 */
export function recordReader<T>(what: string, schema: z.ZodType<T>) {
  let dropped = 0;
  return {
    read(item: unknown): T | null {
      const result = schema.safeParse(item);
      if (result.success) return result.data;
      dropped += 1;
      if (dropped <= LOGGED_DROPS) logDrop(what, item, result.error);
      return null;
    },
    end(): void {
      const more = dropped - LOGGED_DROPS;
      if (more > 0) console.warn(`Dropped ${what} ${more} times more`);
    },
  };
}

function logDrop(what: string, item: unknown, { issues }: z.ZodError): void {
  const name = isRecord(item) ? JSON.stringify(item.id)?.slice(0, 40) : typeof item;
  console.warn(`Dropped ${what} ${name}: ${issues[0]?.path.join('.')}: ${issues[0]?.message}`);
}

/** Parses a list; null for each unreadable record. */
export function readInPlace<T>(
  what: string,
  items: readonly unknown[],
  schema: z.ZodType<T>,
): (T | null)[] {
  const reader = recordReader(what, schema);
  const records = items.map(reader.read);
  reader.end();
  return records;
}

/** Parses a list and drops the unreadable records. */
export function readEach<T>(what: string, items: readonly unknown[], schema: z.ZodType<T>): T[] {
  return readInPlace(what, items, schema).filter((one) => one !== null);
}
