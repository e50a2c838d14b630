import 'server-only';
import { Refusal } from '../forms/refusal';
import { processWide } from '../process/process-wide.mjs';
import { isNoUnits, Semaphore } from '../process/semaphore';
import { RETRY_SECONDS } from './limits';

/**
 * Reading: uploads in progress are spooled to disk and take no memory, so many may be open, even slow
 * ones. Working: an application takes up to 20 MB while its photos are re-encoded and it is sent;
 * while it waits, its photos remain on disk (`SPOOLED_BYTES`).
 */
const slots = processWide('upload-slots', () => ({
  reading: new Semaphore(60, { mostWaiting: 0, mostOfClient: 6 }),
  working: new Semaphore(4, { mostWaiting: 16, mostOfClient: 2 }),
}));

/**
 * Does work in a slot of this kind. `client` is null where clients cannot be told apart.
 * @throws Refusal `busy`
 */
export function inSlot<T>(
  kind: keyof typeof slots,
  client: string | null,
  work: () => Promise<T>,
): Promise<T> {
  return slots[kind].run(work, client).catch((error: unknown) => {
    throw isNoUnits(error) ? new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS }) : error;
  });
}
