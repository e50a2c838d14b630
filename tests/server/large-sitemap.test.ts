import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { startPanel } from '../demo-panel/start.ts';
import { startSite } from '../fixtures/site-process.ts';
import { visit } from './visit.ts';

const TALENTS = 10_000;
const MOST_MS = 2_000;
const MOST_BYTES = 100 * 1024 * 1024;
const MOST_URLS = 50_000;

/** The memory of a process, in bytes. */
function memoryOf(pid: number): number {
  const [, kilobytes = ''] =
    /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

test('the sitemaps of 10,000 talents come in two seconds and in 100 MB', async () => {
  const panel = await startPanel({ talents: TALENTS, pictures: 'plain' });
  onTestFinished(() => panel.close());
  const site = await startSite(panel.url);
  onTestFinished(() => site.stop());
  // The roster is read for any page; what it takes is not the sitemap's.
  await visit(`${site.url}/modelos`);
  const before = memoryOf(site.pid);
  for (const language of ['pt', 'en', 'es']) {
    const start = performance.now();
    const { status, body } = await visit(`${site.url}/sitemap-${language}.xml`);
    expect(performance.now() - start).toBeLessThan(MOST_MS);
    const urls = body.match(/<loc>/g)?.length ?? 0;
    expect([status, urls > TALENTS, urls < MOST_URLS]).toEqual([200, true, true]);
    expect(body.match(/<loc>[^<]*\/\d+\/[^<]*<\/loc>/g)?.length).toBeGreaterThanOrEqual(TALENTS);
  }
  expect(memoryOf(site.pid) - before).toBeLessThan(MOST_BYTES);
});
