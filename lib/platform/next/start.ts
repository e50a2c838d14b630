import 'server-only';
import { setFlagsFromString } from 'node:v8';
import { env } from '../env';
import { EnvironmentError } from '../environment';
import { followInvalidations } from '../invalidations.mjs';
import { followRequests } from './answer-status.mjs';
import { warnOfForwardedClients } from './forwarded-clients';
import { setPolicy } from './policy.mjs';

/** How much the heap may grow, beyond what is in use, until the next cleaning. */
const HEAP_GROWTH_PERCENT = 50;

/**
 * What the server does before its first visitor: checks the environment, which ends the process
 * with one readable line when it is not complete, and decides what pages may do. `framed` gives the
 * origins that may be framed; `scripts` are the texts of the site's own inline scripts.
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
  // By default V8 lets the heap grow to several times of what is in use before it cleans up.
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  const { POLICY_REPORT_URL, TRUSTED_PROXY_HOPS } = env();
  if (TRUSTED_PROXY_HOPS === 0) warnOfForwardedClients();
  if (process.env.NODE_ENV === 'production') {
    setPolicy({ frames: framed(), scripts, reportUrl: POLICY_REPORT_URL });
  }
}
