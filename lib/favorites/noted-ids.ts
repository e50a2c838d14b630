import 'server-only';
import { checkFields } from '../forms/fields';
import { isSameOrigin } from '../forms/guard';
import { readFields } from '../forms/read-fields';
import { Refusal } from '../forms/refusal';
import type { SheetNotes } from './casting-sheets';
import { notedSchema } from './schema';

/** Room for 50 notes of 500 characters, each up to 6 bytes in JSON. Times in milliseconds. */
const LIMITS = { bytes: 192 * 1024, idleMs: 5_000, totalMs: 10_000 };

/**
 * Reads the ids and notes of a selection from a same-origin `POST`. Stores nothing.
 * @throws Refusal
 */
export async function readNotedIds(
  request: Request,
): Promise<{ ids: number[]; notes: SheetNotes }> {
  if (!isSameOrigin(request)) throw new Refusal('origin');
  const { data, faults } = checkFields(notedSchema, await readFields(request, LIMITS));
  if (!data) throw new Refusal('invalid', { faults });
  const ids = [...new Set(data.talents.map(({ id }) => id))];
  return { ids, notes: Object.fromEntries(data.talents.map(({ id, note }) => [id, note])) };
}
