import { setTimeout as pause } from 'node:timers/promises';
import type { PanelOptions } from '../../tests/demo-panel/start.ts';
import { type Servers, startServers } from '../../tests/fixtures/servers.ts';

/** Runs some work with a cold site and its own back office, and stops both in any case. */
export async function withServers<Result>(
  work: (servers: Servers) => Promise<Result>,
  options?: PanelOptions,
  variables: Record<string, string> = {},
): Promise<Result> {
  const servers = await startServers({ TRUSTED_PROXY_HOPS: '1', ...variables }, options);
  try {
    return await work(servers);
  } finally {
    await servers.stop();
  }
}

/** Requests a page and reads the whole answer; throws unless it is 200. */
export async function visit(url: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(url, { headers });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  return body;
}

/** Visits URLs, each as a client of its own, `atOnce` at a time. */
export async function visitAll(urls: readonly string[], atOnce: number): Promise<void> {
  const left = urls.entries();
  const visitor = async () => {
    for (const [place, url] of left) await visit(url, clientHeader(place));
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
}

/** The header by which a proxy names its client. */
export function clientHeader(place: number): Record<string, string> {
  return { 'x-forwarded-for': `10.1.${(place >> 8) & 255}.${place & 255}` };
}

/** Visits a page until it has answered three times, and is cached. */
export async function warm(url: string): Promise<void> {
  for (let good = 0, tries = 0; good < 3; tries += 1) {
    try {
      await visit(url);
      good += 1;
    } catch (error) {
      // A busy machine may not read the services within the time limit of a page.
      if (tries >= 20) throw error;
      await pause(500);
    }
  }
}

/** The paths of the profiles that the roster's first page links, in its order. */
export async function profilePaths(siteUrl: string): Promise<string[]> {
  const html = await visit(`${siteUrl}/modelos`);
  const links = Array.from(html.matchAll(/href="(\/modelos\/\d+\/[a-z-]+)"/g));
  if (links.length === 0) throw new Error('The roster links no profile');
  return [...new Set(links.map(([, path = '']) => path))];
}
