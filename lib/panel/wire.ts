import 'server-only';
import { z } from 'zod';
import { isRecord } from '../json';
import { reportUnreadable, textOf, upTo } from './unreadable-values';
import { itemList } from './values/list';

/** Building blocks of the schemas for the services' answers; the values are read by `values`. */

/** An id: a positive integer, also as a numeric string. */
export const recordId = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().positive());

const MAX_PIXELS = 100_000;

/** A width or height in pixels; null for zero, with which the panel says that it is unknown. */
export const pixels = z
  .literal([0, '0'])
  .transform(() => null)
  .or(recordId.refine((value) => value <= MAX_PIXELS));

/** The first `max` items of a list that is a whole answer, or a part of one. */
export const listOf = (what: string, max: number) =>
  itemList.transform((items) => upTo(max, items, what, 'the services'));

/** One record, bare or under `data`. */
export const record = z
  .record(z.string(), z.unknown())
  .transform((body) => (isRecord(body.data) ? body.data : body));

/** Parses one record; null, and a report of its first fault, if it cannot be read. */
export function readRecord<T>(what: string, item: unknown, schema: z.ZodType<T>): T | null {
  const result = schema.safeParse(item);
  if (result.success) return result.data;
  const field = String(result.error.issues[0]?.path[0] ?? 'record');
  const { id: name, [field]: value = item } = isRecord(item) ? item : {};
  const of = name === undefined ? what : `${what} ${textOf(name).slice(0, 20)}`;
  reportUnreadable(field, of, value);
  return null;
}

/** Parses a list and drops the unreadable records. */
export function readEach<T>(what: string, items: readonly unknown[], schema: z.ZodType<T>): T[] {
  return items.flatMap((item) => readRecord(what, item, schema) ?? []);
}
