import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { startPanel } from '../demo-panel/start.ts';
import { processorTime } from '../fixtures/processor-time.ts';
import { startSite, untilWarm } from '../fixtures/site-process.ts';
import { visit } from '../server/visit.ts';

const TALENTS = 10_000;
/** One record of the stand-in is unreadable. */
const READABLE = TALENTS - 1;
const MAX_MS = 2_000;
const MAX_BYTES = 100 * 1024 * 1024;
const MAX_URLS = 50_000;

/** The memory of a process, in bytes. */
function memoryOf(pid: number): number {
  const [, kilobytes = ''] =
    /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

test('each sitemap of 10,000 talents takes two seconds and 100 MB at most', async () => {
  const panel = await startPanel({ talents: TALENTS, pictures: 'plain' });
  onTestFinished(() => panel.close());
  const site = await startSite(panel.url);
  onTestFinished(() => site.stop());
  // Any page reads the roster, so its cost is not part of the sitemap.
  await untilWarm(site, '/api/roster?view=models');
  const before = memoryOf(site.pid);
  for (const language of LOCALES) {
    const start = processorTime(site.pid);
    const { status, body } = await visit(`${site.url}/sitemap-${language}.xml`);
    expect(processorTime(site.pid) - start).toBeLessThan(MAX_MS);
    const urls = body.match(/<loc>/g)?.length ?? 0;
    expect([status, urls > TALENTS, urls < MAX_URLS]).toEqual([200, true, true]);
    expect(body.match(/<loc>[^<]*\/\d+\/[^<]*<\/loc>/g)?.length).toBeGreaterThanOrEqual(READABLE);
  }
  expect(memoryOf(site.pid) - before).toBeLessThan(MAX_BYTES);
});
