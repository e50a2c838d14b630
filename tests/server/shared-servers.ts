import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Servers, startServers, WATCH_TOKEN } from '../fixtures/servers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the site that all tests share and only read. */
    site: string;
  }
}

const LOGS = path.resolve(import.meta.dirname, '../../test-results/logs');

/** Vitest loads this module once for each project, so what they share is in the process's global object. */
const running = globalThis as { servers?: Promise<Servers>; projects?: number };

/**
 * Global setup: one site and one back office for all Vitest projects of a run, which most tests only
 * read. Each file is a client of its own (`visitShared`). The teardown of the last project writes the
 * site's log to `test-results/logs` and prints the back-office calls that failed. None should fail;
 * the test itself sees only a 503, without its cause.
 */
export default async function shareServers(project: TestProject) {
  running.servers ??= startServers({ TRUSTED_PROXY_HOPS: '1', WATCH_TOKEN });
  running.projects = (running.projects ?? 0) + 1;
  const { site, stop } = await running.servers;
  project.provide('site', site.url);
  return async () => {
    running.projects = (running.projects ?? 1) - 1;
    if (running.projects > 0) return;
    mkdirSync(LOGS, { recursive: true });
    const log = site.log();
    writeFileSync(path.join(LOGS, 'site.log'), log);
    const failed = log
      .split('\n')
      .filter((line) => /"msg":"\w*Error: (panel|integration): /.test(line));
    if (failed.length > 0) console.warn(failed.join('\n'));
    await stop();
  };
}
