import 'server-only';
import { readAges } from '../panel/ages';
import { isUpstreamError, type Service } from '../panel/errors';
import { failingServices, type ServiceFailure } from '../panel/service-health';
import { isCut, readRoster } from '../panel/talents';
import { isStopping } from '../platform/next/stopping.mjs';
import { redisState } from '../platform/redis.mjs';

/** Whether an instance should be sent visitors, and on what data. Ages in seconds. */
export type Readiness = {
  ready: boolean;
  stopping: boolean;
  /** `reachable` while there is a roster, cached or not; otherwise the code of the failure. */
  services: string;
  /** The services that fail at the moment, even while cached answers hide it from visitors. */
  failing: Partial<Record<Service, ServiceFailure>>;
  /** True when the roster has as many records as were asked for, so that talents may be missing. */
  rosterCut: boolean;
  redis: 'off' | 'up' | 'down';
  /** The age of the oldest cached answer, by topic. */
  ages: Record<string, number>;
};

/**
 * Ready is who has good content, however old, or gets it from the services now: an instance that
 * starts in an outage with nothing to show is not, one that outlives the outage is.
 */
export async function readiness(): Promise<Readiness> {
  const stopping = isStopping();
  let services = 'reachable';
  let rosterCut = false;
  try {
    rosterCut = isCut(await readRoster());
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    services = error.code;
  }
  const ready = !stopping && services === 'reachable';
  const failing = failingServices();
  const [redis, ages] = [redisState(), readAges()];
  return { ready, stopping, services, failing, rosterCut, redis, ages };
}
