import 'server-only';
import { cache } from 'react';
import { invalidatedSince } from '../cache/invalidations.mjs';
import { count } from '../process/counts.mjs';
import { inTime } from '../process/in-time.mjs';
import { ImplausibleAnswerError, isUpstreamError, TimeoutError } from './errors';
import { PANEL_LIMITS } from './limits';
import { persistRead, readPersisted, removePersisted } from './persisted-reads';
import { stillImplausible } from './plausibility';
import { type CachedRead, type Entry, entries } from './read-entries';
import { renderedReads } from './rendered-reads';

/**
 * The one cache policy for reads of the services: stale while revalidate with a bounded wait, and
 * stale on error. A fresh answer comes from memory. A stale one is revalidated by one shared
 * request; its callers wait as long as a page may. After that, or when the request fails, they get
 * the previous answer, so the site survives an outage. The request has its own, longer time limit
 * and continues in the background. After a failure the next attempt is a few seconds later.
 * @throws UpstreamError when there is no previous answer to fall back on
 */
export async function cachedRead<T>(requested: CachedRead<T>): Promise<T> {
  const wanted = requested as CachedRead<unknown>;
  const { answered, missed } = entries;
  const known = answered.get(wanted.key) ?? missed.get(wanted.key);
  const entry: Entry = known ?? { wanted, dueAt: 0 };
  entry.wanted = wanted;
  const now = Date.now();
  if (now >= entry.dueAt) {
    const { begunAt, done } = startOrJoin(entry);
    const failing = entry.failure && now < entry.failure.at + PANEL_LIMITS.failingMs;
    const waitMs = failing ? PANEL_LIMITS.failingWaitMs : begunAt + PANEL_LIMITS.readMs - now;
    await within(done, entry.answer ? Math.min(readTimeLeft(), waitMs) : readTimeLeft());
  }
  // A read in flight may finish soon; the page made from the old answer is stale then.
  const reads = renderedReads();
  reads.until = Math.min(reads.until, entry.dueAt);
  for (const tag of wanted.tags) reads.tags.add(tag);
  if (entry.answer) return entry.answer.value as T;
  throw entry.failure?.error ?? new TimeoutError(wanted.at);
}

function startOrJoin(entry: Entry): NonNullable<Entry['refresh']> {
  if (!entry.answer) entries.missed.set(entry.wanted.key, entry);
  const read = () =>
    refresh(entry).finally(() => {
      entry.refresh = undefined;
    });
  entry.refresh ??= { begunAt: Date.now(), done: read() };
  return entry.refresh;
}

/** Reads, and stores the answer or the failure in the entry. Never throws. */
async function refresh(entry: Entry): Promise<void> {
  const { wanted, forced } = entry;
  const at = Date.now();
  try {
    if (!entry.answer && (await loadFromRedis(entry))) return;
    const sent = await wanted.fetch(PANEL_LIMITS.refreshMs);
    const value = await wanted.parse(sent);
    const previous = entry.answer?.value;
    const why = forced ? null : await wanted.implausibleBecause(value, previous);
    entry.doubts = stillImplausible(entry.doubts, why);
    if (why !== null && entry.doubts) throw new ImplausibleAnswerError(why, wanted.at);
    wanted.onAccepted?.(value, previous);
    if (value === null) void removePersisted(wanted.key);
    else void persistRead(wanted.key, { sent, at });
    // A read that began before `force` was requested leaves it to the next one.
    if (forced) entry.forced = false;
    accept(entry, { value, at });
  } catch (error) {
    const now = Date.now();
    log(error, entry.answer !== undefined);
    const retryAt = isUpstreamError(error) ? error.retryAt : null;
    entry.failure = { error, at: now };
    entry.dueAt = Math.max(retryAt ?? now + PANEL_LIMITS.pauseMs, now);
  }
}

function accept(entry: Entry, answer: NonNullable<Entry['answer']>): void {
  const { key, tags, freshMs } = entry.wanted;
  entry.answer = answer;
  entry.failure = undefined;
  // A 404 may be a brief mistake, and asking again is cheap.
  const freshUntil = Date.now() + (answer.value === null ? PANEL_LIMITS.pauseMs : freshMs);
  // Stale at once if it was invalidated while it was read. A read of the same millisecond is newer:
  // an invalidation reads again at once.
  entry.dueAt = invalidatedSince(tags, answer.at + 1) ? 0 : freshUntil;
  const { answered, missed } = entries;
  const [into, from] = answer.value === null ? [missed, answered] : [answered, missed];
  from.delete(key);
  into.set(key, entry);
}

/**
 * Loads the answer that another instance, or this one before a restart, stored in Redis. Returns
 * true if it is still fresh. Otherwise it serves as the fallback while the services fail.
 */
async function loadFromRedis(entry: Entry): Promise<boolean> {
  const { wanted } = entry;
  const stored = await readPersisted(wanted.key);
  if (!stored) return false;
  accept(entry, { value: await wanted.parse(stored.sent), at: stored.at });
  const now = Date.now();
  // An answer from the future was stored by an instance with a wrong clock.
  const isFresh = entry.dueAt > 0 && stored.at <= now && now < stored.at + wanted.freshMs;
  entry.dueAt = isFresh ? stored.at + wanted.freshMs : 0;
  return isFresh;
}

function log(error: unknown, previous: boolean): void {
  const name = isUpstreamError(error) ? error.name : null;
  // No request was sent; the earlier failure has been logged.
  if (name === 'PausedError') return;
  const text = `${String(error)}${previous ? ' (the previous answer remains in use)' : ''}`;
  if (name !== 'ImplausibleAnswerError') {
    console.warn(text);
    return;
  }
  count('doubtful_answers', 'refused');
  console.error(text);
}

/** Reads again. Returns the cache key, and the error if it failed. */
export async function refreshNow(entry: Entry): Promise<{ name: string; error?: unknown }> {
  const until = Date.now() + PANEL_LIMITS.readMs;
  // One that began before the change may have the old answer.
  if (entry.refresh) await within(entry.refresh.done, PANEL_LIMITS.readMs);
  await within(startOrJoin(entry).done, until - Date.now());
  const late = entry.dueAt === 0 ? new TimeoutError(entry.wanted.at) : undefined;
  return { name: entry.wanted.key, error: entry.failure?.error ?? late };
}

/**
 * The deadline for all reads of the page being rendered (ms since the epoch). React's `cache`
 * shares it within one rendering; outside of one, each call gets a new deadline.
 */
const deadline = cache(() => Date.now() + PANEL_LIMITS.readMs);

/** The milliseconds left before the page's read deadline; at least 1. */
export function readTimeLeft(): number {
  return Math.max(1, deadline() - Date.now());
}

/** Waits for work that never rejects, at most `ms` milliseconds. */
async function within(work: Promise<void>, ms: number): Promise<void> {
  await inTime(work, ms, () => null).catch(() => {});
}
