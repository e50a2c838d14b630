import { fileHeaders } from './security-headers.mjs';

/**
 * The response to bytes that are not a valid HTTP request. Node's own cannot be given headers.
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/** Node's statuses by error code; 400 for any other. */
const STATUSES = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

/**
 * Responds to invalid requests with Node's statuses and the headers of every other response.
 * @param {import('node:events').EventEmitter} server
 */
export function answerBrokenRequests(server) {
  /** @type {WeakMap<import('node:stream').Duplex, Response>} the last answer of each connection */
  const answers = new WeakMap();
  server.on('request', (/** @type {Request} */ request, /** @type {Response} */ response) => {
    answers.set(request.socket, response);
  });
  /**
   * @param {NodeJS.ErrnoException} error
   * @param {import('node:stream').Duplex} socket
   */
  function refuse(error, socket) {
    const answer = answers.get(socket);
    // In the middle of a response, a second one would be read as part of its body.
    const begun = answer?.headersSent && !answer.writableFinished;
    if (!socket.writable || begun) {
      socket.destroy();
      return;
    }
    const status = STATUSES.get(error.code ?? '') ?? '400 Bad Request';
    const headers = fileHeaders().map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${headers.join('')}\r\n`, () =>
      socket.destroy(),
    );
  }
  server.on('clientError', refuse);
}
