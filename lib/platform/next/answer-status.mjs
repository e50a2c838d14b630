import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { processWide } from '../process-wide.mjs';
import { completeHeaders, watchWholePages } from './answer-headers.mjs';
import { preferTag, versioned } from './etags.mjs';
import { openTarget } from './request-target.mjs';
import { UNSEARCHED, uncachedHeaders } from './uncached-headers.mjs';

/**
 * The status of a response, set by the page that is being rendered. Next responds to a rendered
 * page with 200 and to a thrown error with 500 and an empty document; a page that shows "not found"
 * or "not available now" is a whole document with a status of its own.
 *
 * The status reaches the response in two ways. A cacheable page stores it in the page cache, and
 * Next responds with the cached entry. For a page that is rendered for each request it is set when
 * the headers are written.
 *
 * Plain JavaScript, without `server-only`: Next loads the page cache outside of its bundles.
 *
 * @typedef {{ ip?: string, id?: string, route?: string, begun?: number, tags?: string[], status?: number, failed?: boolean, until?: number, fromCache?: boolean, page?: string, onStart?: () => void, ended?: (() => void)[], unsearched?: boolean, provisional?: boolean, told?: string, response?: ServerResponse }} Answer
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {{ request: import('node:http').IncomingMessage, response: ServerResponse }} Exchange
 */

let complained = false;

/** @returns {AsyncLocalStorage<Answer>} */
function answers() {
  return processWide('answer', () => new AsyncLocalStorage());
}

/** The state of the current response; undefined outside of a request. */
export function currentResponse() {
  return answers().getStore();
}

/** As `currentResponse`. It is missing when requests are not followed, which is logged once. */
function currentAnswer() {
  const answer = answers().getStore();
  if (!answer && !complained) {
    complained = true;
    console.error('Requests are not followed: statuses of pages and IPs of clients are lost.');
  }
  return answer;
}

/**
 * Sets the status of the page that is being rendered. `failed`: the services failed, so a cached
 * page is preferred to this one.
 * @param {number} status
 */
export function setStatus(status, failed = status === 503) {
  const answer = currentAnswer();
  if (answer) Object.assign(answer, { status, failed });
}

/**
 * Sets when the current response becomes stale, because its data will be read again. The earliest
 * time wins. Does nothing outside of a request, such as at startup.
 * @param {number} time ms since the epoch
 * @param {readonly string[]} [tags] cache tags of the data it is made of
 */
export function limitFreshness(time, tags = []) {
  const answer = answers().getStore();
  if (!answer) return;
  answer.until = Math.min(answer.until ?? time, time);
  answer.tags = [...new Set([...(answer.tags ?? []), ...tags])];
}

/** Asks search engines not to index the page that is being rendered. */
export function markNoIndex() {
  const answer = currentAnswer();
  if (answer) answer.unsearched = true;
}

/** Forbids caches to store the page that is being rendered, and search engines to index it. */
export function markProvisional() {
  const answer = currentAnswer();
  if (answer) answer.provisional = true;
}

/**
 * Stores the structured data of the page that is being rendered for `ToldScript`: a client
 * component, which cannot import server code. False where requests are not followed.
 * @param {string} text
 */
export function tellOfPage(text) {
  const answer = answers().getStore();
  if (answer) answer.told = text;
  processWide('told', () => () => answers().getStore()?.told);
  return answer !== undefined;
}

/**
 * Calls back when the current response begins to be sent or is aborted; at once if there is none.
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
 * Calls back when Next has ended the current response, even if the visitor has disconnected: its
 * work is over. Calls back at once if there is none, or if it has already ended.
 * @param {() => void} then
 */
export function onResponseEnd(then) {
  const answer = answers().getStore();
  if (!answer?.response || answer.response.writableEnded) return then();
  answer.ended = [...(answer.ended ?? []), then];
}

/**
 * Marks the current response as served from the page cache: status and headers are those of the cached page.
 * @param {string} [page] its key in the page cache
 */
export function markServedFromCache(page) {
  Object.assign(answers().getStore() ?? {}, { fromCache: true, page });
}

/**
 * What the page reported while it was rendered, for the page cache to store with it. The response is
 * served from the cache then.
 * @param {string} [page] its key in the page cache
 * @returns {Pick<Answer, 'status' | 'failed' | 'provisional' | 'unsearched' | 'until' | 'begun' | 'tags'>}
 */
export function renderOutcome(page) {
  markServedFromCache(page);
  return answers().getStore() ?? {};
}

/** The peer address of this request's connection: the visitor's, or the last proxy's. */
export function connectionIp() {
  return currentAnswer()?.ip;
}

/** Follows every request of this process. Idempotent. */
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
  // Next would write a nonce from the visitor's header into a page that it caches.
  delete request.headers['content-security-policy'];
  delete request.headers['content-security-policy-report-only'];
  // The site has no server actions; Next would look up the one that this header names.
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
    // Next sends the location of a redirect twice when it has just rendered it.
    const location = response.getHeader('Location');
    if (Array.isArray(location)) response.setHeader('Location', location[0] ?? '/');
    const final = versioned(request, response, finalStatus);
    completeHeaders(request, response, final, answer.route);
    answer.onStart?.();
    return Reflect.apply(writeHead, response, [final, ...rest]);
  };
}
