import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import {
  INTEGRATION_API_KEY,
  INTEGRATION_SALT,
  PANEL_API_KEY,
  PANEL_SALT,
} from '../demo-panel/credentials.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NEXT = path.join(ROOT, 'node_modules/.bin/next');

/** One production server of its own, on a free port. */
export type Site = {
  url: string;
  pid: number;
  /** Everything it has written to its log so far. */
  log(): string;
  stop(): Promise<void>;
};

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address === 'object' && address) return address.port;
  throw new Error('no free port');
}

/** The variables that make a production server speak to a stand-in. */
export function siteEnvironment(panelUrl: string, siteUrl: string) {
  return {
    PANEL_URL: panelUrl,
    INTEGRATION_URL: panelUrl,
    PANEL_SALT,
    PANEL_API_KEY,
    INTEGRATION_SALT,
    INTEGRATION_API_KEY,
    SITE_URL: siteUrl,
  };
}

/** Starts the build as `npm start` does, cold: nothing is kept from another server. */
export async function startSite(
  panelUrl: string,
  variables: Record<string, string> = {},
): Promise<Site> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(NEXT, ['start', '--port', String(port)], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...siteEnvironment(panelUrl, url),
      ...variables,
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log += chunk;
    });
  }
  while (!(await fetch(`${url}/storage/none`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`the server ended:\n${log}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    pid: child.pid ?? 0,
    log: () => log,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
