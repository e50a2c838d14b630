import 'server-only';
import { isMinor } from '../talents/age';
import { BODY_MEASURES, type Talent } from '../talents/talent';

/**
 * Drops bust, waist, hips and weight of a minor. Both readers of talents (roster and profile) call
 * it, so that nothing built from their results can contain these measures.
 */
export function withoutBodyOfMinor<T extends Talent>(talent: T, now: Date): T {
  if (!isMinor(talent, now)) return talent;
  const measures = { ...talent.measures };
  for (const measure of BODY_MEASURES) delete measures[measure];
  return { ...talent, measures };
}
