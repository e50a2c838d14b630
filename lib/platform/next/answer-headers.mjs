import { count } from '../counts.mjs';
import { packedPage } from './compressed-responses.mjs';
import { hashPolicy, isPolicySet, POLICY_HEADER, reportingEndpoints } from './policy.mjs';

/**
 * The headers that protect a visitor, on every answer of this process, whoever makes it: pages,
 * handlers, files and pictures, redirects, and the errors that Next writes by itself.
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

const TWO_YEARS_SECONDS = 63_072_000;

/** What no page of this site asks of a browser. What a player asks for stays allowed. */
const UNUSED = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
];

/** @type {readonly (readonly [string, string])[]} */
const ALWAYS = [
  ['x-content-type-options', 'nosniff'],
  // With the origin: YouTube plays nothing without it.
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', UNUSED.map((feature) => `${feature}=()`).join(', ')],
  ['cross-origin-opener-policy', 'same-origin'],
];

/**
 * In production only: a browser would ask for `https://localhost` from then on. Without
 * `includeSubDomains`: what else runs below the agency's domain, such as its mail or the panel, is
 * not for this site to decide. Whoever does decide it has the proxy that speaks TLS say so.
 */
const ENCRYPTED = /** @type {const} */ ([
  'strict-transport-security',
  `max-age=${TWO_YEARS_SECONDS}`,
]);

/** What is no page runs nothing and loads nothing, even when somebody opens it as one. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

const HTML = 'text/html';

/** Of Next's router, which reads them on its own answers only; a page tells how it is kept. */
const ROUTER_HEADERS = [
  ...['cache', 'prerender', 'stale-time', 'postponed', 'rewritten-path', 'rewritten-query'],
].map((name) => `x-nextjs-${name}`);

/**
 * The headers of an answer that is no page, where no response is there to take them.
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
 * Completes the headers of an answer that is about to be sent.
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
  // Pictures are there to be shown elsewhere too, in search results and previews.
  const shared = /^(image|video)\//.test(type);
  response.setHeader('cross-origin-resource-policy', shared ? 'cross-origin' : 'same-origin');

  const policed = response.hasHeader(POLICY_HEADER);
  // "Not modified" has no type, and its headers take the place of those that the browser has.
  const unchanged = status === 304;
  const page = unchanged ? policed && !request.headers.rsc : type.startsWith(HTML);
  if (!page && !unchanged) response.setHeader(POLICY_HEADER, FILE_POLICY);
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
 * Gives a policy to pages that neither reach the page cache nor have a nonce: what Next shows when a
 * page that is to be kept cannot be rendered. A page in one piece is seen here before whatever
 * compresses it, however late that was put in front; one that is kept compressed goes out as it is.
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
