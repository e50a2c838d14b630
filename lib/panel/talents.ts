import 'server-only';
import { MODELS_FETCH_SIZE, TALENTS_FETCH_SIZE } from '../constants';
import { type FilterRow, filterRow } from '../talents/filter-row';
import type { Profile, Talent } from '../talents/talent';
import { removeDeparted } from './departures';
import { doubtShorter } from './doubts';
import { FRESH_MS } from './limits';
import { read, readOrNull } from './read';
import { profile, talent } from './talent-wire';
import { list, readEach, record } from './wire';

/** A talent of the roster, with the measures that the filter compares already read as numbers. */
export type RosterTalent = Talent & FilterRow;

/** The agency's roster in the panel's order, and each talent by id. */
export type Roster = {
  talents: readonly RosterTalent[];
  byId: ReadonlyMap<number, RosterTalent>;
};

const roster = list.transform((items): Roster => {
  const byId = new Map<number, RosterTalent>();
  const now = new Date();
  for (const one of readEach('talent', items, talent)) {
    // Two records with one id would be two cards of one profile: the first one counts.
    if (!byId.has(one.id)) byId.set(one.id, { ...one, ...filterRow(one, now) });
  }
  return { talents: [...byId.values()], byId };
});

function talentsUpTo(paginate: number): Promise<Roster> {
  return read({
    service: 'integration',
    request: {
      method: 'POST',
      url: '/api/talents',
      params: { language: 'pt', paginate },
      data: { filters: {} },
    },
    schema: roster,
    freshMs: FRESH_MS.roster,
    doubt: ({ talents }, kept) =>
      talents.length === 0 ? 'an empty roster' : doubtShorter(talents, kept?.talents),
    accepted: paginate === MODELS_FETCH_SIZE ? removeDeparted : undefined,
  });
}

/** Everyone the agency represents (at most 10,000), for the lists of models. @throws UpstreamError */
export function readRoster(): Promise<Roster> {
  return talentsUpTo(MODELS_FETCH_SIZE);
}

/** The first thousand talents, for pages that show a few of them. @throws UpstreamError */
export async function readTalents(): Promise<readonly Talent[]> {
  return (await talentsUpTo(TALENTS_FETCH_SIZE)).talents;
}

/**
 * One profile, completed with what only the roster knows (gender, categories, cover); null for an
 * id that is not in the roster, without asking for it.
 * @throws UpstreamError
 */
export async function readProfile(id: number): Promise<Profile | null> {
  const listed = (await readRoster()).byId.get(id);
  if (!listed) return null;
  const read = await readOrNull({
    service: 'integration',
    request: {
      method: 'GET',
      url: '/api/talent/profile',
      params: { language: 'pt', id, cover2: 1, skills: 1 },
    },
    schema: record.pipe(profile),
    freshMs: FRESH_MS.page,
    listed: true,
  });
  return read && complete(read, listed);
}

function complete(profile: Profile, listed: Talent): Profile {
  return {
    ...profile,
    // This id was asked for; a service that answers with another one is not believed.
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
