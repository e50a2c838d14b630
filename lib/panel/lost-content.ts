import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '../platform/process-wide.mjs';

const MAX_LOGGED = 100;
const MAX_LENGTH = 100;

const logged = processWide('lost-content', () => new LRUCache<string, true>({ max: MAX_LOGGED }));

/**
 * Logs once that the panel's texts contain something that the site does not show: a tag, the host of a
 * picture, a link without a usable address.
 */
export function reportLost(what: string): void {
  const text = what.slice(0, MAX_LENGTH);
  if (logged.has(text)) return;
  logged.set(text, true);
  console.warn(`A text of the panel contains ${text}, which is not shown`);
}
