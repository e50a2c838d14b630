import 'server-only';
import { env } from '../config/environment';
import { TIMES } from '../config/times';
import { pulledStream } from '../process/pulled-stream';
import { decoded } from '../routes/decoded';
import { fileType } from './file-type';
import { FileLimitError, type FileLimits, LimitedBody } from './limited-body';
import { codeOf, reportStorageFailure } from './storage-failures';
import { storagePath } from './storage-path';

const FOLDERS = ['desktop', 'mobile'];

const MEGABYTE = 1024 * 1024;
const FILE_LIMITS: FileLimits = { ...TIMES.storage, bytes: 256 * MEGABYTE };
const PICTURE_BYTES = 10 * MEGABYTE;
/** Longer ranges are shortened to this; a player then requests the next part. */
const PART_BYTES = 8 * MEGABYTE;

/** Conditional headers, passed on so that the storage can answer 304. */
const REQUEST_HEADERS = ['if-none-match', 'if-modified-since', 'if-range'];
const ANSWER_HEADERS = ['content-range', 'accept-ranges', 'etag', 'last-modified'];

/**
 * Fetches one file of the storage by the segments of its path: `desktop` or `mobile`, then the
 * panel's path. The body is streamed from its first chunk on, and errors if the storage fails later. 404
 * for any other path and for missing files; 502 if the storage fails, is too slow or sends something else.
 */
export async function fetchMedia(segments: readonly string[], request: Request): Promise<Response> {
  // Next has decoded them once; a percent sign of a file's name is no escape.
  const [folder, ...rest] = segments.map((segment) => decoded(segment) || segment);
  const path = storagePath.safeParse(rest.join('/'));
  if (!folder || !FOLDERS.includes(folder) || !path.success) return refusal(404);
  const parts = [env().STORAGE_URL, folder, ...path.data.split('/').map(encodeURIComponent)];
  const body = new LimitedBody(FILE_LIMITS);
  const { signal } = request;
  const headers = headersFor(request);
  const requested = { file: `${folder}/${path.data}`, headers, signal };
  try {
    const answer = await body.ask(parts.join('/'), headers, signal);
    return await responseOf(answer, body, requested);
  } catch (error) {
    // Any error counts as a failure of the storage; a visitor who left does not read the response.
    body.stop();
    reportError(error, requested);
    return refusal(502);
  }
}

type Asked = { file: string; headers: Headers; signal: AbortSignal };

async function responseOf(
  answer: Response,
  body: LimitedBody,
  requested: Asked,
): Promise<Response> {
  const { status } = answer;
  if (!isExpected(status, requested.headers)) {
    body.stop();
    if (status === 416) return refusal(416);
    // Anyone can invent an address, for which a storage answers 404, 403 or a page: no alarm counts these.
    const kind = status >= 400 && status < 500 ? 'missing' : 'status';
    reportStorageFailure({ kind, cause: String(status), file: requested.file });
    return refusal(status === 404 || status === 410 ? 404 : 502);
  }
  if (status === 304) return new Response(null, { status, headers: fileHeaders(answer) });
  const first = await body.next();
  const sent = answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const type = first && fileType({ sent, file: requested.file }, status === 200 ? first : null);
  if (type === null) {
    body.stop();
    reportStorageFailure({
      kind: 'wrong type',
      cause: first ? sent || 'no type' : 'empty',
      file: requested.file,
    });
    return refusal(502);
  }
  const length = answer.headers.get('content-length');
  if (type.startsWith('image/')) {
    if (Number(length) > PICTURE_BYTES) throw new FileLimitError('too large');
    body.mostBytes = PICTURE_BYTES;
  }
  const headers = fileHeaders(answer);
  headers.set('Content-Type', type);
  if (length && !answer.headers.has('content-encoding')) headers.set('Content-Length', length);
  return new Response(streamOf(first, body, requested), { status, headers });
}

/** A part, or that nothing has changed, is an answer only to a request that asks for it. */
function isExpected(status: number, asked: Headers): boolean {
  if (status === 206) return asked.has('range');
  if (status === 304) return asked.has('if-none-match') || asked.has('if-modified-since');
  return status === 200;
}

function streamOf(
  first: Uint8Array | null,
  body: LimitedBody,
  requested: Asked,
): ReadableStream<Uint8Array> {
  let ahead: Uint8Array | null | undefined = first;
  return pulledStream({
    async next() {
      try {
        return ahead === undefined ? await body.next() : ahead;
      } catch (error) {
        reportError(error, requested);
        throw error;
      } finally {
        ahead = undefined;
      }
    },
    cancel: () => body.stop(),
  });
}

/** Reports why a file failed or was cut off, unless the visitor aborted the request. */
function reportError(error: unknown, { file, signal: { aborted, reason } }: Asked): void {
  if (error instanceof FileLimitError) reportStorageFailure({ kind: error.message, file });
  else if (!aborted) reportStorageFailure({ kind: 'unreachable', cause: codeOf(error), file });
  else if (reason?.name === 'TimeoutError') reportStorageFailure({ kind: 'too slow', file });
}

function headersFor(request: Request): Headers {
  const headers = new Headers({ 'Accept-Encoding': 'identity' });
  for (const name of REQUEST_HEADERS) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const range = boundedRange(request.headers.get('range'));
  if (range) headers.set('Range', range);
  return headers;
}

/** The requested range, shortened to the maximum part; null if there is no valid one. */
function boundedRange(range: string | null): string | null {
  const [, first, last] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(range ?? '') ?? [];
  if (!first) return null;
  const max = Number(first) + PART_BYTES - 1;
  return `bytes=${first}-${last ? Math.min(Number(last), max) : max}`;
}

function fileHeaders(answer: Response): Headers {
  const headers = new Headers({ 'Cache-Control': 'public, max-age=86400' });
  for (const name of ANSWER_HEADERS) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

function refusal(status: 404 | 416 | 502): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
