import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import type { PanelOptions } from '../demo-panel/start.ts';
import { type Servers, startServers } from '../fixtures/servers.ts';

/** Fetches a URL without following redirects; returns status, headers and body. */
export async function visit(url: string, init: RequestInit = {}) {
  const answer = await fetch(url, { redirect: 'manual', ...init });
  const { status, headers } = answer;
  return { status, headers, body: await answer.text() };
}

/** Each test file is another client, so that the limits of one are not reached by all files together. */
const CLIENT = `198.18.${randomInt(256)}.${randomInt(256)}`;

/** The same for a path on the shared site. */
export function visitShared(path: string, init?: RequestInit) {
  const headers = new Headers(init?.headers);
  headers.set('x-forwarded-for', CLIENT);
  return visit(inject('site') + path, { ...init, headers });
}

/** The text of the first heading of a page. */
export function headingOf(page: string): string {
  const [, html = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(page) ?? [];
  return html.replace(/<[^>]*>/g, '');
}

/** How many pages the front cache of an instance has answered so far. */
export async function directAnswers(url: string, watchToken: string): Promise<number> {
  const headers = { authorization: `Bearer ${watchToken}` };
  const { body } = await visit(`${url}/api/metrics`, { headers });
  return Number(/^vitrine_page_cache_total\{kind="direct"\} (\d+)/m.exec(body)?.[1] ?? 0);
}

/** Starts a site and a back office that all tests of the file share. Caches are empty at the first test. */
export function serversOfFile(variables?: Record<string, string>): Servers {
  const servers = {} as Servers;
  beforeAll(async () => void Object.assign(servers, await startServers(variables)));
  afterAll(() => servers.stop());
  return servers;
}

/** Starts a cold site and a back office for the current test only, which may break them. */
export async function ownServers(
  variables?: Record<string, string>,
  options?: PanelOptions,
): Promise<Servers> {
  const servers = await startServers(variables, options);
  onTestFinished(() => servers.stop());
  return servers;
}
