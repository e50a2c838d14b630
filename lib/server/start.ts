import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { answerBrokenRequests } from './broken-requests.ts';
import { pipeline } from './pipeline.ts';
import { SiteResponse } from './response.ts';
import { stopOnSignal } from './shutdown.ts';
import { siteParts } from './site-parts.ts';

/**
 * Starts the site: what `npm run build` made of it, or with `--dev` its sources. It listens on `PORT`
 * (3000) and `HOST` (all addresses).
 */

/** The folder of `server.mjs`: the project's, or the deployed one. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const dev = process.argv.includes('--dev');
const port = Number(process.env.PORT) || 3000;
const hostname = process.env.HOST || '0.0.0.0';
/** Must exceed nginx's (60 s), or the site could close a connection just as nginx reuses it. */
const keepAliveTimeout = Number(process.env.KEEP_ALIVE_TIMEOUT) || 75_000;

process.chdir(ROOT);
Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' });
if (!dev) {
  // The deployed folder has neither the configuration file nor what it imports. Next's own server.js
  // passes the configuration that the build resolved in the same way.
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

function fail(error: unknown) {
  console.error(error);
  process.exit(1);
}

async function start() {
  // Reads `NODE_ENV` when it is loaded.
  const { default: next } = await import('next');
  const app = next({ dev, dir: ROOT, hostname, port });
  await app.prepare();
  // Next begins to run `instrumentation.ts`, which ends the process on an incomplete environment, and
  // does not wait for it.
  const site = await siteParts();
  const server = createServer({
    ServerResponse: SiteResponse,
    keepAliveTimeout,
    // Otherwise Node would give Next what asks for a web socket, past the pipeline.
    shouldUpgradeCallback: () => dev,
  });
  stopOnSignal(server);
  answerBrokenRequests(server);
  server.on('request', pipeline(app.getRequestHandler(), site));
  server.once('error', fail);
  server.listen(port, hostname, () => console.info(`Listening on http://${hostname}:${port}`));
}

start().catch(fail);
