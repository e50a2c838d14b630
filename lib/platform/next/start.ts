import 'server-only';
import { setFlagsFromString } from 'node:v8';
import { env } from '../env';
import { EnvironmentError } from '../environment';
import { followInvalidations } from '../invalidations.mjs';
import { followRequests } from './answer-status.mjs';
import { warnOfForwardedClients } from './forwarded-clients';
import { setPolicy } from './policy.mjs';

/**
 * Percent by which the heap may grow beyond the live objects before the next garbage collection.
 */
const HEAP_GROWTH_PERCENT = 35;

/**
 * Startup, before the first request: checks the environment (an incomplete one ends the process
 * with one readable line) and sets the content security policy. `framed` gives the origins that may
 * be framed; `scripts` are the texts of the site's own inline scripts.
 */
export function start(framed: () => readonly string[], scripts: readonly string[]): void {
  try {
    env();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  followRequests();
  followInvalidations();
  // By default V8 lets the heap grow to several times the live objects before it collects garbage.
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  const { POLICY_REPORT_URL, TRUSTED_PROXY_HOPS } = env();
  if (TRUSTED_PROXY_HOPS === 0) warnOfForwardedClients();
  if (process.env.NODE_ENV === 'production') {
    setPolicy({ frames: framed(), scripts, reportUrl: POLICY_REPORT_URL });
  }
}
