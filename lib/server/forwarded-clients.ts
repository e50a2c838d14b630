import 'server-only';
import { onRequest } from './request-context.mjs';

const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/**
 * Warns once in the log if requests come through a proxy that is not trusted, because all its
 * visitors then share one rate limit.
 */
export function warnOfForwardedClients(): void {
  const stop = onRequest('forwarded-clients', ({ request }) => {
    const name = HEADERS.find((header) => request.headers[header] !== undefined);
    if (!name) return;
    stop();
    console.warn(
      `A request came with ${name}, but TRUSTED_PROXY_HOPS is 0: behind a proxy all visitors share the limits of one.`,
    );
  });
}
