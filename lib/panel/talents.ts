import 'server-only';
import { MODELS_FETCH_SIZE, TALENTS_FETCH_SIZE } from '../config/constants';
import { count } from '../process/counts.mjs';
import { isMinor } from '../talents/age';
import type { Profile, Talent } from '../talents/talent';
import { noteChanges } from './changed-talents';
import { FRESH_MS } from './limits';
import { withShownMeasures } from './minors';
import { rejectShorter } from './plausibility';
import { readLong, readOrNull } from './read';
import { isCut, type Roster, rosterOf, type StoredRoster } from './roster';
import { profile } from './talent-wire';
import { record } from './wire';

function talentsUpTo(paginate: number): Promise<StoredRoster> {
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
    // A new agency may have no talents yet; a roster without one readable record is a fault.
    implausibleBecause: ({ talents, sent }, previous) =>
      talents.length === 0 && sent > 0
        ? 'no readable record'
        : rejectShorter(talents, previous?.talents),
    onAccepted: paginate === MODELS_FETCH_SIZE ? followRoster : undefined,
  });
}

/** After a restart, the previous roster is that of the process before, if there is Redis. */
function followRoster(next: Roster, previous: Roster | undefined) {
  if (previous) void noteChanges(next, previous);
  if (!isCut(next)) return;
  count('cut_rosters', 'talents');
  console.error(
    `The roster has ${next.sent} records, the most that are requested: further talents are not shown.`,
  );
}

function readStoredRoster(): Promise<StoredRoster> {
  return talentsUpTo(MODELS_FETCH_SIZE);
}

/** Everyone on the roster (at most 10,000), for the lists of talents. @throws UpstreamError */
export async function readRoster(): Promise<Roster> {
  return readStoredRoster();
}

/**
 * The first thousand talents, for pages that show a few; only those of the roster, as in an outage
 * this list may be older.
 * @throws UpstreamError
 */
export async function readTalents(): Promise<readonly Talent[]> {
  const [{ talents }, { byId }] = await Promise.all([
    talentsUpTo(TALENTS_FETCH_SIZE),
    readRoster(),
  ]);
  return talents.filter(({ id }) => byId.has(id));
}

/**
 * One profile, completed with what only the roster has (gender, categories, cover), without the
 * body measures of a minor. Null for an id that is not in the roster; the service is not asked for
 * it.
 * @throws UpstreamError
 */
export async function readProfile(id: number): Promise<Profile | null> {
  const read = await readWithListed(id);
  if (!read) return null;
  const { profile, listed } = read;
  const now = new Date();
  // Where the services disagree, the one that knows of a minor is believed.
  const { birthdate, categories } = isMinor(listed, now) ? listed : profile;
  return withShownMeasures({ ...profile, birthdate, categories }, now);
}

/**
 * Like `readProfile`, but with all measures of a minor too: only for `downloadComposites`, because
 * the panel requires the whole profile. No page may read it.
 * @throws UpstreamError
 */
export async function readWholeProfile(id: number): Promise<Profile | null> {
  const read = await readWithListed(id);
  return read?.profile ?? null;
}

/** A profile with all measures, and the talent as the roster has it. */
async function readWithListed(id: number) {
  const { byId, sentMeasures } = await readStoredRoster();
  const listed = byId.get(id);
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
    isListed: async () => (await readStoredRoster()).byId.has(id),
  });
  if (!read) return null;
  const measures = sentMeasures.get(id) ?? listed.measures;
  return { profile: complete(read, { ...listed, measures }), listed };
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
