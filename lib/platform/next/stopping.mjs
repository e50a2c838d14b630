import { processWide } from '../process-wide.mjs';

/**
 * How the server ends on SIGTERM and SIGINT: what was sent to it is answered, and nothing holds it
 * longer than its time. Plain JavaScript of Node alone: it runs before Next is loaded.
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ stopping: boolean }} Stopping
 */

/** Times in milliseconds. */
const LIMITS = {
  /** Connections are still taken for this long: a proxy may have sent a post on its way already. */
  linger: 1_000,
  /** Any request but an upload or a PDF is over by then. */
  requests: 9_000,
  /** An upload or a PDF under way has this long; what is shipped kills no earlier than after 75 s. */
  long: 59_000,
};

/** @returns {Stopping} */
function state() {
  return processWide('stopping', () => ({ stopping: false }));
}

/** True from the signal to stop on. */
export function isStopping() {
  return state().stopping;
}

/**
 * Ends this process on a signal, once what `server` was sent is answered.
 * @param {import('node:http').Server} server
 */
export function stopOnSignal(server) {
  /** @type {Map<Response, Request>} */
  const underWay = new Map();
  server.prependListener('request', (request, response) => {
    underWay.set(response, request);
    if (isStopping()) sayLast(response);
    response.once('close', () => underWay.delete(response));
  });

  async function stop() {
    if (isStopping()) return;
    state().stopping = true;
    const began = Date.now();
    for (const response of underWay.keys()) sayLast(response);
    await pause(LIMITS.linger);
    // Closes the connections that wait for nothing as well.
    server.close();
    while (mustWait(Date.now() - began)) await pause(20);
    // A connection that never came to its request ends with the process.
    process.exit(0);
  }

  /** @param {number} time since the signal */
  function mustWait(time) {
    if (time >= LIMITS.long) return false;
    if (time < LIMITS.requests) return underWay.size > 0;
    return [...underWay.values()].some(takesLong);
  }

  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** @param {Response} response */
function sayLast(response) {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

/** @param {Request} request */
function takesLong({ method, url = '', headers }) {
  const isUpload = method === 'POST' && /^multipart\//i.test(headers['content-type'] ?? '');
  return isUpload || /\.pdf(\?|$)/.test(url);
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
