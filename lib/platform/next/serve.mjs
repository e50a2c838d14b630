import { subscribe } from 'node:diagnostics_channel';
import { answerBrokenRequests } from './broken-requests.mjs';
import { answerBeforeNext } from './front-cache.mjs';
import { stopOnSignal } from './stopping.mjs';

/**
 * Starts the standalone server of `next build`, for `npm start` and `deploy`. It listens on `PORT`
 * (3000) and `HOST` (all addresses).
 */

// The keep-alive timeout must exceed nginx's (60 s), or this server could close a connection just
// as nginx reuses it.
process.env.KEEP_ALIVE_TIMEOUT ??= '75000';
process.env.NEXT_MANUAL_SIG_HANDLE = 'true';
Object.assign(process.env, { NODE_ENV: 'production' });
// Next reads `HOSTNAME`, which containers set to their own name.
process.env.HOSTNAME = process.env.HOST || '0.0.0.0';

// Next does not expose its HTTP server, which graceful shutdown and the front cache need.
subscribe('tracing:net.server.listen:asyncStart', (message) => {
  const { server } = /** @type {{ server: import('node:http').Server }} */ (message);
  if (!('closeIdleConnections' in server)) return;
  answerBeforeNext(server);
  stopOnSignal(server);
  answerBrokenRequests(server);
});

// Next listens before it runs `instrumentation`. Registering first ends the process on an
// incomplete environment, and covers the first request.
const { default: begin } = await import(
  new URL('../../../.next/server/instrumentation.js', import.meta.url).href
);
await (await begin).register();

await import(new URL('../../../server.js', import.meta.url).href);
