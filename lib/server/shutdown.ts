import type { EventEmitter } from 'node:events';
import type { IncomingMessage as Request, ServerResponse as Response } from 'node:http';
import { processWide } from '../process/process-wide.ts';

/**
 * Graceful shutdown on SIGTERM and SIGINT: requests in flight are answered, each within its time
 * limit.
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
 */
export function stopOnSignal(server: EventEmitter & { close(): unknown }) {
  const inFlight = new Map<Response, Request>();
  server.on('request', (request: Request, response: Response) => {
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

  /** @param time since the signal */
  function mustWait(time: number) {
    if (time >= LIMITS.long) return false;
    if (time < LIMITS.requests) return inFlight.size > 0;
    return [...inFlight.values()].some(takesLong);
  }

  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Announces to the client that this is the last response of its connection. */
function closeConnection(response: Response) {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

function takesLong({ method, url = '', headers }: Request) {
  const isUpload = method === 'POST' && /^multipart\//i.test(headers['content-type'] ?? '');
  return isUpload || /\.pdf(\?|$)/.test(url);
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
