import { count } from '../counts.mjs';
import { packedPage } from './compressed-responses.mjs';
import { hashPolicy, isPolicySet, POLICY_HEADER, reportingEndpoints } from './policy.mjs';

/**
 * Security headers for every response of this process: pages, handlers, files and pictures,
 * redirects, and the errors that Next writes itself.
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

const TWO_YEARS_SECONDS = 63_072_000;

/** Browser features that no page uses. Those that video players need stay allowed. */
const UNUSED = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
];

/** @type {readonly (readonly [string, string])[]} */
const ALWAYS = [
  ['x-content-type-options', 'nosniff'],
  // Sends the origin: YouTube refuses to play without a referrer.
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', UNUSED.map((feature) => `${feature}=()`).join(', ')],
  ['cross-origin-opener-policy', 'same-origin'],
];

/**
 * In production only: in development a browser would insist on `https://localhost` from then on.
 * Without `includeSubDomains`: this site cannot decide that for other hosts of the domain, such as
 * mail or the panel. An operator who wants it sets it on the proxy that terminates TLS.
 */
const ENCRYPTED = /** @type {const} */ ([
  'strict-transport-security',
  `max-age=${TWO_YEARS_SECONDS}`,
]);

/** Responses that are not HTML may not run or load anything, even when opened directly. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * The scripts that workers begin with: the service worker, the file that withdraws it, and the bundler's
 * entry script for web workers, which imports the chunks. A worker takes its policy from the response of
 * its script instead of from the page; `sandbox` would give it an opaque origin.
 */
const WORKERS = /^\/(offline-worker(-off)?|_next\/static\/chunks\/turbopack-worker-[^/]+)\.js$/;
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'";

const HTML = 'text/html';

/** Used by Next's router on its own responses only; on pages they would expose caching details. */
const ROUTER_HEADERS = [
  ...['cache', 'prerender', 'stale-time', 'postponed', 'rewritten-path', 'rewritten-query'],
].map((name) => `x-nextjs-${name}`);

/**
 * The security headers of a non-HTML response, for callers that have no response object.
 * @returns {(readonly [name: string, value: string])[]}
 */
export function fileHeaders() {
  const rest = /** @type {const} */ ([
    ['cross-origin-resource-policy', 'same-origin'],
    [POLICY_HEADER, FILE_POLICY],
  ]);
  return [...ALWAYS, ...(isPolicySet() ? [ENCRYPTED] : []), ...rest];
}

/**
 * Completes the headers of a response that is about to be sent.
 * @param {Request} request
 * @param {Response} response
 * @param {number} status
 * @param {string} [route] as logs and metrics name it
 */
export function completeHeaders(request, response, status, route) {
  for (const [name, value] of ALWAYS) response.setHeader(name, value);
  const production = isPolicySet();
  if (production) response.setHeader(...ENCRYPTED);
  response.removeHeader('x-middleware-rewrite');
  const type = String(response.getHeader('content-type') ?? '');
  // Other sites may embed pictures: search results and previews show them.
  const shared = /^(image|video)\//.test(type);
  response.setHeader('cross-origin-resource-policy', shared ? 'cross-origin' : 'same-origin');

  const policed = response.hasHeader(POLICY_HEADER);
  // A 304 has no content type, and its headers replace those that the browser has cached.
  const unchanged = status === 304;
  const page = unchanged ? policed && !request.headers.rsc : type.startsWith(HTML);
  if (!page && !unchanged) response.setHeader(POLICY_HEADER, filePolicy(request, status));
  if (!page) return;
  for (const name of ROUTER_HEADERS) response.removeHeader(name);
  if (!policed && production) {
    response.setHeader(POLICY_HEADER, FILE_POLICY);
    reportBlockedPage(route);
  }
  const endpoints = reportingEndpoints();
  if (endpoints) response.setHeader('reporting-endpoints', endpoints);
}

/**
 * The policy of a non-HTML response.
 * @param {Request} request
 * @param {number} status
 */
function filePolicy({ url = '' }, status) {
  const isWorker = status === 200 && WORKERS.test(url.split('?', 1)[0] ?? '');
  return isWorker ? WORKER_POLICY : FILE_POLICY;
}

/**
 * Counts a page that has no policy of its own and is therefore sent with one that blocks its scripts,
 * styles and images. The log names each route once.
 */
function reportBlockedPage(route = 'unknown') {
  if (count('blocked_pages', route) > 1) return;
  console.error(
    `A page of the route "${route}" has no content security policy of its own: browsers block its scripts, styles and images.`,
  );
}

/**
 * Gives a policy to pages that neither reach the page cache nor have a nonce: Next's error page for
 * a cacheable page that cannot be rendered. The accessor sees a page sent in one piece before any
 * compression, even if the compressor wraps `end` later; a page that is cached compressed is sent
 * so.
 * @param {Response} response
 * @param {() => void} ended called when Next ends the response, whether or not it can be sent
 */
export function watchWholePages(response, ended) {
  let end = response.end;
  Object.defineProperty(response, 'end', {
    configurable: true,
    get: () => endWholePage.bind(null, response, end, ended),
    set: (next) => {
      end = next;
    },
  });
}

/**
 * @param {Response} response
 * @param {Response['end']} end
 * @param {() => void} ended
 * @param {unknown[]} rest
 */
function endWholePage(response, end, ended, ...rest) {
  ended();
  const [page, ...others] = rest;
  if (typeof page !== 'string' || response.headersSent || !isHtml(response)) {
    return Reflect.apply(end, response, rest);
  }
  if (!response.hasHeader(POLICY_HEADER)) {
    const policy = hashPolicy(page);
    if (policy) response.setHeader(POLICY_HEADER, policy);
  }
  return Reflect.apply(end, response, [packedPage(response, page) ?? page, ...others]);
}

/** @param {Response} response */
function isHtml(response) {
  return String(response.getHeader('content-type')).startsWith(HTML);
}
