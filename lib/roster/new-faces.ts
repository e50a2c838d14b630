import 'server-only';
import { CARDS_IN_ROW } from '../config/constants';
import { env } from '../config/environment';
import { nullWhenFailing } from '../panel/errors';
import { readProfile, readRoster, readTalents } from '../panel/talents';
import { adultAge } from '../talents/age';
import { isLandscape } from '../talents/book-slides';
import type { TalentCard } from '../talents/card';
import { categoryIds } from '../talents/categories';
import { cardOf } from '../talents/listed-talent';
import type { Photo, Talent } from '../talents/talent';

/** A talent shown on a page that is about no talent, such as a 404. */
export type Face = Pick<Talent, 'id' | 'name'> & { cover: string };

/** A talent in the four photos that an application requires, as an example. */
export type FourPhotos = Pick<Talent, 'id' | 'name'> & { photos: readonly Photo[] };

const PHOTOS = 4;

/** How many books to try for four photos; each is a call unless its profile is cached. */
const BOOKS_READ = 3;

/** The talents of the category "new faces", among the first thousand. @throws UpstreamError */
export async function readNewFaces(): Promise<Talent[]> {
  return newFacesOf(await readTalents());
}

/**
 * New faces with covers, adults first, at most one row in a wide window. Empty while the services
 * fail.
 */
export async function readRowOfFacesIfAny(): Promise<TalentCard[]> {
  return (await readCoveredFacesIfAny()).slice(0, CARDS_IN_ROW).map(cardOf);
}

/**
 * The first adult new face with a cover: a page must not use a child's face. Null if there is none,
 * or while the services fail.
 */
export async function readFaceIfAny(): Promise<Face | null> {
  const [first] = await readAdultFacesIfAny();
  return first ? { id: first.id, name: first.name, cover: first.cover } : null;
}

/**
 * Four portrait-format photos from the book of an adult new face. Null if none of the first few has
 * enough, or while the services fail: the page works without them.
 */
export async function readFourPhotosIfAny(): Promise<FourPhotos | null> {
  const faces = await readAdultFacesIfAny();
  for (const { id, name } of faces.slice(0, BOOKS_READ)) {
    const profile = await readProfile(id).catch(nullWhenFailing);
    const upright = profile?.book.filter((photo) => !isLandscape(photo)) ?? [];
    if (upright.length >= PHOTOS) return { id, name, photos: upright.slice(0, PHOTOS) };
  }
  return null;
}

/** The adult new faces with a cover. Empty while the services fail. */
export async function readAdultFacesIfAny(): Promise<(Talent & Face)[]> {
  const now = new Date();
  return (await readCoveredFacesIfAny()).filter((talent) => adultAge(talent, now) !== null);
}

/** New faces with a cover, adults first, from the full roster; none while the services fail. */
async function readCoveredFacesIfAny(): Promise<(Talent & Face)[]> {
  const roster = await readRoster().catch(nullWhenFailing);
  const covered = newFacesOf(roster?.talents ?? []).flatMap((talent) =>
    talent.cover ? [{ ...talent, cover: talent.cover }] : [],
  );
  const now = new Date();
  const { adults = [], others = [] } = Object.groupBy(covered, (one) =>
    adultAge(one, now) === null ? 'others' : 'adults',
  );
  return [...adults, ...others];
}

function newFacesOf(talents: readonly Talent[]): Talent[] {
  const { new_faces: newFaces } = categoryIds(env());
  return talents.filter(({ categories }) => categories.includes(newFaces));
}
