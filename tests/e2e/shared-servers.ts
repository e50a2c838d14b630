import { startPanel } from '../demo-panel/start.ts';
import { startSite, untilWarm } from '../fixtures/site-process.ts';

/** The site and the back office for the whole run, which most tests only read. */
export async function shareServers(variables: Record<string, string> = {}, today?: number) {
  const panel = await startPanel({ pictures: 'plain', today });
  const site = await startSite(panel.url, variables);
  await untilWarm(site, '/modelos', '/');
  process.env.E2E_PANEL = panel.url;
  process.env.E2E_SITE = site.url;
  return async () => {
    await site.stop();
    await panel.close();
  };
}

export default () => shareServers();
