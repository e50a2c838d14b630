import 'server-only';
import type { ComparedTalent } from '../favorites/comparison';
import { readCompared } from '../favorites/read-chosen';
import { readAges } from '../panel/ages';
import { departedTalent } from '../panel/departures';
import { FRESH_MS, PANEL_LIMITS } from '../panel/limits';
import { readRoster } from '../panel/talents';

/**
 * A talent of a saved selection. `unread`: the record exists but cannot be parsed, so the device shows
 * its stored copy. `absent`: the roster lacks the talent, but no departure is known.
 */
export type SavedTalent =
  | { id: number; state: 'here'; talent: ComparedTalent }
  | { id: number; state: 'unread' | 'absent' };

/** Reads the talents of a saved selection, in order, without departed ones. @throws UpstreamError */
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

/** The age of the talents' data in seconds, if the services fail and it is older than usual; 0 otherwise. */
export function dataAge(): number {
  const age = readAges().talents ?? 0;
  return age * 1000 > FRESH_MS.roster + PANEL_LIMITS.refreshMs ? age : 0;
}
