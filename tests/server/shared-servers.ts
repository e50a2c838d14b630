import type { TestProject } from 'vitest/node';
import { startServers } from '../fixtures/servers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the site that all tests share and only read. */
    site: string;
  }
}

/** The site and the back office that most tests only read, for the whole run. */
export default async function shareServers(project: TestProject) {
  const { site, stop } = await startServers();
  project.provide('site', site.url);
  return stop;
}
