import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];
const CHANNEL = 'http.server.request.start';

/**
 * Says once in the log that requests come through a proxy whose word is not believed, so that all
 * its visitors are counted as one.
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
