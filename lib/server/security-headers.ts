import type { IncomingMessage as Request, ServerResponse as Response } from 'node:http';
import { count } from '../process/counts.ts';
import { isPolicySet, POLICY_HEADER, reportingEndpoints } from './csp.ts';

/**
 * Security headers for every response of this process: pages, handlers, files and pictures,
 * redirects, and the errors that Next writes itself.
 */

const TWO_YEARS_SECONDS = 63_072_000;

/** Browser features that no page uses. Those that video players need stay allowed. */
const UNUSED = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
];

const ALWAYS: readonly (readonly [string, string])[] = [
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
const ENCRYPTED = ['strict-transport-security', `max-age=${TWO_YEARS_SECONDS}`] as const;

/** Responses that are not HTML may not run or load anything, even when opened directly. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * The script that removes an earlier service worker. A worker takes its policy from the response of its
 * script instead of from the page; `sandbox` would give it an opaque origin.
 */
const WORKER = '/offline-worker.js';
const WORKER_POLICY = "default-src 'none'";

/** Used by Next's router on its own responses only; on pages they would expose caching details. */
const ROUTER_HEADERS = [
  ...['cache', 'prerender', 'stale-time', 'postponed', 'rewritten-path', 'rewritten-query'],
].map((name) => `x-nextjs-${name}`);

/** The security headers of a non-HTML response, for callers that have no response object. */
export function fileHeaders(): (readonly [name: string, value: string])[] {
  const rest = [
    ['cross-origin-resource-policy', 'same-origin'],
    [POLICY_HEADER, FILE_POLICY],
  ] as const;
  return [...ALWAYS, ...(isPolicySet() ? [ENCRYPTED] : []), ...rest];
}

/**
 * Completes the headers of a response that is about to be sent.
 * @param route as logs and metrics name it
 */
export function completeHeaders(
  request: Request,
  response: Response,
  status: number,
  route?: string,
) {
  for (const [name, value] of ALWAYS) response.setHeader(name, value);
  if (isPolicySet()) response.setHeader(...ENCRYPTED);
  response.removeHeader('x-middleware-rewrite');
  const type = String(response.getHeader('content-type') ?? '');
  // Other sites may embed pictures: search results and previews show them.
  const shared = /^(image|video)\//.test(type);
  response.setHeader('cross-origin-resource-policy', shared ? 'cross-origin' : 'same-origin');

  if (!isPage(response)) {
    // The headers of a 304 replace those that the browser has cached.
    if (status !== 304) response.setHeader(POLICY_HEADER, filePolicy(request, status));
    return;
  }
  for (const name of ROUTER_HEADERS) response.removeHeader(name);
  if (lacksPolicy(response)) {
    response.setHeader(POLICY_HEADER, FILE_POLICY);
    reportBlockedPage(route);
  }
  const endpoints = reportingEndpoints();
  if (endpoints) response.setHeader('reporting-endpoints', endpoints);
}

function isPage(response: Response) {
  return String(response.getHeader('content-type') ?? '').startsWith('text/html');
}

/**
 * True for a page without a policy of its own, in production: neither the page cache nor the
 * middleware gave it one.
 */
export function lacksPolicy(response: Response) {
  return isPolicySet() && isPage(response) && !response.hasHeader(POLICY_HEADER);
}

/** The policy of a non-HTML response. */
function filePolicy({ url = '' }: Request, status: number) {
  const isWorker = status === 200 && url.split('?', 1)[0] === WORKER;
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
