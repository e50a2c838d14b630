import 'server-only';
import { readRoster } from '../panel/talents';
import { alike } from '../talents/alike';
import type { Talent } from '../talents/talent';

/**
 * Up to `most` of those of the roster who are most like a talent, nearest first.
 * @throws UpstreamError
 */
export async function readAlike(talent: Talent, most: number): Promise<Talent[]> {
  const { talents } = await readRoster();
  return alike(talent, talents, { most, now: new Date() });
}
