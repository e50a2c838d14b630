import 'server-only';
import { isUpstreamError } from '../panel/errors';
import { readProfile, readRoster, readTalents } from '../panel/talents';
import { adultAge } from '../talents/age';
import { isLandscape } from '../talents/book-slides';
import type { Photo, Talent } from '../talents/talent';
import { siteCategoryIds } from './roster-page';

/** A talent whose picture is shown on a page without a talent of its own, such as a 404. */
export type Face = Pick<Talent, 'id' | 'name'> & { cover: string };

/** One person in the four photos that an application asks for. */
export type FourPhotos = Pick<Talent, 'id' | 'name'> & { photos: readonly Photo[] };

const PHOTOS = 4;

/** New faces whose books are read for four photos; each is a call while its profile is not cached. */
const BOOKS_READ = 3;

/** The talents of the category "new faces", among the first thousand. @throws UpstreamError */
export async function readNewFaces(): Promise<Talent[]> {
  return newFacesOf(await readTalents());
}

/**
 * New faces with a cover, those of age first, from the roster that all lists share.
 * @throws UpstreamError
 */
export async function readCoveredFaces(): Promise<(Talent & Face)[]> {
  const { talents } = await readRoster();
  const covered = newFacesOf(talents).flatMap((one) =>
    one.cover ? [{ ...one, cover: one.cover }] : [],
  );
  const now = new Date();
  const { adults = [], others = [] } = Object.groupBy(covered, (one) =>
    adultAge(one, now) === null ? 'others' : 'adults',
  );
  return [...adults, ...others];
}

/**
 * The first of them who is of age: a child is not made the face of a page. Null if there is none, or
 * while the services fail.
 */
export async function readFaceIfAny(): Promise<Face | null> {
  const [first] = await readAdultFacesIfAny();
  return first ? { id: first.id, name: first.name, cover: first.cover } : null;
}

/**
 * Four upright photos from the book of a new face of age. Null if none of the first few has as many, or
 * while the services fail: the page of the application is complete without.
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

async function readAdultFacesIfAny(): Promise<(Talent & Face)[]> {
  const now = new Date();
  const faces = (await readCoveredFaces().catch(nullWhenFailing)) ?? [];
  return faces.filter((talent) => adultAge(talent, now) !== null);
}

function newFacesOf(talents: readonly Talent[]): Talent[] {
  const { new_faces: newFaces } = siteCategoryIds();
  return talents.filter(({ categories }) => categories.includes(newFaces));
}

function nullWhenFailing(error: unknown): null {
  if (!isUpstreamError(error)) throw error;
  return null;
}
