import 'server-only';
import { Refusal } from '../forms/refusal';
import { processWide } from '../process/process-wide.mjs';
import { isNoUnits, Semaphore } from '../process/semaphore';
import { RETRY_SECONDS } from './limits';

type Limits = {
  /** The concurrency limits: of the whole process, and per visitor. */
  most: number;
  mostOfOne: number;
  /** How many more may wait in the queue. */
  waiting: number;
};

/** Uploads in progress are spooled to disk and take no memory: many may be open, even slow ones. */
const READING: Limits = { most: 60, mostOfOne: 6, waiting: 0 };

/**
 * An application takes up to 20 MB while its photos are re-encoded and it is sent. While it waits,
 * its photos remain on disk (`SPOOLED_BYTES`).
 */
const WORKING: Limits = { most: 4, mostOfOne: 2, waiting: 16 };

/**
 * Reads an upload if a slot is free. `client` is null where clients cannot be told apart.
 * @throws Refusal `busy`
 */
export function inReadingSlot<T>(client: string | null, work: () => Promise<T>): Promise<T> {
  return inSlot('reading-slots', READING, client, work);
}

/** Processes a received upload, after waiting for a slot. @throws Refusal `busy` */
export function inWorkingSlot<T>(client: string | null, work: () => Promise<T>): Promise<T> {
  return inSlot('working-slots', WORKING, client, work);
}

async function inSlot<T>(
  name: string,
  { most, mostOfOne, waiting }: Limits,
  client: string | null,
  work: () => Promise<T>,
): Promise<T> {
  const { taken, slots } = processWide(name, () => ({
    taken: [] as (string | null)[],
    slots: new Semaphore(most, { mostWaiting: waiting }),
  }));
  const own = client === null ? 0 : taken.filter((one) => one === client).length;
  const busy = () => new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS });
  if (own >= mostOfOne) throw busy();
  taken.push(client);
  try {
    return await slots.run(work);
  } catch (error) {
    throw isNoUnits(error) ? busy() : error;
  } finally {
    taken.splice(taken.indexOf(client), 1);
  }
}
