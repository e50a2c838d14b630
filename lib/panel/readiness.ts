import 'server-only';
import { redisState } from '../cache/redis.mjs';
import { isStopping } from '../server/shutdown.mjs';
import { isUpstreamError, type Service } from './errors';
import { readAges } from './read-entries';
import { isCut } from './roster';
import { failingServices, type ServiceFailure } from './routes';
import { readRoster } from './talents';

/** Whether an instance should receive visitors, and the state of its data. Ages in seconds. */
export type Readiness = {
  ready: boolean;
  stopping: boolean;
  /** `reachable` if there is a roster, cached or not; otherwise the code of the failure. */
  services: string;
  /** The services that fail now, even if cached answers hide it from visitors. */
  failing: Partial<Record<Service, ServiceFailure>>;
  /** True if the roster fills the requested page, so that talents may be missing. */
  rosterCut: boolean;
  redis: 'off' | 'up' | 'down';
  /** The age of the oldest cached answer, by topic. */
  ages: Record<string, number>;
};

/**
 * An instance is ready if it has a roster, however old, or gets one now. One that starts during an
 * outage without a roster is not ready; one that was running before is.
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
