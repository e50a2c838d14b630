import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { createYielder } from '../process/event-loop';
import { processWide } from '../process/process-wide.mjs';
import type { Roster } from './roster';

/** When a change of a talent's record was noticed (ms since the epoch), by id. */
const changes = processWide('changed-talents', () => new Map<number, number>());

type Accepted = Pick<Roster, 'byId'>;

/** Compares the records of an accepted roster with those of the one before it, yielding to the event loop. */
export async function noteChanges(next: Accepted, previous: Accepted): Promise<void> {
  const now = Date.now();
  const yieldIfDue = createYielder();
  for (const [id, talent] of next.byId) {
    if (!isDeepStrictEqual(previous.byId.get(id), talent)) changes.set(id, now);
    await yieldIfDue();
  }
  for (const id of changes.keys()) if (!next.byId.has(id)) changes.delete(id);
}

/** When a change of a talent was noticed; null if never. */
export function talentChangedAt(id: number): Date | null {
  const at = changes.get(id);
  return at === undefined ? null : new Date(at);
}
