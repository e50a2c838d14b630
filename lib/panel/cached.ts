import 'server-only';
import { count } from '../platform/counts.mjs';
import { readTimeLeft, within } from './deadline';
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
  const entry = entryOf(requested.key);
  if (Date.now() >= entry.nextTryAt) await startOrJoin(entry, requested);
  // A read in flight may finish soon; the page made from the old answer is stale then.
  noteRead(entry.nextTryAt, requested.tags);
  if (entry.answer) return entry.answer.value as T;
  throw entry.failure?.error ?? new TimeoutError(requested.at);
}

/** Tells the page that is being rendered how long the answer is fresh, and which tags it has. */
function noteRead(until: number, tags: readonly string[]): void {
  const reads = renderedReads();
  reads.until = Math.min(reads.until, until);
  for (const tag of tags) reads.tags.add(tag);
}

/** The cache entry of a read; an empty one if it was never started. */
function entryOf(key: string): Entry {
  return entries.answered.get(key) ?? entries.missed.get(key) ?? { nextTryAt: 0 };
}

/**
 * Starts a read, or joins the one in flight, and waits for it as long as a page may. Afterwards the
 * entry holds the answer or the failure.
 */
async function startOrJoin<T>(entry: Entry, requested: CachedRead<T>): Promise<void> {
  const now = Date.now();
  if (!entry.refresh) begin(entry, requested);
  else if (now >= entry.refresh.begunAt + PANEL_LIMITS.hangMs) {
    // A read that hangs counts as a failure, so that it cannot block new attempts.
    entry.failure = { error: new TimeoutError(requested.at), at: now };
    begin(entry, requested);
  }
  const { refresh, failure, answer } = entry;
  if (!refresh) return;
  const failing = failure && now < failure.at + PANEL_LIMITS.failingMs;
  const overdue = refresh.begunAt + PANEL_LIMITS.readMs - now;
  const max = failing ? PANEL_LIMITS.failingWaitMs : overdue;
  await within(refresh.done, Math.min(readTimeLeft(), answer ? max : Number.POSITIVE_INFINITY));
}

function begin<T>(entry: Entry, requested: CachedRead<T>, persisted = true): void {
  const begunAt = Date.now();
  const done = refresh(entry, requested, begunAt, persisted).finally(() => {
    if (entry.refresh?.begunAt === begunAt) entry.refresh = undefined;
  });
  entry.refresh = { begunAt, done };
  entry.wanted = requested as CachedRead<unknown>;
  if (!entry.answer) entries.missed.set(requested.key, entry);
}

/** Reads, and stores the answer or the failure in the entry. Never throws. */
async function refresh<T>(
  entry: Entry,
  requested: CachedRead<T>,
  begunAt: number,
  persisted: boolean,
): Promise<void> {
  try {
    if (persisted && !entry.answer && (await loadFromRedis(entry, requested))) return;
    const sent = await requested.fetch(PANEL_LIMITS.refreshMs);
    const value = await requested.parse(sent);
    // A read that started later has already finished.
    if (entry.answer && entry.answer.at > begunAt) return;
    const why = entry.forced
      ? null
      : requested.implausibleBecause(value, entry.answer?.value as T | undefined);
    entry.doubts = stillImplausible(entry.doubts, why);
    if (why !== null && entry.doubts) throw new ImplausibleAnswerError(why, requested.at);
    const previous = entry.answer?.value as T | undefined;
    requested.onAccepted?.(value, previous);
    entry.answer = { value, at: begunAt };
    entry.forced = false;
    if (value === null) void removePersisted(requested.key);
    else void persistRead(requested.key, { sent, at: begunAt });
    entry.failure = undefined;
    // A 404 may be a brief mistake, and asking again is cheap.
    entry.nextTryAt = Date.now() + (value === null ? PANEL_LIMITS.pauseMs : requested.freshMs);
    const [into, from] = value === null ? ['missed', 'answered'] : ['answered', 'missed'];
    entries[from as keyof typeof entries].delete(requested.key);
    entries[into as keyof typeof entries].set(requested.key, entry);
  } catch (error) {
    const now = Date.now();
    log(error, entry.answer !== undefined);
    const retryAt = isUpstreamError(error) ? error.retryAt : null;
    // A later attempt has started, and only its result counts.
    if (entry.refresh && entry.refresh.begunAt !== begunAt) return;
    entry.failure = { error, at: now };
    entry.nextTryAt = Math.max(retryAt ?? now + PANEL_LIMITS.pauseMs, now);
  }
}

/**
 * Loads the answer that another instance, or this one before a restart, stored in Redis, unless the
 * entry has a newer one. Returns true if it is still fresh. Otherwise it serves as the fallback
 * while the services fail.
 */
export async function loadFromRedis<T>(entry: Entry, requested: CachedRead<T>): Promise<boolean> {
  const previous = await readPersisted(requested.key, requested.tags);
  if (!previous) return false;
  const value = await requested.parse(previous.sent);
  if (entry.answer && entry.answer.at >= previous.at) return false;
  entry.answer = { value, at: previous.at };
  entries.missed.delete(requested.key);
  entries.answered.set(requested.key, entry);
  if (previous.at + requested.freshMs <= Date.now()) return false;
  entry.failure = undefined;
  entry.doubts = undefined;
  entry.nextTryAt = previous.at + requested.freshMs;
  return true;
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

/** Reads again, ignoring Redis. Returns the cache key, and the error if it failed. */
export async function refreshNow(entry: Entry): Promise<{ name: string; error?: unknown }> {
  const { wanted } = entry;
  if (!wanted) return { name: '' };
  // Answers stored by other instances are just as old.
  begin(entry, wanted, false);
  const { done } = entry.refresh ?? {};
  await within(done ?? Promise.resolve(), PANEL_LIMITS.readMs);
  const late = entry.nextTryAt === 0 ? new TimeoutError(wanted.at) : undefined;
  return { name: wanted.key, error: entry.failure?.error ?? late };
}
