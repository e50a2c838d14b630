import 'server-only';
import { Refusal } from '../forms/refusal';
import { processWide } from '../platform/process-wide';

/** How many uploads are read at a time: by the process, and of one visitor. */
const UPLOADS = 6;
const UPLOADS_OF_ONE = 2;
const RETRY_SECONDS = 30;

/**
 * Does the work of an upload while there is room for it, so that many of them at once need no more
 * memory than a few, and one client cannot take the places of all. `client` is null where clients cannot be told apart.
 * @throws Refusal `busy`
 */
export async function inUploadSlot<T>(client: string | null, work: () => Promise<T>): Promise<T> {
  const taken = processWide('upload-slots', () => [] as (string | null)[]);
  const own = client === null ? 0 : taken.filter((one) => one === client).length;
  if (taken.length >= UPLOADS || own >= UPLOADS_OF_ONE) {
    throw new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS });
  }
  taken.push(client);
  try {
    return await work();
  } finally {
    taken.splice(taken.indexOf(client), 1);
  }
}
