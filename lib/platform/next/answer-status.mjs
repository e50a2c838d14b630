import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';

/**
 * The status of an answer, said by the page that is being rendered. Next answers a rendered page
 * with 200 and a thrown error with 500 and an empty document; a page that says "not found" or
 * "not available now" is a whole document with a status of its own. What a page says is kept with
 * its request, and put in when the headers are written.
 *
 * @typedef {{ status?: number, address?: string }} Answer
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {{ request: import('node:http').IncomingMessage, response: ServerResponse }} Exchange
 */

const KEY = Symbol.for('vitrine.answer');
const RETRY_AFTER_SECONDS = 30;

/** @returns {AsyncLocalStorage<Answer>} one for the process: Next's bundles each load this module */
function answers() {
  const registry = /** @type {Record<symbol, AsyncLocalStorage<Answer>>} */ (
    /** @type {unknown} */ (globalThis)
  );
  registry[KEY] ??= new AsyncLocalStorage();
  return registry[KEY];
}

/**
 * Says the status of the page that is being rendered.
 * @param {404 | 503} status
 */
export function answerWith(status) {
  const answer = answers().getStore();
  if (answer) answer.status = status;
}

/** The status that the page of this request asked for, if it did. */
export function answeredStatus() {
  return answers().getStore()?.status;
}

/** The address at the other end of this request's connection: a visitor's, or the last proxy's. */
export function socketAddress() {
  return answers().getStore()?.address;
}

/** Follows every request of this process; called once, at start. */
export function followRequests() {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = /** @type {Exchange} */ (message);
    /** @type {Answer} */
    const answer = { address: request.socket.remoteAddress };
    answers().enterWith(answer);
    const writeHead = response.writeHead;
    response.writeHead = (...[status, ...rest]) => {
      const said = status === 200 ? (answer.status ?? 200) : status;
      if (said === 404 || said === 503) response.setHeader('Cache-Control', 'no-store');
      if (said === 503) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
      // Next sends the address of a redirect twice when it has just rendered it.
      const location = response.getHeader('Location');
      if (Array.isArray(location)) response.setHeader('Location', location[0] ?? '/');
      return Reflect.apply(writeHead, response, [said, ...rest]);
    };
  });
}
