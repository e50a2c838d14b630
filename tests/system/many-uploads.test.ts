import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MEMORY_LIMIT, sendLargeApplications } from '../fixtures/large-applications.ts';
import { ownServers, visit } from '../server/visit.ts';

test('thirty concurrent applications of 40 MB are all answered, within the memory limit', async () => {
  const { panel, site } = await ownServers({ TRUSTED_PROXY_HOPS: '1' });
  const statuses = await sendLargeApplications(site.url, 30);
  // When the disk quota and the queue are full, the response is 503.
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const taken = statuses.filter((status) => status === 200);
  expect(taken.length).toBeGreaterThan(10);
  expect(panel.entries()).toHaveLength(taken.length);
  const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8')) ?? [];
  console.info(`${taken.length} of thirty sent, ${Number(peak) / 1024} MB at the peak`);
  expect(Number(peak) * 1024).toBeLessThan(MEMORY_LIMIT);
  // The same process still answers, and has room again.
  expect((await visit(`${site.url}/modelos`)).status).toBe(200);
  expect(await sendLargeApplications(site.url, 1)).toEqual([200]);
});
