import 'server-only';
import { processWide } from '../process/process-wide.mjs';
import { isNoUnits, Semaphore } from '../process/semaphore';
import { LIMITS } from './limits';

/** A PDF cannot be made now. The client may retry after `LIMITS.retrySeconds`. */
export class NoTurnError extends Error {
  override name = 'NoTurnError';
}

const { making, open } = processWide('pdf-turns', () => ({
  making: new Semaphore(1, { mostWaiting: LIMITS.mostWaiting }),
  open: new Semaphore(LIMITS.mostOpen, { mostWaiting: 0 }),
}));

/**
 * The semaphore units that a document holds: `endDrawing` releases the right to draw, `close` the place among
 * open documents. Both are idempotent.
 */
export type Turn = { endDrawing: () => void; close: () => void };

/**
 * Waits until this request may draw its PDF: one at a time in this process.
 * @param left aborts when the visitor leaves
 * @throws NoTurnError after `LIMITS.waitMs`, or at once if too many wait or too many documents are open
 */
export async function pdfTurn(left: AbortSignal): Promise<Turn> {
  const late = AbortSignal.timeout(LIMITS.waitMs);
  let close = () => {};
  try {
    close = await open.acquire(1, left);
    const endDrawing = await making.acquire(1, AbortSignal.any([left, late]));
    return { endDrawing, close };
  } catch (error) {
    close();
    if (isNoUnits(error) || late.aborted) throw new NoTurnError();
    throw error;
  }
}
