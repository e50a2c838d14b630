import 'server-only';
import { setFlagsFromString } from 'node:v8';
import { EnvironmentError, env } from '../env';
import { followRequests } from './answer-status.mjs';

/** How much the heap may grow, beyond what is in use, until the next cleaning. */
const HEAP_GROWTH_PERCENT = 50;

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
  // By default V8 lets the heap grow to several times of what is in use before it cleans up.
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
}
