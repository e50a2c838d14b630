import 'server-only';
import { redisState } from '../cache/redis';
import { isStopping } from '../server/shutdown';
import { isUpstreamError } from './errors';
import { readAges } from './read-entries';
import { isCut } from './roster';
import { failingServices } from './routes';
import { readRoster } from './talents';

/**
 * Whether an instance should receive visitors, and the state of its data (`docs/watching.md`). It is ready if it
 * has a roster, however old, or gets one now.
 */
export async function readiness() {
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
  return {
    ...{ ready, stopping, services, failing: failingServices(), rosterCut },
    ...{ redis: redisState(), ages: readAges() },
  };
}
