import { beforeEach, describe, expect, it } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { visitInProgress } from '../../fixtures/visit-in-progress.ts';

let takeDownloadSlot: typeof import('@/lib/media/download-slots').takeDownloadSlot;

beforeEach(async () => {
  beginProcess({});
  ({ takeDownloadSlot } = await import('@/lib/media/download-slots'));
});

/** A download that has a slot; returns the function that ends it. */
async function begin(talent: number, client: string | null): Promise<() => void> {
  const { answer, end } = await visitInProgress(() => takeDownloadSlot(talent, client));
  await expect(answer).resolves.toBeUndefined();
  return end;
}

const refused = (talent: number, client: string | null) =>
  visitInProgress(() => takeDownloadSlot(talent, client)).then(
    ({ answer }) => expect(answer).rejects,
  );
const busy = (status: number) => ({ name: 'BusyError', status });

describe('a download', () => {
  it('locks its talent against every other download until its response is over', async () => {
    const end = await begin(1, '10.0.0.1');
    await (await refused(1, '10.0.0.2')).toMatchObject(busy(503));
    end();
    await begin(1, '10.0.0.2');
  });

  it('is one of at most four, and two per client', async () => {
    await begin(1, '10.0.0.1');
    await begin(2, '10.0.0.1');
    await (await refused(3, '10.0.0.1')).toMatchObject(busy(429));
    await begin(3, null);
    await begin(4, null);
    await (await refused(5, '10.0.0.2')).toMatchObject(busy(503));
  });

  it('starts at most ten times a minute per client, where clients can be told apart', async () => {
    for (let time = 0; time < 10; time += 1) (await begin(1, '10.0.0.1'))();
    const limit = { ...busy(429), retryAfterSeconds: 60 };
    await (await refused(1, '10.0.0.1')).toMatchObject(limit);
    for (let time = 0; time < 11; time += 1) (await begin(2, null))();
  });
});
