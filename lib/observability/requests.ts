import 'server-only';
import { randomUUID } from 'node:crypto';
import { onRequest } from '../server/request-context.mjs';
import { metrics } from './metrics';
import { routeName } from './route-name';

/** The accepted form of a proxy's request id; anything else could contain a visitor's words. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Counts all responses, and gives every request an id by which its log lines can be found. */
export function watchRequests(): void {
  onRequest('metrics', (context) => {
    const { request, response } = context;
    const began = performance.now();
    const route = routeName(request.url?.split('?')[0] ?? '/');
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    Object.assign(context, { id, route });
    response.once('close', () => {
      const status = response.writableFinished ? String(response.statusCode) : 'left';
      metrics().requests.inc({ route, status });
      metrics().requestSeconds.observe({ route }, (performance.now() - began) / 1000);
    });
  });
}
