import 'server-only';
import { MODELS_FETCH_SIZE } from '../config/constants';
import { count } from '../process/counts';
import { createYielder } from '../process/event-loop';
import { MINOR_BIRTHDATE, UNREADABLE_BIRTHDATE } from '../talents/age';
import { type FilterRow, filterRow } from '../talents/filter-row';
import type { Talent } from '../talents/talent';
import { withShownMeasures } from './minors';
import { type SentMeasures, talent } from './talent-wire';
import { listOf, readRecord } from './wire';

/** A talent of the roster, with the measures for the filter parsed as numbers. */
export type RosterTalent = Talent & FilterRow;

/** The agency's roster in the panel's order, indexed by id. */
export type Roster = {
  talents: readonly RosterTalent[];
  byId: ReadonlyMap<number, RosterTalent>;
  /** How many talents have each name. */
  names: ReadonlyMap<string, number>;
  /** The number of records sent, including those that could not be parsed. */
  sent: number;
};

/** A roster with what only the gallery call needs. */
export type StoredRoster = Roster & {
  /** The measures as the panel sent them. */
  sentMeasures: ReadonlyMap<number, SentMeasures>;
};

/** True if the roster fills the requested page, so that the service may have more talents. */
export function isCut({ sent }: Pick<Roster, 'sent'>): boolean {
  return sent >= MODELS_FETCH_SIZE;
}

/** Parses at most `max` records of a roster from its JSON, yielding to the event loop. */
export async function rosterOf(text: Buffer, max: number): Promise<StoredRoster> {
  const byId = new Map<number, RosterTalent>();
  const sentMeasures = new Map<number, SentMeasures>();
  const now = new Date();
  const yieldIfDue = createYielder();
  const items = listOf('roster', max).parse(parsed(text));
  for (const item of items) {
    await yieldIfDue();
    const read = readRecord('talent', item, talent);
    // Of several records with one id the first counts, so that a profile has one card.
    if (!read || byId.has(read.talent.id)) continue;
    const shown = withShownMeasures(read.talent, now);
    sentMeasures.set(shown.id, read.sentMeasures);
    byId.set(shown.id, { ...shown, ...filterRow(shown, now) });
  }
  const talents = [...byId.values()];
  reportUnknownAges(talents);
  const names = new Map<string, number>();
  for (const { name } of talents) names.set(name, (names.get(name) ?? 0) + 1);
  return { talents, byId, names, sent: items.length, sentMeasures };
}

/** The largest share of unreadable birth dates that may be typing errors rather than a fault of the panel. */
const MOST_UNKNOWN = 0.1;

function reportUnknownAges(talents: readonly Talent[]): void {
  const unknown = talents.filter(({ birthdate }) => birthdate === UNREADABLE_BIRTHDATE).length;
  if (unknown <= talents.length * MOST_UNKNOWN) return;
  count('unknown_ages', 'talents');
  console.error(
    `The ages of ${unknown} of ${talents.length} talents cannot be read: their measures are hidden as a minor's.`,
  );
}

/** The roster in which these talents are minors too; the same one for the same ids. */
export function withMinors(roster: StoredRoster, ids: readonly number[], now: Date): StoredRoster {
  const listed = ids.flatMap((id) => roster.byId.get(id) ?? []);
  if (listed.length === 0) return roster;
  const key = listed.map(({ id }) => id).join();
  const known = views.get(roster);
  if (known?.key === key) return known.view;
  const byId = new Map(roster.byId);
  for (const talent of listed) {
    const shown = withShownMeasures({ ...talent, birthdate: MINOR_BIRTHDATE }, now);
    byId.set(talent.id, { ...shown, ...filterRow(shown, now) });
  }
  const view = { ...roster, byId, talents: [...byId.values()] };
  views.set(roster, { key, view });
  return view;
}

/** What is made of a roster is cached by its identity. */
const views = new WeakMap<StoredRoster, { key: string; view: StoredRoster }>();

/** @throws SyntaxError without a part of the text, which a parser's own message quotes: it may hold secrets */
function parsed(text: Buffer): unknown {
  try {
    // Without the byte order mark that some servers begin a text with.
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    throw new SyntaxError('the roster is not JSON');
  }
}
