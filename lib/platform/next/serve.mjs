import { subscribe } from 'node:diagnostics_channel';
import { answerBrokenRequests } from './broken-requests.mjs';
import { answerBeforeNext } from './front-cache.mjs';
import { stopOnSignal } from './stopping.mjs';

/**
 * Starts the server that `next build` put together, as `npm start` and everything in `deploy` do.
 * `PORT` (3000) and `HOST` (every address) say where it listens.
 */

// A connection of the proxy must not be closed in the moment in which it is used again, so that of
// this server lasts longer than nginx's (60 s).
process.env.KEEP_ALIVE_TIMEOUT ??= '75000';
process.env.NEXT_MANUAL_SIG_HANDLE = 'true';
Object.assign(process.env, { NODE_ENV: 'production' });
// Next reads `HOSTNAME`, which a container sets to its own name.
process.env.HOSTNAME = process.env.HOST || '0.0.0.0';

// Next does not expose its HTTP server, which graceful shutdown and the front cache need.
subscribe('tracing:net.server.listen:asyncStart', (message) => {
  const { server } = /** @type {{ server: import('node:http').Server }} */ (message);
  if (!('closeIdleConnections' in server)) return;
  answerBeforeNext(server);
  stopOnSignal(server);
  answerBrokenRequests(server);
});

// Next opens its port before it looks at anything else. What this server begins with comes first: an
// environment that is not complete ends the process, and no request is too early to be followed.
const { default: begin } = await import(
  new URL('../../../.next/server/instrumentation.js', import.meta.url).href
);
await (await begin).register();

await import(new URL('../../../server.js', import.meta.url).href);
