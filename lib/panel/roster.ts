import 'server-only';
import { MODELS_FETCH_SIZE } from '../config/constants';
import { createYielder } from '../process/event-loop';
import { type FilterRow, filterRow } from '../talents/filter-row';
import type { Talent } from '../talents/talent';
import { withShownMeasures } from './minors';
import { talent } from './talent-wire';
import { list, recordReader } from './wire';

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
  /** The measures as the panel sent them, of talents whose page shows other ones or fewer. */
  sentMeasures: ReadonlyMap<number, Talent['measures']>;
};

/** True if the roster fills the requested page, so that the service may have more talents. */
export function isCut({ sent }: Pick<Roster, 'sent'>): boolean {
  return sent >= MODELS_FETCH_SIZE;
}

/** Parses a roster from its JSON, yielding to the event loop: ten thousand records take half a second. */
export async function rosterOf(text: Buffer): Promise<StoredRoster> {
  const reader = recordReader('talent', talent);
  const byId = new Map<number, RosterTalent>();
  const sentMeasures = new Map<number, Talent['measures']>();
  const now = new Date();
  const yieldIfDue = createYielder();
  const items = list.parse(parsed(text));
  for (const item of items) {
    await yieldIfDue();
    const one = reader.read(item);
    // Of several records with one id the first counts, so that a profile has one card.
    if (!one || byId.has(one.id)) continue;
    const shown = withShownMeasures(one, now);
    if (shown !== one) sentMeasures.set(one.id, one.measures);
    byId.set(one.id, { ...shown, ...filterRow(shown, now) });
  }
  reader.end();
  const names = new Map<string, number>();
  for (const { name } of byId.values()) names.set(name, (names.get(name) ?? 0) + 1);
  return {
    talents: [...byId.values()],
    byId,
    names,
    sent: items.length,
    sentMeasures,
  };
}

/** @throws SyntaxError without a part of the text, which a parser's own message quotes: it may hold secrets */
function parsed(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    throw new SyntaxError('the roster is not JSON');
  }
}
