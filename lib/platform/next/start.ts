import 'server-only';
import { EnvironmentError, env } from '../env';
import { followRequests } from './answer-status.mjs';

/**
 * What the server does before its first visitor: checks the environment, which ends the process
 * with one readable line when it is not complete, and begins to follow requests.
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
}
