import { startServers } from '../../../tests/fixtures/servers.ts';

/**
 * How many calls to the back office, sign-ins included, the first visit to a server costs that was
 * just started. Pictures are not counted.
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
