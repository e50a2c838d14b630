import 'server-only';
import { processWide } from '../platform/process-wide.mjs';
import { NoUnitsError, Semaphore } from '../platform/semaphore';
import { LIMITS } from './limits';

/** A PDF cannot be made now; the visitor may try again after `LIMITS.retrySeconds`. */
export class NoTurnError extends Error {
  override name = 'NoTurnError';
}

const { making, open } = processWide('pdf-turns', () => ({
  making: new Semaphore(1, { mostWaiting: LIMITS.mostWaiting }),
  open: new Semaphore(LIMITS.mostOpen, { mostWaiting: 0 }),
}));

/** What a document holds: `made` releases its turn, `read` its memory. Calling one again does nothing. */
export type Turn = { made: () => void; read: () => void };

/**
 * Waits for the one turn in which a PDF is made in this process.
 * @param left aborts when the visitor leaves
 * @throws NoTurnError when it takes longer than ten seconds, too many wait, or too many are being read
 */
export async function pdfTurn(left: AbortSignal): Promise<Turn> {
  const late = AbortSignal.timeout(LIMITS.waitMs);
  let read = () => {};
  try {
    read = await open.acquire(1, left);
    const made = await making.acquire(1, AbortSignal.any([left, late]));
    return { made, read };
  } catch (error) {
    read();
    if (error instanceof NoUnitsError || late.aborted) throw new NoTurnError();
    throw error;
  }
}
