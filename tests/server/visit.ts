import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { type Servers, startServers } from '../fixtures/servers.ts';

/** What a visitor is answered; redirects are answers as well. */
export async function visit(url: string, init: RequestInit = {}) {
  const answer = await fetch(url, { redirect: 'manual', ...init });
  const { status, headers } = answer;
  return { status, headers, body: await answer.text() };
}

/** The same of the site that all tests share. */
export function visitShared(path: string, init?: RequestInit) {
  return visit(inject('site') + path, init);
}

/** A site and a back office for the tests of one file, cold when its first test begins. */
export function serversOfFile(variables?: Record<string, string>): Servers {
  const servers = {} as Servers;
  beforeAll(async () => void Object.assign(servers, await startServers(variables)));
  afterAll(() => servers.stop());
  return servers;
}

/** A cold site and a back office for the running test alone, which may break them. */
export async function ownServers(variables?: Record<string, string>): Promise<Servers> {
  const servers = await startServers(variables);
  onTestFinished(() => servers.stop());
  return servers;
}
