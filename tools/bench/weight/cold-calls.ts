import { startServers } from '../../../tests/fixtures/servers.ts';

/**
 * The number of calls to the back office, sign-ins included, of the first visit to a freshly
 * started server. Pictures are not counted.
 */
export async function coldCalls(path: string): Promise<number> {
  const { panel, site, stop } = await startServers();
  try {
    const answer = await fetch(site.url + path);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    return panel.log.filter((call) => call.path.startsWith('/api/')).length;
  } finally {
    await stop();
  }
}
