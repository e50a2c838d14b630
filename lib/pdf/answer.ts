import 'server-only';
import { refuse } from '../handlers/refuse';
import type { Locale } from '../i18n/locales';
import { processWide } from '../process/process-wide.mjs';
import { pulledStream } from '../process/pulled-stream';
import { isNoUnits, Semaphore } from '../process/semaphore';
import { currentRequest } from '../server/request-context.mjs';
import { LIMITS } from './limits';
import { Paper } from './paper';
import { Photos } from './photos';

const { making, open } = processWide('pdf-turns', () => ({
  making: new Semaphore(1, { mostWaiting: LIMITS.mostWaiting }),
  open: new Semaphore(LIMITS.mostOpen, { mostWaiting: 0 }),
}));

/** `endDrawing` releases the right to draw, `close` the place among open documents; both idempotent. */
type Turn = { endDrawing: () => void; close: () => void };

/**
 * Waits until this request may draw its PDF: one at a time in this process. Returns null after
 * `LIMITS.waitMs`, or at once if too many wait or too many documents are open.
 * @param left aborts when the visitor leaves
 */
export async function pdfTurn(left: AbortSignal): Promise<Turn | null> {
  const late = AbortSignal.timeout(LIMITS.waitMs);
  let close = () => {};
  try {
    close = await open.acquire(1, left);
    const endDrawing = await making.acquire(1, AbortSignal.any([left, late]));
    return { endDrawing, close };
  } catch (error) {
    close();
    if (isNoUnits(error) || late.aborted) return null;
    throw error;
  }
}

type Document = {
  title: string;
  /** The file is named `{name}.pdf`: lower-case ASCII words joined by `-`. */
  name: string;
  locale: Locale;
  /** Draws the pages. `left` aborts when the visitor leaves. */
  draw: (paper: Paper, tools: { photos: Photos; left: AbortSignal }) => Promise<void>;
};

/**
 * Streams a PDF while it is drawn. One is drawn at a time in this process; a request that has waited too
 * long, or finds too many others, gets 503 with `Retry-After`. No cache or search engine may store a PDF.
 */
export async function answerPdf(request: Request, document: Document): Promise<Response> {
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${document.name}.pdf"`,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
  if (request.method === 'HEAD') return new Response(null, { headers });
  const turn = await pdfTurn(request.signal);
  if (turn) return new Response(streamed(document, turn, request.signal), { headers });
  const retry = { 'Retry-After': String(LIMITS.retrySeconds) };
  return refuse(request, { status: 503, error: 'busy', headers: retry });
}

function streamed(
  { title, locale, draw }: Document,
  { endDrawing, close }: Turn,
  visitor: AbortSignal,
): ReadableStream<Uint8Array> {
  const paper = new Paper(title, locale);
  const { stream } = paper;
  const leaving = new AbortController();
  const leave = () => stream.destroy();
  // If the visitor leaves before the body begins, Next neither reads nor cancels it.
  visitor.addEventListener('abort', leave, { once: true });
  if (visitor.aborted) leave();
  stream.once('close', () => {
    leaving.abort();
    close();
  });
  // The response body rejects with the error; an `error` event without a listener would end the process.
  stream.on('error', () => {});
  currentRequest()?.response.setTimeout(LIMITS.readerIdleMs);
  const left = leaving.signal;
  draw(paper, { photos: new Photos(left), left })
    .then(() => paper.end())
    .catch((error: unknown) => {
      if (!left.aborted) console.error(`A PDF could not be made: ${String(error)}`);
      stream.destroy(error instanceof Error ? error : undefined);
    })
    .finally(endDrawing);
  // Not `Readable.toWeb`, which throws uncaught if the stream is canceled while data is buffered.
  const pieces = stream[Symbol.asyncIterator]();
  return pulledStream({
    next: async () => (await pieces.next()).value ?? null,
    cancel: () => void stream.destroy(),
  });
}
