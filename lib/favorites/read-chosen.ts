import 'server-only';
import { readRoster } from '../panel/talents';
import { adultAge } from '../talents/age';
import type { TalentCard } from '../talents/card';
import { cardOf } from '../talents/listed-talent';
import { measureTexts } from '../talents/measure-text';
import type { Talent } from '../talents/talent';
import type { ComparedTalent } from './comparison';

/** The cards of those ids that are in the roster, in their order. @throws UpstreamError */
export async function readCards(ids: readonly number[]): Promise<TalentCard[]> {
  return (await readChosen(ids)).map(cardOf);
}

/** The talents with those ids, like `readCards`, with all compared fields. @throws UpstreamError */
export async function readCompared(ids: readonly number[]): Promise<ComparedTalent[]> {
  const now = new Date();
  return (await readChosen(ids)).map((talent) => comparedOf(talent, now));
}

/** The compared fields of a talent at the given time; only adults have an age. */
export function comparedOf(talent: Talent, now: Date): ComparedTalent {
  const { metric: measures, imperial } = measureTexts(talent.measures);
  const { gender } = talent;
  return { ...cardOf(talent), gender, measures, imperial, age: adultAge(talent, now) };
}

/** The talents with those ids who are in the roster, in their order. @throws UpstreamError */
export async function readChosen(ids: readonly number[]): Promise<Talent[]> {
  const { byId } = await readRoster();
  return ids.flatMap((id) => byId.get(id) ?? []);
}
