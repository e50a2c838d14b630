import 'server-only';
import { EnvironmentError, env } from '../env';
import { followRefreshes } from '../refreshes.mjs';
import { followRequests } from './answer-status.mjs';

/**
 * What the server does before its first visitor: checks the environment, which ends the process
 * with one readable line when it is not complete, and begins to follow requests and
 * what other instances say.
 */
export function start(): void {
  try {
    env();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  followRequests();
  followRefreshes();
}
