import type { EventEmitter } from 'node:events';
import type { IncomingMessage as Request, ServerResponse as Response } from 'node:http';
import type { Duplex } from 'node:stream';
import { fileHeaders } from './security-headers.ts';

/** Node's statuses by error code; 400 for any other. */
const STATUSES = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

/**
 * Responds to bytes that are not a valid HTTP request with Node's statuses and the headers of every
 * other response: Node's own response cannot be given headers.
 */
export function answerBrokenRequests(server: EventEmitter) {
  /** The last answer of each connection. */
  const answers = new WeakMap<Duplex, Response>();
  server.on('request', (request: Request, response: Response) => {
    answers.set(request.socket, response);
  });
  function refuse(error: NodeJS.ErrnoException, socket: Duplex) {
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
