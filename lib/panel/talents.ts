import 'server-only';
import { MODELS_FETCH_SIZE, TALENTS_FETCH_SIZE } from '../constants';
// Imported for its side effect: it subscribes to removals.
import '../media/optimized-pictures';
import { notePictures } from '../media/picture-owners';
import { count } from '../platform/counts.mjs';
import { createYielder } from '../platform/event-loop';
import { type FilterRow, filterRow } from '../talents/filter-row';
import type { Profile, Talent } from '../talents/talent';
import { FRESH_MS } from './limits';
import { rejectShorter } from './plausibility';
import { readLong, readOrNull } from './read';
import { observeNoHistory, observeRoster, recallAbsent } from './roster-history';
import { profile, talent } from './talent-wire';
import { list, record, recordReader, id as talentId } from './wire';

/** A talent of the roster, with the measures for the filter parsed as numbers. */
export type RosterTalent = Talent & FilterRow;

/** The agency's roster in the panel's order, indexed by id. */
export type Roster = {
  talents: readonly RosterTalent[];
  byId: ReadonlyMap<number, RosterTalent>;
  /** How many talents have each name. */
  names: ReadonlyMap<string, number>;
  /** Ids of records that are present but could not be parsed: these talents are not absent. */
  unreadable: ReadonlySet<number>;
  /** The number of records sent, including those that could not be parsed. */
  sent: number;
};

/** True if the roster fills the requested page, so that the service may have more talents. */
export function isCut({ sent }: Pick<Roster, 'sent'>): boolean {
  return sent >= MODELS_FETCH_SIZE;
}

/** Parses a roster, yielding to the event loop: ten thousand records take half a second. */
async function rosterOf(text: Buffer): Promise<Roster> {
  const reader = recordReader('talent', talent);
  const byId = new Map<number, RosterTalent>();
  const unreadable = new Set<number>();
  const now = new Date();
  const yieldIfDue = createYielder();
  const items = list.parse(JSON.parse(text.toString()));
  for (const item of items) {
    await yieldIfDue();
    const one = reader.read(item);
    // Of several records with one id the first counts, so that a profile has one card.
    const unreadableId = one ? undefined : talentId.safeParse(Object(item).id).data;
    if (unreadableId !== undefined) unreadable.add(unreadableId);
    if (one && !byId.has(one.id)) byId.set(one.id, { ...one, ...filterRow(one, now) });
  }
  reader.end();
  const names = new Map<string, number>();
  for (const { name } of byId.values()) names.set(name, (names.get(name) ?? 0) + 1);
  return { talents: [...byId.values()], byId, names, unreadable, sent: items.length };
}

function talentsUpTo(paginate: number): Promise<Roster> {
  return readLong({
    service: 'integration',
    request: {
      method: 'POST',
      url: '/api/talents',
      params: { language: 'pt', paginate },
      data: { filters: {} },
      tags: ['talents', 'talent-lists'],
    },
    parse: rosterOf,
    topic: paginate === MODELS_FETCH_SIZE ? 'talents' : null,
    freshMs: FRESH_MS.roster,
    doubt: ({ talents }, previous) =>
      talents.length === 0 ? 'an empty roster' : rejectShorter(talents, previous?.talents),
    accepted: paginate === MODELS_FETCH_SIZE ? followRoster : undefined,
  });
}

/** After a restart, the previous process' roster shows who has departed in the meantime. */
function followRoster(
  next: Roster,
  { previous, force }: { previous: Roster | undefined; force: boolean },
) {
  if (previous) void observeRoster(previous);
  else observeNoHistory();
  void observeRoster(next, { force });
  if (!isCut(next)) return;
  count('cut_rosters', 'talents');
  console.error(
    `The roster has ${next.sent} records, the most that are requested: further talents are not shown.`,
  );
}

/** Everyone on the roster (at most 10,000), for the lists of talents. @throws UpstreamError */
export async function readRoster(): Promise<Roster> {
  await recallAbsent();
  const read = await talentsUpTo(MODELS_FETCH_SIZE);
  await observeRoster(read);
  return read;
}

/** The first thousand talents, for pages that show a few. @throws UpstreamError */
export async function readTalents(): Promise<readonly Talent[]> {
  return (await talentsUpTo(TALENTS_FETCH_SIZE)).talents;
}

/**
 * One profile, completed with what only the roster has (gender, categories, cover). Null for an id
 * that is not in the roster; the service is not asked for it. `confirm`: for a redirect, see
 * `confirmedRead`.
 * @throws UpstreamError
 */
export async function readProfile(
  id: number,
  { confirm }: { confirm?: boolean } = {},
): Promise<Profile | null> {
  const listed = (await readRoster()).byId.get(id);
  if (!listed) return null;
  const read = await readOrNull({
    service: 'integration',
    request: {
      method: 'GET',
      url: '/api/talent/profile',
      params: { language: 'pt', id, cover2: 1, skills: 1 },
      tags: ['talents', `talent:${id}`],
    },
    schema: record.pipe(profile),
    topic: null,
    freshMs: FRESH_MS.page,
    listed: true,
    confirm,
  });
  if (!read) return null;
  notePictures(id, picturesOf(read));
  return complete(read, listed);
}

/** The paths of all pictures of a profile. */
function picturesOf({ cover, book, video, compo }: Profile): string[] {
  const files = [...book, ...compo].map(({ file }) => file);
  return [cover, ...files, ...video.map(({ preview }) => preview)].filter((path) => path !== null);
}

/** True if another talent of the roster has the same name. @throws UpstreamError */
export async function hasNamesake({ name }: Talent): Promise<boolean> {
  return ((await readRoster()).names.get(name) ?? 0) > 1;
}

function complete(profile: Profile, listed: Talent): Profile {
  return {
    ...profile,
    // The requested id wins over the one in the answer.
    id: listed.id,
    cover: profile.cover ?? listed.cover,
    gender: profile.gender ?? listed.gender,
    birthdate: profile.birthdate ?? listed.birthdate,
    hair: profile.hair ?? listed.hair,
    eyes: profile.eyes ?? listed.eyes,
    skinTone: profile.skinTone ?? listed.skinTone,
    categories: profile.categories.length > 0 ? profile.categories : listed.categories,
    measures: { ...listed.measures, ...profile.measures },
  };
}
