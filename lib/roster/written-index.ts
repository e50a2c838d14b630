import 'server-only';
import { createHash } from 'node:crypto';
import { type Roster, readRoster } from '../panel/talents';
import { listedTalent } from '../talents/card';
import { everyoneOn } from '../talents/narrowed';
import { encodeIndex } from '../talents/roster-index';
import type { RosterView } from '../talents/views';
import { siteCategoryIds } from './roster-page';

/** The index of one list as it goes over the wire: JSON, and a tag that changes with it. */
export type WrittenIndex = { etag: string; json: string };

const written = new WeakMap<Roster, Map<RosterView, WrittenIndex>>();

/**
 * The index of everyone on a list, before any filter: the same in every language, written once for
 * as long as the roster stands.
 * @throws UpstreamError
 */
export async function readRosterIndex(view: RosterView): Promise<WrittenIndex> {
  const roster = await readRoster();
  const views = written.get(roster) ?? new Map<RosterView, WrittenIndex>();
  written.set(roster, views);
  const index = views.get(view) ?? write(roster, view);
  views.set(view, index);
  return index;
}

function write({ talents }: Roster, view: RosterView): WrittenIndex {
  const now = new Date();
  const everyone = everyoneOn(talents, view, siteCategoryIds());
  const rows = everyone.map((talent) => listedTalent(talent, now));
  const json = JSON.stringify(encodeIndex(rows));
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 20);
  return { etag: `"${hash}"`, json };
}
