import 'server-only';
import { env } from '../env';
import { EnvironmentError } from '../environment';
import { followRequests } from './answer-status.mjs';
import { warnOfForwardedClients } from './forwarded-clients';
import { setPolicy } from './policy.mjs';

/**
 * What the server does before its first visitor: checks the environment, which ends the process
 * with one readable line when it is not complete, and decides what pages may do. `framed` gives the
 * origins that may stand in a frame.
 */
export function start(framed: () => readonly string[]): void {
  try {
    env();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  followRequests();
  const { POLICY_REPORT_URL, TRUSTED_PROXY_HOPS } = env();
  if (TRUSTED_PROXY_HOPS === 0) warnOfForwardedClients();
  if (process.env.NODE_ENV === 'production') {
    setPolicy({ frames: framed(), reportUrl: POLICY_REPORT_URL });
  }
}
