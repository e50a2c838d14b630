/**
 * What Next is given of a request's first line. It turns an absolute target into a redirect to a
 * stranger's site, and answers 500 to whatever it cannot make a `Request` or a path of.
 *
 * Plain JavaScript: it is loaded before Next is, and by Next.
 *
 * @typedef {{ method?: string, url?: string }} FirstLine
 */

/** A path that the middleware knows to lead nowhere: 404, or 405 for what is not read. */
export const NOWHERE = '/%';

const READING = ['GET', 'HEAD'];

/** No `Request` can be made with these. */
const IMPOSSIBLE = ['TRACE', 'TRACK', 'CONNECT'];

/**
 * Where methods other than GET and HEAD are known: our API, the PDF of a selection with notes, and Next's
 * overlay in development.
 */
const WRITABLE = /^\/(api\/|__nextjs)|\/casting\.pdf$/;

/**
 * Puts the first line of a request into a form that Next can take in, for the site's own answer to it.
 * @param {FirstLine} request
 */
export function openTarget(request) {
  const method = request.method ?? 'GET';
  const target = pathOf(request.url ?? '');
  const path = target?.split('?', 1)[0];
  if (IMPOSSIBLE.includes(method)) request.method = 'OPTIONS';
  const open = READING.includes(method) || (WRITABLE.test(path ?? '') && request.method === method);
  request.url = target !== null && open && isWellFormed(path ?? '') ? target : NOWHERE;
}

/**
 * The path and query of a target, whoever's host it names; null for one that has none.
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
