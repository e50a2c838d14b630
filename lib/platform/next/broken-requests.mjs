import { fileHeaders } from './answer-headers.mjs';

/**
 * What is answered to bytes that are no request of HTTP. Node has an answer of its own, which nothing
 * can be added to. Plain JavaScript of Node alone: it runs before Next is loaded.
 *
 * @typedef {import('node:http').ServerResponse} Response
 */

/** What Node answers to each fault, and to any other one 400. */
const STATUSES = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

/**
 * Answers broken requests with Node's statuses, and with the headers of every other answer.
 * @param {import('node:http').Server} server
 */
export function answerBrokenRequests(server) {
  /** @type {WeakMap<import('node:stream').Duplex, Response>} the last answer of each connection */
  const answers = new WeakMap();
  server.prependListener('request', (request, response) => answers.set(request.socket, response));
  server.on('clientError', (/** @type {NodeJS.ErrnoException} */ error, socket) => {
    const answer = answers.get(socket);
    // In the midst of an answer, another one would be taken for a part of it.
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
  });
}
