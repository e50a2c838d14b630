import { LRUCache } from 'lru-cache';
import { processWide } from './process-wide.ts';

/** An evicted warning is logged again. */
const MAX_REMEMBERED = 200;

/** Logs a warning once for each cause: in the life of the process, or once in `ttl` milliseconds. */
export function warnOnce(cause: string, text: string, ttl?: number) {
  const logged = processWide('warnings', () => new LRUCache<string, true>({ max: MAX_REMEMBERED }));
  if (logged.has(cause)) return;
  logged.set(cause, true, { ttl });
  console.warn(text);
}
