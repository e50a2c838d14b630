import 'server-only';
import { cachedReads } from './read-entries';

/** The age of the oldest cached answer of each topic, in seconds. `talents` is the roster. */
export function readAges(): Record<string, number> {
  const now = Date.now();
  const ages: Record<string, number> = {};
  for (const { wanted, answer } of cachedReads()) {
    const { topic } = wanted;
    if (!topic || !answer) continue;
    ages[topic] = Math.max(ages[topic] ?? 0, Math.round((now - answer.at) / 1000));
  }
  return ages;
}
