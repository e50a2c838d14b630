import 'server-only';
import { readTalents } from '../panel/talents';
import type { Talent } from '../talents/talent';
import { siteCategoryIds } from './roster-page';

/** The talents of the category "new faces", among the first thousand. @throws UpstreamError */
export async function readNewFaces(): Promise<Talent[]> {
  const { new_faces: newFaces } = siteCategoryIds();
  return (await readTalents()).filter(({ categories }) => categories.includes(newFaces));
}
