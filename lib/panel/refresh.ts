import 'server-only';
import { publishInvalidation } from '../cache/invalidations';
import { refreshNow } from './cached';
import { isUpstreamError } from './errors';
import { PANEL_LIMITS } from './limits';
import { markStale } from './read-entries';
import { changedWith } from './tags';

/**
 * Reads changed data again and invalidates every page made from it, on all instances. Returns the repeated
 * calls, the failed ones, how many follow on demand (`due`), and whether Redis has the message (`shared`).
 */
export async function refresh(requested: readonly string[], force: boolean) {
  const tags = changedWith(requested);
  const at = Date.now();
  const entries = markStale(tags, force);
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
