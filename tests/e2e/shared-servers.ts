import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startPanel } from '../demo-panel/start.ts';
import { startSite } from '../fixtures/site-process.ts';

const OPTIMIZED = path.resolve(import.meta.dirname, '../../.next/standalone/.next/cache/images');

/** The site and the back office that most tests only read, for the whole run. */
export default async function shareServers() {
  const panel = await startPanel({ pictures: 'plain' });
  const site = await startSite(panel.url);
  process.env.E2E_PANEL = panel.url;
  process.env.E2E_SITE = site.url;
  return async () => {
    await site.stop();
    await panel.close();
    // What the optimizer made of plain pictures stands where it would look for drawn ones.
    await rm(OPTIMIZED, { recursive: true, force: true });
  };
}
