import 'server-only';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { metrics } from '../platform/metrics';
import { currentResponse } from '../platform/next/answer-status.mjs';
import { processWide } from '../platform/process-wide.mjs';
import { routeName } from './route-name';

/** The accepted form of a proxy's request id; anything else could contain a visitor's words. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Counts all responses, and gives every request an id by which its log lines can be found. */
export function watchRequests(): void {
  processWide('watching', () => {
    subscribe('http.server.request.start', (message) => {
      const { request, response } = message as {
        request: IncomingMessage;
        response: ServerResponse;
      };
      const began = performance.now();
      const route = routeName(request.url?.split('?')[0] ?? '/');
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
      const answer = currentResponse();
      if (answer) Object.assign(answer, { id, route });
      response.once('close', () => {
        const status = response.writableFinished ? String(response.statusCode) : 'left';
        metrics().requests.inc({ route, status });
        metrics().requestSeconds.observe({ route }, (performance.now() - began) / 1000);
      });
    });
    return true;
  });
}
