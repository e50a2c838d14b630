import 'server-only';
import { currentRequest } from '../platform/request-context.mjs';
import { TIMES } from '../platform/times.mjs';
import { cachedRead, entryOf, takePersisted, waitFor } from './cached';
import { within } from './deadline';
import { TimeoutError } from './errors';
import type { CachedRead } from './read-entries';

/**
 * A cached read for an answer that decides a redirect. Two instances may briefly hold different
 * answers, and would redirect a visitor back and forth. So the service is asked again, at most once
 * per `confirmMs` for all visitors. A read that started after the visitor's request counts too, and
 * a newer answer of another instance is loaded from Redis.
 * @throws UpstreamError when that read fails, even if there is a cached answer
 */
export async function confirmedRead<T>(wanted: CachedRead<T>): Promise<T> {
  const askedAt = currentRequest()?.begun ?? Date.now();
  await cachedRead(wanted);
  const entry = entryOf(wanted.key);
  const now = Date.now();
  const attemptedAt = [entry.answer?.at, entry.failure?.at].find((at = 0) => at >= askedAt);
  if (attemptedAt) entry.confirmedAt = attemptedAt;
  const isRecent = now < (entry.confirmedAt ?? 0) + TIMES.services.confirmMs;
  if (isRecent && !entry.refresh) await takePersisted(entry, wanted);
  else {
    const read = waitFor(entry, wanted);
    if (!isRecent) entry.confirmedAt = entry.refresh?.begunAt ?? now;
    await read;
  }
  // The instance that serves the redirect's target can then load the answer from Redis.
  await within(entry.persisted ?? Promise.resolve(), TIMES.redis.commandMs);
  const { answer, confirmedAt = now } = entry;
  if (answer && answer.at >= confirmedAt) return answer.value as T;
  throw entry.failure?.error ?? new TimeoutError(wanted.at);
}
