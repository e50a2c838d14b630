import 'server-only';
import { count } from '../process/counts.mjs';
import { processWide } from '../process/process-wide.mjs';

export type LooseField = 'birthdate' | 'categories' | 'gender' | 'measures';

/** How many values of each field are logged; the metric counts all of them. */
const MAX_LOGGED = 20;

/** How many values are remembered, so that the next roster does not report them again. */
const MAX_REMEMBERED = 20_000;

const reported = processWide('unreadable-values', () => new Set<string>());

/**
 * Reports an unparsable value of a talent once in the life of the process, in the log and in
 * `vitrine_unreadable_values_total`. The log gets its shape (`99/99/9999`), not the date.
 */
export function reportUnreadable(field: LooseField, talent: number, value: string): void {
  const key = `${field} ${talent} ${value}`;
  if (reported.has(key) || reported.size >= MAX_REMEMBERED) return;
  reported.add(key);
  const times = count('unreadable_values', field);
  if (times > MAX_LOGGED) return;
  const shape = JSON.stringify(value.slice(0, 40).replace(/\d/g, '9'));
  console.warn(`Unreadable ${field} of talent ${talent}: ${shape}`);
  if (times === MAX_LOGGED) console.warn(`Further unreadable values of ${field} are only counted`);
}
