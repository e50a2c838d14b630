import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fileOf, formOf, SLOTS, smallApplication } from '../fixtures/application.ts';
import { formPostsTo } from '../server/form-posts.ts';
import { ownServers, visit } from '../server/visit.ts';

const MB = 1024 * 1024;

/** That of a shipped instance. The page cache of spooled files is reclaimable and does not count. */
const MEMORY_LIMIT = 900 * MB;

/** A photo of twelve megapixels in a file of just under 10 MB. */
async function largePhoto(): Promise<Blob> {
  const create = { width: 4000, height: 3000, channels: 3, background: '#b0142d' } as const;
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  return fileOf(Buffer.concat([jpeg, Buffer.alloc(10 * MB - 1 - jpeg.length)]));
}

test('thirty concurrent applications of 40 MB are all answered, within the memory limit', async () => {
  const { panel, site } = await ownServers({ TRUSTED_PROXY_HOPS: '1' });
  const { headersOf } = formPostsTo(site);
  const photo = await largePhoto();
  const images = Object.fromEntries(SLOTS.map((slot) => [slot, photo]));
  const fields = { ...(await smallApplication()), ...images };
  /** The status, 0 without a response. */
  const send = async (applicant: number): Promise<number> => {
    const headers = headersOf({ 'idempotency-key': crypto.randomUUID() });
    const body = formOf({ ...fields, realname: `Applicant ${applicant}` });
    const post = { method: 'POST', headers, body };
    const answer = await fetch(`${site.url}/api/get-scouted`, post).catch(() => null);
    await answer?.text().catch(() => null);
    return answer?.status ?? 0;
  };
  const statuses = await Promise.all(Array.from({ length: 30 }, (_, place) => send(place)));
  // When the disk quota and the queue are full, the response is 503. When this process sends nothing
  // for 15 s, as on a busy machine, it is 408.
  expect(statuses.filter((status) => ![200, 408, 503].includes(status))).toEqual([]);
  const taken = statuses.filter((status) => status === 200);
  expect(taken.length).toBeGreaterThan(10);
  expect(panel.entries()).toHaveLength(taken.length);
  const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8')) ?? [];
  console.info(`${taken.length} of thirty sent, ${Number(peak) / 1024} MB at the peak`);
  expect(Number(peak) * 1024).toBeLessThan(MEMORY_LIMIT);
  // The same process still answers, and has room again.
  expect((await visit(`${site.url}/modelos`)).status).toBe(200);
  expect(await send(30)).toBe(200);
}, 300_000);
