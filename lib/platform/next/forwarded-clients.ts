import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];
const CHANNEL = 'http.server.request.start';

/**
 * Warns once in the log if requests come through a proxy that is not trusted, because all its
 * visitors then share one rate limit.
 */
export function warnOfForwardedClients(): void {
  subscribe(CHANNEL, look);
}

function look(message: unknown): void {
  const { headers } = (message as { request: IncomingMessage }).request;
  const name = HEADERS.find((header) => headers[header] !== undefined);
  if (!name) return;
  unsubscribe(CHANNEL, look);
  console.warn(
    `A request came with ${name}, but TRUSTED_PROXY_HOPS is 0: behind a proxy all visitors share the limits of one.`,
  );
}
