import { setImmediate as nextTurn } from 'node:timers/promises';
import { answerFromCache, rememberHeaders } from './front-cache.mjs';
import { announceRequest, inRequestContext } from './request-context.mjs';
import { openRequest, refuseLongTarget } from './request-target.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('./response.mjs').SiteResponse} Response
 */

/** The turn of the event loop in which Next began with the latest request. */
let latest = Promise.resolve();

/**
 * Resolves in a turn of the event loop of its own, in order: React renders pages that are begun in
 * one turn in one piece, so a burst of requests would block the process.
 */
function ownTurn() {
  latest = latest.then(() => nextTurn());
  return latest;
}

/**
 * The order in which every request goes, in production and development alike. Returns the server's
 * request listener.
 * @param {(request: Request, response: Response) => Promise<void>} next Next's request handler
 */
export function pipeline(next) {
  /**
   * @param {Request} request
   * @param {Response} response
   */
  return async function answer(request, response) {
    if (refuseLongTarget(request, response)) return;
    openRequest(request);
    dropHeaders(request);
    const { url = '/' } = request;
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    await inRequestContext({ request, response, query }, async (context) => {
      response.context = context;
      announceRequest(context);
      if (await answerFromCache(request, response)) return;
      await ownTurn();
      await next(request, response);
      rememberHeaders(context);
    }).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  };
}

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

/**
 * Removes the headers that only the site or Next may set, and those that Next cannot handle. Next acts on
 * many that only its own parts are meant to send: `x-middleware-prefetch` alone turns any response into
 * `200 {}`.
 * @param {{ url?: string, headers: import('node:http').IncomingHttpHeaders }} request
 */
export function dropHeaders({ url = '', headers }) {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const allowed = isDevelopment ? [...ROUTER, ...ROUTER_IN_DEVELOPMENT] : ROUTER;
  for (const name of Object.keys(headers)) {
    if (INTERNAL.test(name) && !allowed.includes(name)) delete headers[name];
  }
  // Videos are served in parts.
  const others = url.startsWith('/storage/') ? POLICIES : [...POLICIES, ...PARTIAL];
  for (const name of others) delete headers[name];
}
