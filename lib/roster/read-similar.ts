import 'server-only';
import { readRoster } from '../panel/talents';
import { similarTo } from '../talents/similar';
import type { Talent } from '../talents/talent';

/**
 * Up to `most` talents of the roster who are most similar to a talent, nearest first.
 * @throws UpstreamError
 */
export async function readSimilar(talent: Talent, max: number): Promise<Talent[]> {
  const { talents } = await readRoster();
  return similarTo(talent, talents, { most: max, now: new Date() });
}
