import 'server-only';
import { Refusal } from '../forms/refusal';
import { processWide } from '../platform/process-wide';

/** How many uploads are read at a time: by the process, and of one visitor. */
const UPLOADS = 6;
const UPLOADS_OF_ONE = 2;
const RETRY_SECONDS = 30;

/**
 * Does the work of an upload while there is room for it, so that many of them at once need no more
 * memory than a few, and one visitor cannot take the places of all.
 * @throws Refusal `busy`
 */
export async function inUploadSlot<T>(visitor: string, work: () => Promise<T>): Promise<T> {
  const taken = processWide('upload-slots', () => [] as string[]);
  const own = taken.filter((one) => one === visitor).length;
  if (taken.length >= UPLOADS || own >= UPLOADS_OF_ONE) {
    throw new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS });
  }
  taken.push(visitor);
  try {
    return await work();
  } finally {
    taken.splice(taken.indexOf(visitor), 1);
  }
}
