import 'server-only';
import { invalidatedSince, invalidationsKnown } from '../cache/invalidations';
import { TIMES } from '../config/times';
import { count } from '../process/counts';
import { inTime, monotonicNow } from '../process/time';
import { currentRequest } from '../server/request-context';
import { ImplausibleAnswerError, isUpstreamError, TimeoutError } from './errors';
import { persistRead, readPersisted, removePersisted } from './persisted-reads';
import { stillImplausible } from './plausibility';
import { type CachedRead, type Entry, entries } from './read-entries';

/**
 * The one cache policy for reads of the services: stale while revalidate with a bounded wait, and stale on
 * error. A stale answer is revalidated by one shared request with its own, longer time limit; callers wait
 * as long as a page may, and then get the previous answer. After a failure the next attempt is later.
 * @throws UpstreamError when there is no previous answer to fall back on
 */
export async function cachedRead<T>(requested: CachedRead<T>): Promise<T> {
  const wanted = requested as CachedRead<unknown>;
  const { answered, missed } = entries;
  const known = answered.get(wanted.key) ?? missed.get(wanted.key);
  const entry: Entry = known ?? { wanted, dueAt: 0 };
  entry.wanted = wanted;
  const now = monotonicNow();
  if (now >= entry.dueAt) {
    const { begunAt, done } = startOrJoin(entry);
    const failing = entry.failure && now < entry.failure.at + TIMES.services.failingMs;
    const waitMs = failing ? TIMES.services.failingWaitMs : begunAt + TIMES.services.readMs - now;
    await within(done, entry.answer ? Math.min(readTimeLeft(), waitMs) : readTimeLeft());
  }
  // A read in flight may finish soon; the page made from the old answer is stale then.
  const reads = currentRequest()?.reads;
  if (reads) reads.until = Math.min(reads.until, entry.dueAt);
  for (const tag of wanted.tags) reads?.tags.add(tag);
  if (entry.answer) return entry.answer.value as T;
  throw entry.failure?.error ?? new TimeoutError(wanted.at);
}

function startOrJoin(entry: Entry): NonNullable<Entry['refresh']> {
  if (!entry.answer) entries.missed.set(entry.wanted.key, entry);
  const read = () =>
    readAgain(entry).finally(() => {
      entry.refresh = undefined;
    });
  entry.refresh ??= { begunAt: monotonicNow(), done: read() };
  return entry.refresh;
}

/** Reads, and stores the answer or the failure in the entry. Never throws. */
async function readAgain(entry: Entry): Promise<void> {
  const { wanted, forced } = entry;
  const at = Date.now();
  try {
    if (!entry.answer && (await loadFromRedis(entry).catch(unreadable))) return;
    const sent = await wanted.fetch(TIMES.services.refreshMs);
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
    const now = monotonicNow();
    log(error, entry.answer !== undefined);
    const retryAt = isUpstreamError(error) ? error.retryAt : null;
    entry.failure = { error, at: now };
    const pauseMs = retryAt === null ? TIMES.services.pauseMs : retryAt - Date.now();
    entry.dueAt = now + Math.max(0, pauseMs);
  }
}

function accept(entry: Entry, answer: NonNullable<Entry['answer']>): void {
  const { key, tags, freshMs } = entry.wanted;
  entry.answer = answer;
  entry.failure = undefined;
  // A 404 may be a brief mistake, and asking again is cheap.
  const freshUntil = monotonicNow() + (answer.value === null ? TIMES.services.pauseMs : freshMs);
  // Stale at once if it was invalidated while it was read. A read of the same millisecond is newer:
  // an invalidation reads again at once.
  entry.dueAt = invalidatedSince(tags, answer.at + 1) ? 0 : freshUntil;
  const { answered, missed } = entries;
  const [into, from] = answer.value === null ? [missed, answered] : [answered, missed];
  from.delete(key);
  into.set(key, entry);
}

/** Loads the answer stored in Redis. True if it is fresh; otherwise it is the fallback while the services fail. */
async function loadFromRedis(entry: Entry): Promise<boolean> {
  const { wanted } = entry;
  const stored = await readPersisted(wanted.key);
  if (!stored) return false;
  const isKnown = await invalidationsKnown();
  accept(entry, { value: await wanted.parse(stored.sent), at: stored.at });
  const ageMs = Date.now() - stored.at;
  // An answer from the future was stored by an instance with a wrong clock.
  const isFresh = isKnown && entry.dueAt > 0 && ageMs >= 0 && ageMs < wanted.freshMs;
  entry.dueAt = isFresh ? monotonicNow() + wanted.freshMs - ageMs : 0;
  return isFresh;
}

/** A stored answer that cannot be parsed is as good as none. */
function unreadable(error: unknown): false {
  console.warn(`A stored answer cannot be read: ${String(error)}`);
  return false;
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
  const until = monotonicNow() + TIMES.services.readMs;
  // One that began before the change may have the old answer.
  if (entry.refresh) await within(entry.refresh.done, TIMES.services.readMs);
  await within(startOrJoin(entry).done, until - monotonicNow());
  const late = entry.dueAt === 0 ? new TimeoutError(entry.wanted.at) : undefined;
  return { name: entry.wanted.key, error: entry.failure?.error ?? late };
}

/** The milliseconds left of the deadline that all reads of a request share, at least 1. */
export function readTimeLeft(): number {
  const request = currentRequest();
  if (!request) return TIMES.services.readMs;
  request.readBy ??= monotonicNow() + TIMES.services.readMs;
  return Math.max(1, request.readBy - monotonicNow());
}

/** Waits for work that never rejects, at most `ms` milliseconds. */
async function within(work: Promise<void>, ms: number): Promise<void> {
  await inTime(work, ms, () => null).catch(() => {});
}
