import type { ServerResponse } from 'node:http';

/** A path that the middleware answers with 404, or with 405 for methods other than GET and HEAD. */
export const NOWHERE = '/%';

const READING = ['GET', 'HEAD'];

/** Methods that the `Request` constructor refuses. */
const IMPOSSIBLE = ['TRACE', 'TRACK', 'CONNECT'];

/**
 * Paths that accept other methods than GET and HEAD: our API, the PDF of a selection with notes,
 * and Next's overlay in development.
 */
const WRITABLE = /^\/(api\/|__nextjs)|\/casting\.pdf$/;

/**
 * Rewrites the request line, before anything reads it, so that Next can parse it and the site
 * responds itself. Next would turn an absolute target into an open redirect, and respond with 500
 * where it cannot build a `Request` or parse the path.
 */
export function openRequest(request: { method?: string; url?: string }) {
  const method = request.method ?? 'GET';
  const target = pathOf(request.url ?? '');
  const path = target?.split('?', 1)[0];
  if (IMPOSSIBLE.includes(method)) request.method = 'OPTIONS';
  const open = READING.includes(method) || (WRITABLE.test(path ?? '') && request.method === method);
  if (target === null || !open) request.url = NOWHERE;
  // The first segment may be a language, which the 404 is in.
  else if (!isWellFormed(path ?? ''))
    request.url = `${/^\/[a-z]{2}(?=\/)/i.exec(target) ?? ''}${NOWHERE}`;
  else request.url = target;
}

/** The path and query of a target, whatever host it names; null if it has none. */
function pathOf(target: string) {
  if (target.startsWith('/')) return target;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

function isWellFormed(path: string) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Limits of a request target, checked before anything parses it: the time that Next needs for a query
 * grows with the square of its pairs.
 */

/** In bytes: room for a link to 50 talents, and for a list with every color of the panel. */
export const MAX_TARGET = 4_096;

/** Pairs of keys and values in a query. */
export const MAX_PAIRS = 100;

/**
 * Answers a request whose target is too long with 414, and one with too many query pairs with 400.
 * Returns whether it did. The rest of such a request is not read.
 */
export function refuseLongTarget({ url = '' }: { url?: string }, response: ServerResponse) {
  const tooLong = url.length > MAX_TARGET;
  if (!tooLong && url.split('&', MAX_PAIRS + 1).length <= MAX_PAIRS) return false;
  const headers = {
    'content-type': 'text/plain',
    'cache-control': 'no-store',
    connection: 'close',
  };
  response.writeHead(tooLong ? 414 : 400, headers);
  response.end(tooLong ? 'The address is too long' : 'The address has too many parameters');
  return true;
}
