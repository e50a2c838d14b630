import 'server-only';
import { randomUUID } from 'node:crypto';
import { resolveDocument } from '../routes/documents';
import { resolvePath } from '../routes/resolve';
import { onRequest } from '../server/request-context.mjs';
import { metrics } from './metrics';

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

const API = new Set(
  'cities composite contact favorites get-scouted health metrics new-face posts ready revalidate roster search verify video-still visits'.split(
    ' ',
  ),
);

/**
 * The name of a path's route for logs and metrics: low cardinality for any request, and without
 * personal data that a path may contain.
 */
export function routeName(pathname: string): string {
  const [, first = '', second = ''] = pathname.split('/');
  if (first === 'api') return API.has(second) ? `api/${second}` : 'api';
  if (first === '_next') return second === 'image' ? 'picture' : 'build file';
  if (['storage', 'assets', '.well-known'].includes(first)) return first;
  if (/^[\w-]+\.\w+$/.test(first)) return 'file';
  if (resolveDocument(pathname)) return 'document';
  const resolution = resolvePath(pathname);
  return resolution.kind === 'serve' ? resolution.route.page : resolution.kind;
}
