import 'server-only';
import { readAges } from '../panel/ages';
import { isUpstreamError } from '../panel/errors';
import { readRoster } from '../panel/talents';
import { isStopping } from '../platform/next/stopping.mjs';
import { redisState } from '../platform/redis.mjs';

/** Whether an instance should be sent visitors, and what it stands on. Ages in seconds. */
export type Readiness = {
  ready: boolean;
  stopping: boolean;
  /** Whether the services answered now, or what they said instead; `kept` when nobody had to ask. */
  services: string;
  redis: 'off' | 'up' | 'down';
  /** The age of the oldest answer in use, by topic. */
  ages: Record<string, number>;
};

/**
 * Ready is who has good content, however old, or gets it from the services now: an instance that
 * starts in an outage with nothing to show is not, one that outlives the outage is.
 */
export async function readiness(): Promise<Readiness> {
  const stopping = isStopping();
  let services = 'reachable';
  try {
    await readRoster();
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    services = error.code;
  }
  const ready = !stopping && services === 'reachable';
  return { ready, stopping, services, redis: redisState(), ages: readAges() };
}
