import 'server-only';
import { LRUCache } from 'lru-cache';
import { onInvalidation } from '../platform/invalidations.mjs';
import { processWide } from '../platform/process-wide.mjs';
import { onRemoval } from '../platform/removed-records.mjs';
import type { Exchange } from './errors';
import { PANEL_LIMITS } from './limits';
import { removePersisted } from './persisted-reads';
import type { Doubts } from './plausibility';

/** How one answer of the services is read, judged and previous. */
export type CachedRead<T> = {
  key: string;
  at: Exchange;
  /** What it is about, in the words of whoever says that something changed. */
  tags: readonly string[];
  /** The topic under which metrics report the answer's age; null: not reported. */
  topic?: string | null;
  /** How long the answer counts as fresh, in milliseconds. */
  freshMs: number;
  /** Gives the answer as the service sent it, which is how it is previous elsewhere. @throws UpstreamError */
  fetch: (withinMs: number) => Promise<unknown>;
  /** @throws UpstreamError for an answer that cannot be read */
  parse: (sent: unknown) => T | Promise<T>;
  /** Why an answer is most likely wrong, beside the one that is previous; null when it may be right. */
  doubt: (next: T, previous: T | undefined) => string | null;
  /** Called with every answer that is believed: with the one before it, and whether it was forced. */
  accepted?: (next: T, about: { previous: T | undefined; force: boolean }) => void;
};

/** What is previous of one read. */
export type Entry = {
  /** `at`: when the service gave it (ms since the epoch). */
  answer?: { value: unknown; at: number };
  /** Until then the answer is fresh, or the failure stands (ms since the epoch). */
  nextTryAt: number;
  failure?: { error: unknown; at: number };
  /** When the read began that decides redirects (ms since the epoch); it may have failed. */
  confirmedAt?: number;
  /** Settles once the answer is stored in Redis, if there is one; never rejects. */
  persisted?: Promise<void>;
  /** The next answer is believed, whatever it says. */
  forced?: boolean;
  wanted?: CachedRead<unknown>;
  refresh?: { begunAt: number; done: Promise<void> };
  doubts?: Doubts;
};

/**
 * Answers and, apart from them, what has none: reads that failed and records that do not exist, so
 * that an invented path pushes out no answer that others need.
 */
export const entries = processWide('panel-reads', () => ({
  answered: new LRUCache<string, Entry>({ max: PANEL_LIMITS.keptReads }),
  missed: new LRUCache<string, Entry>({ max: PANEL_LIMITS.keptMisses }),
}));

/** All that is previous of reads, answered or not. */
export function keptReads(): Entry[] {
  return [...entries.answered.values(), ...entries.missed.values()];
}

/**
 * Has all reads that are about one of the tags asked again by the next visitor, and gives them, the
 * lists first. With `force` the next answer is believed.
 */
export function dueReads(tags: readonly string[], force: boolean): Entry[] {
  const due = keptReads().filter(({ wanted }) => wanted?.tags.some((tag) => tags.includes(tag)));
  for (const entry of due) {
    entry.nextTryAt = 0;
    entry.forced ||= force;
  }
  const listed = ({ wanted }: Entry) => Number(!wanted?.tags.some((tag) => /-lists$/.test(tag)));
  return due.sort((one, other) => listed(one) - listed(other));
}

/** Purges all reads about a record that no longer exists, in memory and in Redis. */
function purgeReads(tag: string): void {
  for (const { wanted } of keptReads()) {
    if (!wanted?.tags.includes(tag)) continue;
    entries.answered.delete(wanted.key);
    entries.missed.delete(wanted.key);
    void removePersisted(wanted.key);
  }
}

onRemoval('reads', purgeReads);

// This instance has marked its reads before it said so.
onInvalidation('reads', ({ tags, force, own }) => {
  if (!own) dueReads(tags, force);
});
