import 'server-only';
import { storagePath } from '../panel/wire';
import { env } from '../platform/env';

const CONTENT_TYPE = /^(image\/(jpeg|png|webp|gif|avif)|video\/(mp4|webm|ogg))$/i;
const FOLDERS = ['desktop', 'mobile'];

/** Time until the storage has answered with its headers, in milliseconds. */
const HEADERS_MS = 10_000;

/** Passed on to the storage, so that a video can be sought in and a known picture is not sent again. */
const REQUEST_HEADERS = ['range', 'if-none-match', 'if-modified-since'];
const ANSWER_HEADERS = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];

/**
 * One file of the storage by the segments of its path: `desktop` or `mobile`, then the path that
 * the panel gave. Only pictures and videos come through, and nothing that a browser would run.
 * 404 for any other path, 502 when the storage fails or answers with something else.
 */
export async function fetchMedia(segments: readonly string[], request: Request): Promise<Response> {
  const [folder, ...rest] = decoded(segments);
  const path = storagePath.safeParse(rest.join('/'));
  if (!folder || !FOLDERS.includes(folder) || !path.success) return refusal(404);
  const url = [env().STORAGE_URL, folder, ...path.data.split('/').map(encodeURIComponent)].join(
    '/',
  );
  const answer = await fetchHeaders(url, request);
  if (!answer || (answer.status >= 500 && answer.status <= 599)) return refusal(502);
  if (answer.status === 304) return new Response(null, { status: 304, headers: kept(answer) });
  if (answer.status !== 200 && answer.status !== 206) return refusal(404);
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  if (!CONTENT_TYPE.test(type)) return refusal(502);
  return new Response(answer.body, { status: answer.status, headers: kept(answer) });
}

/** None when one of them holds a malformed escape. */
function decoded(segments: readonly string[]): string[] {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return [];
  }
}

async function fetchHeaders(url: string, request: Request): Promise<Response | null> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), HEADERS_MS);
  const headers = REQUEST_HEADERS.flatMap((name) => {
    const value = request.headers.get(name);
    return value ? [[name, value] as [string, string]] : [];
  });
  try {
    const signal = AbortSignal.any([limit.signal, request.signal]);
    return await fetch(url, { headers, signal, redirect: 'manual', cache: 'no-store' });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function kept(answer: Response): Headers {
  const headers = new Headers({
    'Cache-Control': 'public, max-age=86400',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  });
  for (const name of ANSWER_HEADERS) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

function refusal(status: 404 | 502): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
