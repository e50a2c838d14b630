import 'server-only';
import { TIMES } from '../config/times';
import type { Locale } from '../i18n/locales';
import { processWide } from '../process/process-wide';
import { pulledStream } from '../process/pulled-stream';
import { Semaphore } from '../process/semaphore';
import { clientIp } from '../server/client-ip';
import { currentRequest, heldUntilSent } from '../server/request-context';
import { Paper } from './paper';
import { Photos } from './photos';

/** Documents that wait, are drawn or are being sent. Each takes up to 10 MB of memory until it is sent. */
const MAX_OPEN = 24;
/** Those of one client: another visitor waits for three at most. */
const MAX_OF_CLIENT = 3;
const MAX_WAITING = 20;
/** A connection on which the visitor reads nothing for this long is closed. */
const READER_IDLE_MS = 60_000;

const { open, drawing } = processWide('pdf-turns', () => ({
  open: new Semaphore(MAX_OPEN, { mostOfClient: MAX_OF_CLIENT }),
  drawing: new Semaphore(1, { mostWaiting: MAX_WAITING, waitMs: TIMES.waits.pdfMs }),
}));

type Document = {
  title: string;
  /** The file is named `{name}.pdf`: lower-case ASCII words joined by `-`. */
  name: string;
  locale: Locale;
  /** Draws the pages. `left` aborts when the visitor leaves. */
  draw: (paper: Paper, tools: { photos: Photos; left: AbortSignal }) => Promise<void>;
};

/**
 * Streams a PDF while it is drawn. One is drawn at a time in this process. No cache or search engine may
 * store a PDF. @throws BusyError for a request that has waited too long, or finds too many others
 */
export async function answerPdf(request: Request, document: Document): Promise<Response> {
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${document.name}.pdf"`,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
  if (request.method === 'HEAD') return new Response(null, { headers });
  heldUntilSent(await open.acquire({ client: clientIp(request) }));
  const endDrawing = await drawing.acquire({ signal: request.signal });
  return new Response(streamed(document, endDrawing, request.signal), { headers });
}

function streamed(
  { title, locale, draw }: Document,
  endDrawing: () => void,
  visitor: AbortSignal,
): ReadableStream<Uint8Array> {
  const paper = new Paper(title, locale);
  const { stream } = paper;
  const leaving = new AbortController();
  const leave = () => stream.destroy();
  // If the visitor leaves before the body begins, Next neither reads nor cancels it.
  visitor.addEventListener('abort', leave, { once: true });
  if (visitor.aborted) leave();
  stream.once('close', () => leaving.abort());
  // The response body rejects with the error; an `error` event without a listener would end the process.
  stream.on('error', () => {});
  currentRequest()?.response.setTimeout(READER_IDLE_MS);
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
