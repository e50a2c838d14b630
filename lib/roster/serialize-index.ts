import 'server-only';
import { env } from '../config/environment';
import type { Roster } from '../panel/roster';
import { readRoster } from '../panel/talents';
import { createYielder } from '../process/event-loop';
import { etagOf } from '../server/http';
import { categoryIds } from '../talents/categories';
import { listedTalent } from '../talents/listed-talent';
import { everyoneOn } from '../talents/narrowed';
import type { RosterView } from '../talents/views';

/** The serialized index of one list: JSON, and its ETag. */
type WrittenIndex = { etag: string; json: string };

const written = new WeakMap<Roster, Map<RosterView, Promise<WrittenIndex>>>();

/**
 * The index of an unfiltered list, the same in every language. Serialized once per roster.
 * @throws UpstreamError
 */
export async function readRosterIndex(view: RosterView): Promise<WrittenIndex> {
  const roster = await readRoster();
  const views = written.get(roster) ?? new Map<RosterView, Promise<WrittenIndex>>();
  written.set(roster, views);
  const index = views.get(view) ?? write(roster, view);
  views.set(view, index);
  return index;
}

/** Serializes it with yields to the event loop, so that a long list does not block it. */
async function write({ talents }: Roster, view: RosterView): Promise<WrittenIndex> {
  const yieldIfDue = createYielder();
  const now = new Date();
  const rows: string[] = [];
  for (const talent of everyoneOn(talents, view, categoryIds(env()))) {
    rows.push(JSON.stringify(listedTalent(talent, now)));
    await yieldIfDue();
  }
  const json = `[${rows.join()}]`;
  return { etag: etagOf([json]), json };
}
