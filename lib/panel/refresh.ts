import 'server-only';
import { publishInvalidation } from '../platform/invalidations.mjs';
import { refreshNow } from './cached';
import { isUpstreamError } from './errors';
import { PANEL_LIMITS } from './limits';
import { dueReads } from './read-entries';
import { changedWith } from './tags';

/**
 * What came of it: the calls that were repeated, those that failed, how many come later, and whether
 * the other instances know; where not, they are told once Redis is back.
 */
export type Refreshed = { refreshed: string[]; failed: string[]; due: number; shared: boolean };

/**
 * Reads again what changed, and has every page that was made of it rendered again, here and on all
 * instances. What is wanted by many (lists first) is read at once, the rest when it is asked for.
 * With `force` the services are believed, however odd their answers look.
 */
export async function refresh(wanted: readonly string[], force: boolean): Promise<Refreshed> {
  const tags = changedWith(wanted);
  const at = Date.now();
  const entries = dueReads(tags, force);
  const now = entries.slice(0, PANEL_LIMITS.refreshedAtOnce);
  const published = publishInvalidation({ tags, force, at });
  const results = await Promise.all(now.map((entry) => refreshNow(entry)));
  const shared = await published;
  return {
    refreshed: results.flatMap(({ name, error }) => (error ? [] : [name])),
    failed: results.flatMap(({ name, error }) =>
      error ? [`${name}: ${isUpstreamError(error) ? error.code : 'ERROR'}`] : [],
    ),
    due: entries.length - now.length,
    shared,
  };
}
