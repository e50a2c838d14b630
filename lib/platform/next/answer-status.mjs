import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { processWide } from '../process-wide.mjs';
import { completeHeaders, watchWholePages } from './answer-headers.mjs';
import { preferTag, versioned } from './etags.mjs';
import { openTarget } from './request-target.mjs';
import { UNSEARCHED, uncachedHeaders } from './uncached-headers.mjs';

/**
 * Request context (`AsyncLocalStorage`) through which a page sets the status and the headers of its
 * response while it is rendered. Next offers no way to send a rendered page with another status
 * than 200; a thrown error gives 500 and an empty document. A 404 or 503 of this site is a complete
 * page.
 *
 * The status takes effect in one of two ways. For a cacheable page the page cache stores it with
 * the page, and Next responds with what is stored. For a page rendered per request it replaces
 * Next's status when the headers are written.
 *
 * Plain JavaScript, without `server-only`: Next loads the page cache outside of its bundles.
 *
 * @typedef {{ ip?: string, id?: string, route?: string, begun?: number, tags?: string[], status?: number, failed?: boolean, until?: number, fromCache?: boolean, page?: string, onStart?: () => void, ended?: (() => void)[], unsearched?: boolean, provisional?: boolean, view?: boolean, structuredData?: string, response?: ServerResponse }} Answer
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {{ request: import('node:http').IncomingMessage, response: ServerResponse }} Exchange
 */

let warned = false;

/** @returns {AsyncLocalStorage<Answer>} */
function answers() {
  return processWide('answer', () => new AsyncLocalStorage());
}

/** The context of the current request, with its response; undefined outside of a request. */
export function currentResponse() {
  return answers().getStore();
}

/** The same, but logs once if there is none: then `followRequests` was not called. */
function currentAnswer() {
  const answer = answers().getStore();
  if (!answer && !warned) {
    warned = true;
    console.error('Requests are not followed: statuses of pages and IPs of clients are lost.');
  }
  return answer;
}

/**
 * Sets the status of the page that is being rendered. With `failed` (the services failed) the
 * page cache serves the cached page instead, if there is one.
 * @param {number} status
 */
export function setStatus(status, failed = status === 503) {
  const answer = currentAnswer();
  if (answer) Object.assign(answer, { status, failed });
}

/**
 * Limits how long the page that is being rendered is fresh: until one of its answers is stale. The
 * earliest time counts. Does nothing outside of a request, such as at startup.
 * @param {number} time ms since the epoch
 * @param {readonly string[]} [tags] the tags of the answer
 */
export function limitFreshness(time, tags = []) {
  const answer = answers().getStore();
  if (!answer) return;
  answer.until = Math.min(answer.until ?? time, time);
  answer.tags = [...new Set([...(answer.tags ?? []), ...tags])];
}

/** Marks the page that is being rendered as `noindex`: no search engine may index it. */
export function markNoIndex() {
  const answer = currentAnswer();
  if (answer) answer.unsearched = true;
}

/** Marks the page that is being rendered as provisional: neither cached nor indexed. */
export function markProvisional() {
  const answer = currentAnswer();
  if (answer) answer.provisional = true;
}

/** Marks the page that is being rendered as a view: a page whose query is part of its cache key. */
export function markView() {
  const answer = answers().getStore();
  if (answer) answer.view = true;
}

/**
 * Stores the structured data (JSON-LD) of the page that is being rendered for
 * `StructuredDataScript`, a client component, which cannot import server modules. Returns false
 * outside of a request.
 * @param {string} text
 */
export function noteStructuredData(text) {
  const answer = answers().getStore();
  if (answer) answer.structuredData = text;
  processWide('structured-data', () => () => answers().getStore()?.structuredData);
  return answer !== undefined;
}

/**
 * Calls back when the current response starts (its headers are sent) or its connection closes; at
 * once if there is none, or if it has already started.
 * @param {() => void} then
 */
export function onResponseStart(then) {
  const answer = answers().getStore();
  const response = answer?.response;
  if (!response || response.headersSent || response.closed) return then();
  answer.onStart = then;
  response.once('close', then);
}

/**
 * Calls back when Next has ended the current response, even if its visitor has left: the work for
 * it is over. Calls back at once if there is none, or if it has already ended.
 * @param {() => void} then
 */
export function onResponseEnd(then) {
  const answer = answers().getStore();
  if (!answer?.response || answer.response.writableEnded) return then();
  answer.ended = [...(answer.ended ?? []), then];
}

/**
 * Marks the current response as served from the page cache: status and headers are those of the
 * cached page.
 * @param {string} [page] its key in the page cache
 */
export function markServedFromCache(page) {
  Object.assign(answers().getStore() ?? {}, { fromCache: true, page });
}

/**
 * Returns what the page reported while it was rendered, for the page cache to store with it. Also
 * marks the response as served from the cache.
 * @param {string} [page] its key in the page cache
 * @returns {Pick<Answer, 'status' | 'failed' | 'provisional' | 'unsearched' | 'until' | 'begun' |
 * 'tags'>}
 */
export function renderOutcome(page) {
  markServedFromCache(page);
  return answers().getStore() ?? {};
}

/** The remote IP of the current request's connection: the visitor's, or the last proxy's. */
export function connectionIp() {
  return currentAnswer()?.ip;
}

/** Gives every request of this process a context from now on. Idempotent. */
export function followRequests() {
  processWide('following', () => {
    subscribe('http.server.request.start', (message) => {
      const { request, response } = /** @type {Exchange} */ (message);
      follow(request, response);
    });
    return true;
  });
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {ServerResponse} response
 */
function follow(request, response) {
  openTarget(request);
  // Next would take a nonce from the request header and put it into a page that is cached.
  delete request.headers['content-security-policy'];
  delete request.headers['content-security-policy-report-only'];
  // The site has no server actions; with this header Next would look one up.
  delete request.headers['next-action'];
  /** @type {Answer} */
  const answer = { ip: request.socket.remoteAddress, response, begun: Date.now() };
  answers().enterWith(answer);
  watchWholePages(response, () => {
    for (const then of answer.ended ?? []) then();
  });
  preferTag(request);
  const writeHead = response.writeHead;
  response.writeHead = (...[status, ...rest]) => {
    const finalStatus = status === 200 && !answer.fromCache ? (answer.status ?? 200) : status;
    if (!answer.fromCache) {
      for (const [name, value] of Object.entries(uncachedHeaders(finalStatus, answer))) {
        response.setHeader(name, value);
      }
      if (answer.unsearched) response.setHeader('x-robots-tag', UNSEARCHED);
    }
    // Next sends the `Location` of a redirect twice if it has just rendered it.
    const location = response.getHeader('Location');
    if (Array.isArray(location)) response.setHeader('Location', location[0] ?? '/');
    const final = versioned(request, response, finalStatus);
    completeHeaders(request, response, final, answer.route);
    answer.onStart?.();
    return Reflect.apply(writeHead, response, [final, ...rest]);
  };
}
