import 'server-only';
import { MODELS_FETCH_SIZE, TALENTS_FETCH_SIZE } from '../config/constants';
import { TIMES } from '../config/times';
import { count } from '../process/counts';
import { isMinor } from '../talents/age';
import type { Profile, Talent } from '../talents/talent';
import { forgetOthers, knownMinors, loadMinors, noteProfile, withShownMeasures } from './minors';
import { rejectShorter } from './plausibility';
import { readLong, readOrNull } from './read';
import { isCut, type Roster, rosterOf, type StoredRoster, withMinors } from './roster';
import { profile, type SentMeasures } from './talent-wire';
import { record } from './wire';

/** A profile with the measures in the panel's own notation, as the gallery call needs it. */
export type WholeProfile = Omit<Profile, 'measures'> & { measures: SentMeasures };

function talentsUpTo(paginate: number): Promise<StoredRoster> {
  const isRoster = paginate === MODELS_FETCH_SIZE;
  return readLong({
    service: 'integration',
    request: {
      method: 'POST',
      url: '/api/talents',
      params: { language: 'pt', paginate },
      data: { filters: {} },
      repeatable: true,
      tags: ['talents', 'talent-lists'],
    },
    async parse(text) {
      const [roster] = await Promise.all([rosterOf(text, paginate), loadMinors()]);
      return roster;
    },
    topic: isRoster ? 'talents' : null,
    freshMs: TIMES.fresh.roster,
    // A new agency may have no talents yet; a roster without one readable record is a fault.
    implausibleBecause: ({ talents, sent }, previous) =>
      talents.length === 0 && sent > 0
        ? 'no readable record'
        : rejectShorter(talents, previous?.talents),
    onAccepted: isRoster ? followRoster : undefined,
  });
}

function followRoster(next: Roster) {
  void forgetOthers(next.byId);
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
  const now = new Date();
  return withMinors(await readStoredRoster(), knownMinors(now), now);
}

/** The first thousand talents who are on the roster, for pages that show a few. @throws UpstreamError */
export async function readTalents(): Promise<readonly Talent[]> {
  const [{ talents }, { byId }] = await Promise.all([
    talentsUpTo(TALENTS_FETCH_SIZE),
    readRoster(),
  ]);
  return talents.flatMap(({ id }) => byId.get(id) ?? []);
}

/**
 * One profile, completed from the roster, without the body measures of a minor. Null for an id that is not in
 * the roster; the service is not asked for it. @throws UpstreamError
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
 * Like `readProfile`, but with all measures of a minor too, as the panel requires of `downloadComposites`.
 * No page may read it. @throws UpstreamError
 */
export async function readWholeProfile(id: number): Promise<WholeProfile | null> {
  const read = await readWithListed(id);
  return read && { ...read.profile, measures: read.sentMeasures };
}

/** A profile with all measures, these as the panel sent them, and the talent as the roster has it. */
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
    freshMs: TIMES.fresh.page,
    isListed: async () => (await readStoredRoster()).byId.has(id),
    onAccepted: (read) => read && noteProfile({ ...read.profile, id }),
  });
  if (!read) return null;
  return {
    profile: complete(read.profile, listed),
    sentMeasures: { ...sentMeasures.get(id), ...read.sentMeasures },
    listed,
  };
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
