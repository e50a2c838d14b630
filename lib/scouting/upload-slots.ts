import 'server-only';
import { TIMES } from '../config/times';
import { processWide } from '../process/process-wide';
import { Semaphore } from '../process/semaphore';
import { clientIp } from '../server/client-ip';

/**
 * Reading: uploads in progress are spooled to disk and take no memory, so many may be open, even slow
 * ones. Working: an application takes up to 20 MB while its photos are re-encoded and it is sent;
 * while it waits, its photos remain on disk (`SPOOLED_BYTES`). Drawing: decoded, a photo takes far more.
 */
const slots = processWide('upload-slots', () => ({
  reading: new Semaphore(60, { mostOfClient: 6 }),
  working: new Semaphore(4, {
    mostWaiting: 16,
    waitMs: TIMES.waits.applicationMs,
    mostOfClient: 2,
  }),
  drawing: new Semaphore(1, { mostWaiting: 4, waitMs: TIMES.waits.photosMs }),
}));

/**
 * Does work for a request in a slot of this kind.
 * @throws BusyError; the signal's reason if the visitor leaves the queue; and any error of the work
 */
export function inSlot<T>(
  kind: keyof typeof slots,
  request: Request,
  work: () => Promise<T>,
): Promise<T> {
  return slots[kind].run(work, { client: clientIp(request), signal: request.signal });
}
