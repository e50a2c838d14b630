import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '../platform/process-wide';
import { readTimeLeft } from './deadline';
import { PANEL_LIMITS } from './limits';

type Kept = { value: unknown };
type Reading = { freshMs: number; withinMs: number; read: (withinMs: number) => Promise<unknown> };

const reads = processWide(
  'panel-reads',
  () =>
    new LRUCache<string, Kept, Reading>({
      max: PANEL_LIMITS.keptReads,
      allowStale: true,
      fetchMethod: async (_key, stale, { options, context }) => {
        try {
          const value = await context.read(context.withinMs);
          options.ttl = context.freshMs;
          return { value };
        } catch (error) {
          console.warn(`${String(error)}${stale ? ' (the kept answer stands)' : ''}`);
          if (!stale) throw error;
          options.ttl = PANEL_LIMITS.staleRetryMs;
          return stale;
        }
      },
    }),
);

const failures = processWide(
  'panel-failures',
  () =>
    new LRUCache<string, { error: unknown }>({
      max: PANEL_LIMITS.keptReads,
      ttl: PANEL_LIMITS.failureMs,
    }),
);

/**
 * The one policy for reads of the services. A fresh answer comes from memory. A stale one comes
 * from memory too, while one refresh runs behind it; a refresh that fails leaves it in place, so
 * that the site outlives an outage. With nothing in memory all callers share one read, within the
 * page's time; after a failure the same error stands for a moment, so that an outage is not met
 * with a request per visitor.
 * @throws UpstreamError when there is no answer to fall back on
 */
export async function cachedRead<T>(
  key: string,
  freshMs: number,
  read: (withinMs: number) => Promise<T>,
): Promise<T> {
  const failed = failures.get(key);
  if (failed) throw failed.error;
  const context = { freshMs, withinMs: readTimeLeft(), read };
  const kept = await reads.fetch(key, { context }).catch((error: unknown) => {
    failures.set(key, { error });
    throw error;
  });
  return kept?.value as T;
}
