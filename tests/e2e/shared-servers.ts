import { startPanel } from '../demo-panel/start.ts';
import { startSite } from '../fixtures/site-process.ts';

/** The site and the back office for the whole run, which most tests only read. */
export default async function shareServers() {
  const panel = await startPanel({ pictures: 'plain' });
  const site = await startSite(panel.url);
  process.env.E2E_PANEL = panel.url;
  process.env.E2E_SITE = site.url;
  return async () => {
    await site.stop();
    await panel.close();
  };
}
