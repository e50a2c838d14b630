import 'server-only';
import { keptReads } from './read-entries';

/** How old the oldest kept answer of each topic is, in seconds. */
export function readAges(): Record<string, number> {
  const now = Date.now();
  const ages: Record<string, number> = {};
  for (const { wanted, answer } of keptReads()) {
    const topic = wanted?.tags[0];
    if (!topic || !answer) continue;
    ages[topic] = Math.max(ages[topic] ?? 0, Math.round((now - answer.at) / 1000));
  }
  return ages;
}
