import 'server-only';
import { LRUCache } from 'lru-cache';
import { onInvalidation } from '../cache/invalidations';
import { processWide } from '../process/process-wide';
import type { Exchange } from './errors';
import { PANEL_LIMITS } from './limits';
import type { Doubts } from './plausibility';

/** How one answer of the services is fetched, checked and cached. */
export type CachedRead<T> = {
  key: string;
  at: Exchange;
  /** The tags by which an invalidation names this read. */
  tags: readonly string[];
  /** The topic under which metrics report the answer's age; null: not reported. */
  topic?: string | null;
  /** How long the answer is fresh, in milliseconds. */
  freshMs: number;
  /** Returns the answer as sent, which is the form stored in Redis. @throws UpstreamError */
  fetch: (withinMs: number) => Promise<unknown>;
  /** @throws UpstreamError for an answer that cannot be read */
  parse: (sent: unknown) => T | Promise<T>;
  /** Why an answer is implausible compared with the previous one; null if it is plausible. */
  implausibleBecause: (next: T, previous: T | undefined) => string | null | Promise<string | null>;
  /** Called with every accepted answer, and the one before it. */
  onAccepted?: (next: T, previous: T | undefined) => void;
};

/** The cache entry of one read. */
export type Entry = {
  wanted: CachedRead<unknown>;
  /** `at`: when its request began (ms since the epoch). */
  answer?: { value: unknown; at: number };
  /** `at`: by the monotonic clock, as the other times below. */
  failure?: { error: unknown; at: number };
  /** From then on the next caller reads again. */
  dueAt: number;
  /** The next answer is accepted, however implausible. */
  forced?: boolean;
  doubts?: Doubts;
  /** The read in flight. */
  refresh?: { begunAt: number; done: Promise<void> };
};

/** Answers, and apart from them a negative cache, so that invented paths evict no answer. */
export const entries = processWide('panel-reads', () => ({
  answered: new LRUCache<string, Entry>({ max: PANEL_LIMITS.cachedAnswers }),
  missed: new LRUCache<string, Entry>({ max: PANEL_LIMITS.cachedMisses }),
}));

/** All cache entries, with and without an answer. */
function cachedReads(): Entry[] {
  return [...entries.answered.values(), ...entries.missed.values()];
}

/** Marks all reads with one of the tags as stale and returns them, lists first. `force`: see `Entry`. */
export function markStale(tags: readonly string[], force: boolean): Entry[] {
  const stale = cachedReads().filter(({ wanted }) => wanted.tags.some((tag) => tags.includes(tag)));
  for (const entry of stale) {
    entry.dueAt = 0;
    entry.forced ||= force;
  }
  const isList = ({ wanted }: Entry) => wanted.tags.some((tag) => tag.endsWith('-lists'));
  return [...stale.filter(isList), ...stale.filter((entry) => !isList(entry))];
}

// This instance marked its reads before it published the message.
onInvalidation('reads', ({ tags, force, own }) => {
  if (!own) markStale(tags, force);
});

/** The age of the oldest cached answer of each topic, in seconds. `talents` is the roster. */
export function readAges(): Record<string, number> {
  const now = Date.now();
  const ages: Record<string, number> = {};
  for (const { wanted, answer } of cachedReads()) {
    const { topic } = wanted;
    if (!topic || !answer) continue;
    ages[topic] = Math.max(ages[topic] ?? 0, Math.round((now - answer.at) / 1000));
  }
  return ages;
}
