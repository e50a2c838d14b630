import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServers } from '../fixtures/servers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the site that all tests share and only read. */
    site: string;
  }
}

const LOGS = path.resolve(import.meta.dirname, '../../test-results/logs');

/**
 * Global setup: one site and one back office per Vitest project, which most tests only read. The
 * teardown writes the site's log to `test-results/logs` and prints the back-office calls that failed.
 * None should fail; the test itself sees only a 503, without its cause.
 */
export default async function shareServers(project: TestProject) {
  const { site, stop } = await startServers();
  project.provide('site', site.url);
  return async () => {
    mkdirSync(LOGS, { recursive: true });
    const log = site.log();
    writeFileSync(path.join(LOGS, `${project.name}.log`), log);
    const failed = log
      .split('\n')
      .filter((line) => /"msg":"\w*Error: (panel|integration): /.test(line));
    if (failed.length > 0) console.warn(failed.join('\n'));
    await stop();
  };
}
