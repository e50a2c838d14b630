import 'server-only';
import type { z } from 'zod';
import { count } from '../process/counts';
import { processWide } from '../process/process-wide';
import { itemList } from './values/list';

/** How many values of each field are logged, and how many are remembered as reported. */
const MAX_LOGGED = 20;
const MAX_REMEMBERED = 20_000;

/** In characters: of a value that is remembered, and of one in the log. */
const MAX_VALUE = 300;
const MAX_SHOWN = 40;

const reported = processWide('unreadable-values', () => new Set<string>());

/**
 * Reports a value that cannot be read once per process, in the log and in
 * `vitrine_unreadable_values_total`. `of` names the record (`talent 12`). The log gets the shape of the
 * value (`99/99/9999`).
 */
export function reportUnreadable(field: string, of: string, value: unknown): void {
  const text = textOf(value).slice(0, MAX_VALUE);
  const key = `${field} ${of} ${text}`;
  if (reported.has(key) || reported.size >= MAX_REMEMBERED) return;
  reported.add(key);
  const times = count('unreadable_values', field);
  if (times > MAX_LOGGED) return;
  const shape = JSON.stringify(text.slice(0, MAX_SHOWN).replace(/\d/g, '9'));
  console.warn(`Unreadable ${field} of ${of}: ${shape}`);
  if (times === MAX_LOGGED) console.warn(`Further unreadable values of ${field} are only counted`);
}

/** A text or number as it is, anything else as JSON. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : (JSON.stringify(beginningOf(value, 3)) ?? '');
}

/** The first entries of a value, a few levels deep: the whole may nest deeper than the stack reaches. */
function beginningOf(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.slice(0, MAX_VALUE);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '…';
  const entries = Object.entries(value).slice(0, 10);
  const begun = entries.map(([key, one]) => [key, beginningOf(one, depth - 1)] as const);
  return Array.isArray(value) ? begun.map(([, one]) => one) : Object.fromEntries(begun);
}

/** True for a field that was not filled in. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}

/** Reads the fields of a record. What a schema rejects is reported. */
export function fieldsOf(of: string, sent: Readonly<Record<string, unknown>>) {
  /** The value of a field; null if it is missing or cannot be read. */
  const read = <T>(field: string, schema: z.ZodType<T>): T | null => {
    if (isMissing(sent[field])) return null;
    const { data, success } = schema.safeParse(sent[field]);
    if (!success) reportUnreadable(field, of, sent[field]);
    return data ?? null;
  };
  /** The first items of a list. An empty record is PHP's form of an empty list. */
  const readList = (field: string, max: number): readonly unknown[] => {
    const isEmpty = JSON.stringify(beginningOf(sent[field], 1)) === '{}';
    return upTo(max, isEmpty ? [] : (read(field, itemList) ?? []), field, of);
  };
  return Object.assign(read, { list: readList });
}

/** At most `max` items; further ones are reported. */
export function upTo<T>(max: number, items: readonly T[], field: string, of: string): readonly T[] {
  if (items.length <= max) return items;
  reportUnreadable(field, of, 'a list that is too long');
  return items.slice(0, max);
}
