import 'server-only';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { isRecord } from '../json';

/** Counts one use of a rate limit. Returns 0, or the seconds to wait if the key has used it up. */
export async function secondsToWait(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    // Not `instanceof`: another bundle, with a copy of the class, may have created the limiter.
    if (!isRecord(refused) || typeof refused.msBeforeNext !== 'number') throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
