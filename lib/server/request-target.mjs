/**
 * Normalizes a request before anything reads it. Next would turn an absolute target into an open
 * redirect, and respond with 500 where it cannot build a `Request` or parse the path.
 *
 * @typedef {{ method?: string, url?: string }} Opened
 */

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
 * Rewrites the request line so that Next can parse it and the site responds itself.
 * @param {Opened} request
 */
export function openRequest(request) {
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

/**
 * The path and query of a target, whatever host it names; null if it has none.
 * @param {string} target
 */
function pathOf(target) {
  if (target.startsWith('/')) return target;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/** @param {string} path */
function isWellFormed(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
