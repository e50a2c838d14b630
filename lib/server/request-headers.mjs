/**
 * The request headers that Next may see. It acts on many that only its own parts are meant to send:
 * `x-middleware-prefetch` alone turns any response into `200 {}`.
 *
 * @typedef {{ url?: string, headers: import('node:http').IncomingHttpHeaders }} Received
 */

/** Next's own headers. */
const INTERNAL = /^(?:next-|x-nextjs-|x-middleware-|x-invoke-)/;

/** Those that its router in the browser sends, beside `rsc`. */
const ROUTER = [
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];

/** Those that the router adds in development. */
const ROUTER_IN_DEVELOPMENT = [
  'next-hmr-refresh',
  'x-nextjs-request-id',
  'x-nextjs-html-request-id',
];

/** Next would take a nonce from a policy and put it into a page that is cached. */
const POLICIES = ['content-security-policy', 'content-security-policy-report-only'];

/**
 * A file of the build or of `public` that fails one of these is answered 500 by Next. All of them are
 * small, and a server may ignore the headers.
 */
const PARTIAL = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

/** The only paths that serve parts of files: videos. */
const STORAGE = '/storage/';

/**
 * Removes the headers that only the site or Next may set, and those that Next cannot handle.
 * @param {Received} request
 */
export function dropHeaders({ url = '', headers }) {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const allowed = isDevelopment ? [...ROUTER, ...ROUTER_IN_DEVELOPMENT] : ROUTER;
  for (const name of Object.keys(headers)) {
    if (INTERNAL.test(name) && !allowed.includes(name)) delete headers[name];
  }
  const others = url.startsWith(STORAGE) ? POLICIES : [...POLICIES, ...PARTIAL];
  for (const name of others) delete headers[name];
}
