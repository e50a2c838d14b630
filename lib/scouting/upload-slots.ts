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
 * Reads an upload if a slot is free. `client` is null where clients cannot be told apart.
 * @throws Refusal `busy`
 */
export function inReadingSlot<T>(client: string | null, work: () => Promise<T>): Promise<T> {
  return slots.reading.run(work, client).catch(refuse);
}

/** Processes a received upload, after waiting for a slot. @throws Refusal `busy` */
export function inWorkingSlot<T>(client: string | null, work: () => Promise<T>): Promise<T> {
  return slots.working.run(work, client).catch(refuse);
}

function refuse(error: unknown): never {
  throw isNoUnits(error) ? new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS }) : error;
}
