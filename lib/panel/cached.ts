import 'server-only';
import { count } from '../platform/counts.mjs';
import { limitFreshness } from '../platform/next/answer-status.mjs';
import { readTimeLeft, within } from './deadline';
import { ImplausibleAnswerError, isUpstreamError, TimeoutError } from './errors';
import { PANEL_LIMITS } from './limits';
import { persistRead, readPersisted, removePersisted } from './persisted-reads';
import { stillImplausible } from './plausibility';
import { type CachedRead, type Entry, entries } from './read-entries';

/**
 * The one policy for reads of the services. A fresh answer comes from memory. One that is due is
 * read again, once for all who wait, and they wait for as long as a page may; then, or when that
 * fails, the previous answer remains in use, so that the site outlives an outage. The read itself has a time
 * of its own and goes on behind them. What failed is tried again a few seconds later.
 * @throws UpstreamError when there is no answer to fall back on
 */
export async function cachedRead<T>(wanted: CachedRead<T>): Promise<T> {
  const entry = entryOf(wanted.key);
  if (Date.now() >= entry.nextTryAt) await waitFor(entry, wanted);
  // What is still being read may be there in a moment; the page that is made of it is then due.
  limitFreshness(entry.nextTryAt, wanted.tags);
  if (entry.answer) return entry.answer.value as T;
  throw entry.failure?.error ?? new TimeoutError(wanted.at);
}

/** What is cached of a read; an empty entry when it was never begun. */
export function entryOf(key: string): Entry {
  return entries.answered.get(key) ?? entries.missed.get(key) ?? { nextTryAt: 0 };
}

/**
 * Begins a read, or joins the one under way, and waits for it as long as a page may. The entry then
 * holds the answer or the failure.
 */
export async function waitFor<T>(entry: Entry, wanted: CachedRead<T>): Promise<void> {
  const now = Date.now();
  if (!entry.refresh) begin(entry, wanted);
  else if (now >= entry.refresh.begunAt + PANEL_LIMITS.hangMs) {
    // One that hangs counts as a failure, and holds up no other try for longer than one.
    entry.failure = { error: new TimeoutError(wanted.at), at: now };
    begin(entry, wanted);
  }
  const { refresh, failure, answer } = entry;
  if (!refresh) return;
  const failing = failure && now < failure.at + PANEL_LIMITS.failingMs;
  const overdue = refresh.begunAt + PANEL_LIMITS.readMs - now;
  const most = failing ? PANEL_LIMITS.failingWaitMs : overdue;
  await within(refresh.done, Math.min(readTimeLeft(), answer ? most : Number.POSITIVE_INFINITY));
}

function begin<T>(entry: Entry, wanted: CachedRead<T>, persisted = true): void {
  const begunAt = Date.now();
  const done = refresh(entry, wanted, begunAt, persisted).finally(() => {
    if (entry.refresh?.begunAt === begunAt) entry.refresh = undefined;
  });
  entry.refresh = { begunAt, done };
  entry.wanted = wanted as CachedRead<unknown>;
  if (!entry.answer) entries.missed.set(wanted.key, entry);
}

/** Reads, and leaves in the entry how that ended. Nothing is thrown. */
async function refresh<T>(
  entry: Entry,
  wanted: CachedRead<T>,
  begunAt: number,
  persisted: boolean,
): Promise<void> {
  try {
    if (persisted && !entry.answer && (await takePersisted(entry, wanted))) return;
    const sent = await wanted.fetch(PANEL_LIMITS.refreshMs);
    const value = await wanted.parse(sent);
    // Another one was begun later and is here already.
    if (entry.answer && entry.answer.at > begunAt) return;
    const why = entry.forced ? null : wanted.doubt(value, entry.answer?.value as T | undefined);
    entry.doubts = stillImplausible(entry.doubts, why);
    if (why !== null && entry.doubts) throw new ImplausibleAnswerError(why, wanted.at);
    const previous = entry.answer?.value as T | undefined;
    wanted.accepted?.(value, { previous, force: entry.forced ?? false });
    entry.answer = { value, at: begunAt };
    entry.forced = false;
    if (value === null) void removePersisted(wanted.key);
    else entry.persisted = persistRead(wanted.key, { sent, at: begunAt });
    entry.failure = undefined;
    // That there is none may be a mistake of a moment, and nothing is lost by asking again.
    entry.nextTryAt = Date.now() + (value === null ? PANEL_LIMITS.pauseMs : wanted.freshMs);
    const [into, from] = value === null ? ['missed', 'answered'] : ['answered', 'missed'];
    entries[from as keyof typeof entries].delete(wanted.key);
    entries[into as keyof typeof entries].set(wanted.key, entry);
  } catch (error) {
    const now = Date.now();
    log(error, entry.answer !== undefined);
    const retryAt = isUpstreamError(error) ? error.retryAt : null;
    // A later try has begun, and says more than this one.
    if (entry.refresh && entry.refresh.begunAt !== begunAt) return;
    entry.failure = { error, at: now };
    entry.nextTryAt = Math.max(retryAt ?? now + PANEL_LIMITS.pauseMs, now);
  }
}

/**
 * Takes the answer that another instance stored in Redis, or this one before a restart, unless the entry
 * has a newer one. True when it is still fresh; otherwise it is the fallback while the services fail.
 */
export async function takePersisted<T>(entry: Entry, wanted: CachedRead<T>): Promise<boolean> {
  const previous = await readPersisted(wanted.key, wanted.tags);
  if (!previous) return false;
  if (entry.answer && entry.answer.at >= previous.at) return false;
  const value = await wanted.parse(previous.sent);
  if (entry.answer && entry.answer.at >= previous.at) return false;
  entry.answer = { value, at: previous.at };
  entries.missed.delete(wanted.key);
  entries.answered.set(wanted.key, entry);
  if (previous.at + wanted.freshMs <= Date.now()) return false;
  entry.failure = undefined;
  entry.doubts = undefined;
  entry.nextTryAt = previous.at + wanted.freshMs;
  return true;
}

function log(error: unknown, previous: boolean): void {
  const name = isUpstreamError(error) ? error.name : null;
  // Nothing was sent: why is in the log already.
  if (name === 'PausedError') return;
  const text = `${String(error)}${previous ? ' (the previous answer remains in use)' : ''}`;
  if (name !== 'ImplausibleAnswerError') {
    console.warn(text);
    return;
  }
  count('doubtful_answers', 'refused');
  console.error(text);
}

/** Reads again, and gives what was called and how that failed, if it did. */
export async function refreshNow(entry: Entry): Promise<{ name: string; error?: unknown }> {
  const { wanted } = entry;
  if (!wanted) return { name: '' };
  // What the others have is as old.
  begin(entry, wanted, false);
  const { done } = entry.refresh ?? {};
  await within(done ?? Promise.resolve(), PANEL_LIMITS.readMs);
  const late = entry.nextTryAt === 0 ? new TimeoutError(wanted.at) : undefined;
  return { name: wanted.key, error: entry.failure?.error ?? late };
}
