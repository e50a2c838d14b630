import 'server-only';
import { isMinor } from '../talents/age';
import { metricMeasure } from '../talents/measures';
import { BODY_MEASURES, type Measure, type Talent } from '../talents/talent';
import { reportUnreadable } from './unreadable-values';

/**
 * The talent with the measures that the site shows: heights in centimeters, no value that the panel's
 * option lists do not have, and no bust, waist, hips and weight of a minor. Both readers of talents
 * (roster and profile) call it, so that nothing built from their results can contain the others.
 */
export function withShownMeasures<T extends Talent>(talent: T, now: Date): T {
  const { id, gender, measures } = talent;
  const minor = isMinor(talent, now);
  const sent = Object.entries(measures) as [Measure, string][];
  const shown = sent.flatMap(([key, value]) => {
    if (minor && BODY_MEASURES.includes(key)) return [];
    const read = metricMeasure(key === 'bust' && gender === 'man' ? 'chest' : key, value);
    if (read === null) reportUnreadable('measures', id, `${key} ${value}`);
    return read === null ? [] : [[key, read] as const];
  });
  const unchanged =
    shown.length === sent.length && shown.every(([key, text]) => text === measures[key]);
  return unchanged ? talent : { ...talent, measures: Object.fromEntries(shown) };
}
