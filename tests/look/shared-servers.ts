import { FIXED_DAY } from '../demo-panel/seed/talent.ts';
import { shareServers } from '../e2e/shared-servers.ts';
import { loadedBefore } from '../fixtures/site-process.ts';

/** A site on a fixed day, since ages and the copyright year are in the pictures. */
export default () => shareServers(loadedBefore('fixed-day.mjs'), FIXED_DAY);
