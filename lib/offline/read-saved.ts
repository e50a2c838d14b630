import 'server-only';
import type { ComparedTalent } from '../favorites/comparison';
import { readCompared } from '../favorites/read-chosen';
import { readAges } from '../panel/ages';
import { FRESH_MS, PANEL_LIMITS } from '../panel/limits';
import { departedTalent } from '../panel/roster-history';
import { readRoster } from '../panel/talents';

/**
 * A talent whom a device may show. `unread`: the record is there but cannot be read, so the device
 * shows what it has. `absent`: the roster lacks the talent, who may come back.
 */
export type SavedTalent =
  | { id: number; state: 'here'; talent: ComparedTalent }
  | { id: number; state: 'unread' | 'absent' };

/** Reads the talents of a saved selection, in order; those who have departed are left out. @throws UpstreamError */
export async function readSaved(ids: readonly number[]): Promise<SavedTalent[]> {
  if (ids.length === 0) return [];
  const compared = await readCompared(ids);
  const here = new Map(compared.map((talent) => [talent.id, talent]));
  const { unreadable } = await readRoster();
  return ids.flatMap((id): SavedTalent[] => {
    const talent = here.get(id);
    if (talent) return [{ id, state: 'here', talent }];
    if (departedTalent(id)) return [];
    return [{ id, state: unreadable.has(id) ? 'unread' : 'absent' }];
  });
}

/** The age of the data in seconds; 0 unless it is a fallback, older than any page of the site otherwise is. */
export function dataAge(): number {
  const age = readAges().talents ?? 0;
  return age * 1000 > FRESH_MS.roster + PANEL_LIMITS.refreshMs ? age : 0;
}
