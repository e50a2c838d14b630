import 'server-only';
import { TIMES } from '../config/times';
import { processWide } from '../process/process-wide';
import { isBusy, Semaphore } from '../process/semaphore';
import { currentRequest, heldUntilDone, heldUntilSent } from '../server/request-context';
import { decodingMemory, UndecodableError } from './decoding';
import type { Source } from './pictures';
import { croppedPortrait } from './portrait';
import { reportStorageFailure } from './storage-failures';
import { fetchMedia } from './storage-file';

/** The most files being sent to visitors. Each takes up to 600 KB of memory until it is read. */
const MAX_READERS = 300;
/** A connection is closed after the visitor has read nothing for this long. */
const READER_IDLE_MS = 60_000;
/** The most originals in the memory of Next's optimizer, each up to 10 MB, and the most waiting. */
const MAX_ORIGINALS = 6;
const MAX_WAITING = 300;

const RETRY_SECONDS = 10;

const { readers, originals } = processWide('served-files', () => ({
  readers: new Semaphore(MAX_READERS),
  originals: new Semaphore(MAX_ORIGINALS, {
    mostWaiting: MAX_WAITING,
    waitMs: TIMES.waits.originalMs,
  }),
}));

/**
 * Serves a file of the storage by the segments of its path, like `fetchMedia`. Visitors get a
 * stream, or 503 while too many files are being sent. Next's optimizer calls it within a visitor's
 * request for `/_next/image`. It gets the complete picture, if that can be decoded in bounded
 * memory; otherwise 502, and 503 if too many requests wait. Neither status is cached. Of a `portrait`
 * the optimizer gets the part with the face, if the picture is of an awkward shape.
 */
export async function serveFile(
  segments: readonly string[],
  request: Request,
  source: Source = 'file',
): Promise<Response> {
  const answered = currentRequest()?.description.kind === 'picture' ? originalOf : streamOf;
  return answered(segments, request, source).catch((error: unknown) => {
    reportOwnFailure(error, segments);
    return refusal(isBusy(error) ? 503 : 502);
  });
}

async function streamOf(segments: readonly string[], request: Request): Promise<Response> {
  heldUntilSent(await readers.acquire());
  const file = await fetchMedia(segments, request);
  currentRequest()?.response.setTimeout(READER_IDLE_MS);
  if (request.method !== 'HEAD') return file;
  await file.body?.cancel();
  return new Response(null, file);
}

async function originalOf(
  segments: readonly string[],
  request: Request,
  source: Source,
): Promise<Response> {
  heldUntilDone(await originals.acquire());
  // Without the visitor's conditions, which are about the optimized picture.
  const file = await fetchMedia(segments, new Request(request.url, { signal: request.signal }));
  if (file.status !== 200) return file;
  if (!file.headers.get('content-type')?.startsWith('image/')) {
    await file.body?.cancel();
    return refusal(502);
  }
  // What breaks off was reported where it is read.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return refusal(502);
  const original = Buffer.from(bytes);
  heldUntilDone(await decodingMemory(original));
  const portrait = source === 'portrait' ? await croppedPortrait(original) : null;
  return portrait ? portraitResponse(portrait, file) : new Response(original, file);
}

/** Without the `ETag` of the file: the optimizer would keep a portrait cropped by an earlier build. */
function portraitResponse(portrait: Buffer, file: Response): Response {
  const headers = new Headers(file.headers);
  for (const name of ['ETag', 'Last-Modified', 'Content-Length']) headers.delete(name);
  headers.set('Content-Type', 'image/jpeg');
  return new Response(new Uint8Array(portrait), { headers });
}

/**
 * Reports a file that this process refuses: it cannot be decoded safely, or too many requests wait.
 * `storage-file.ts` reports the failures of the storage itself. @throws any other error, a bug of ours
 */
function reportOwnFailure(error: unknown, segments: readonly string[]): void {
  const file = segments.join('/');
  if (error instanceof UndecodableError) {
    reportStorageFailure({ kind: 'undecodable', file: `${file}: ${error.message}` });
  } else if (isBusy(error)) reportStorageFailure({ kind: 'busy', file });
  else throw error;
}

function refusal(status: 502 | 503): Response {
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_SECONDS) };
  return new Response(null, { status, headers });
}
