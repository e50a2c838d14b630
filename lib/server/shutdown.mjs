import { processWide } from '../process/process-wide.mjs';

/**
 * Graceful shutdown on SIGTERM and SIGINT: requests in flight are answered, each within its time
 * limit.
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/** Times in milliseconds. */
const LIMITS = {
  /** New connections are still accepted for this long: a proxy may already have sent a post. */
  linger: 1_000,
  /** Limit for every request except uploads and PDFs. */
  requests: 9_000,
  /**
   * Limit for uploads and PDFs; the shipped service files send SIGKILL after 75 s at the earliest.
   */
  long: 59_000,
};

const state = processWide('stopping', () => ({ stopping: false }));

/** True once the signal to stop has arrived. */
export function isStopping() {
  return state.stopping;
}

/**
 * Ends this process on a signal, once `server` has answered the requests in flight. Called before
 * the server has a listener that answers.
 * @param {import('node:events').EventEmitter & { close(): unknown }} server
 */
export function stopOnSignal(server) {
  /** @type {Map<Response, Request>} */
  const inFlight = new Map();
  server.on('request', (/** @type {Request} */ request, /** @type {Response} */ response) => {
    inFlight.set(response, request);
    if (isStopping()) closeConnection(response);
    response.once('close', () => inFlight.delete(response));
  });

  async function stop() {
    if (isStopping()) return;
    state.stopping = true;
    const began = Date.now();
    for (const response of inFlight.keys()) closeConnection(response);
    await pause(LIMITS.linger);
    // Also closes idle keep-alive connections.
    server.close();
    while (mustWait(Date.now() - began)) await pause(20);
    // A connection that never sent a request ends with the process.
    process.exit(0);
  }

  /** @param {number} time since the signal */
  function mustWait(time) {
    if (time >= LIMITS.long) return false;
    if (time < LIMITS.requests) return inFlight.size > 0;
    return [...inFlight.values()].some(takesLong);
  }

  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/**
 * Announces to the client that this is the last response of its connection.
 * @param {Response} response
 */
function closeConnection(response) {
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
