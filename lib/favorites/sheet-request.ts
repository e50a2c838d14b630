import 'server-only';
import { checkFields } from '../forms/fields';
import { isSameOrigin } from '../forms/guard';
import { readFields } from '../forms/read-fields';
import { Refusal } from '../forms/refusal';
import type { SheetNotes } from './casting-sheets';
import { sheetSchema } from './schema';

/** Room for 50 notes of 500 characters, each up to 6 bytes in JSON. Times in milliseconds. */
const LIMITS = { bytes: 192 * 1024, idleMs: 5_000, totalMs: 10_000 };

type SheetRequest = { ids: number[]; notes: SheetNotes };

/** Reads the ids and notes of a casting sheet from a same-origin `POST`. Stores nothing. @throws Refusal */
export async function readSheetRequest(request: Request): Promise<SheetRequest> {
  if (!isSameOrigin(request)) throw new Refusal('origin');
  const { data, faults } = checkFields(sheetSchema, await readFields(request, LIMITS));
  if (!data) throw new Refusal('invalid', { faults });
  const ids = [...new Set(data.talents.map(({ id }) => id))];
  const notes = Object.fromEntries(data.talents.map(({ id, note }) => [id, note]));
  return { ids, notes };
}
