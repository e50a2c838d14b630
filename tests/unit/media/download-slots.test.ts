import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

type Slots = typeof import('@/lib/media/download-slots');
let inDownloadSlot: Slots['inDownloadSlot'];

beforeEach(async () => {
  beginProcess({});
  ({ inDownloadSlot } = await import('@/lib/media/download-slots'));
});

const bytes = new Uint8Array([1]);
const endless = () =>
  Promise.resolve(new ReadableStream<Uint8Array>({ pull: (to) => to.enqueue(bytes) }));
const short = () => Promise.resolve(new Blob([bytes]).stream());
const broken = () =>
  Promise.resolve(
    new ReadableStream<Uint8Array>({ pull: (to) => to.error(new Error('broken off')) }),
  );
const busy = (status: number) => ({ name: 'NoSlotError', status });

describe('a download', () => {
  it('locks its talent against every other download', async () => {
    const first = await inDownloadSlot(1, '10.0.0.1', endless);
    await expect(inDownloadSlot(1, '10.0.0.2', endless)).rejects.toMatchObject(busy(503));
    await first.cancel();
    await inDownloadSlot(1, '10.0.0.2', endless);
  });

  it('is one of at most four, and two per client', async () => {
    await inDownloadSlot(1, '10.0.0.1', endless);
    await inDownloadSlot(2, '10.0.0.1', endless);
    await expect(inDownloadSlot(3, '10.0.0.1', endless)).rejects.toMatchObject(busy(429));
    await inDownloadSlot(3, null, endless);
    await inDownloadSlot(4, null, endless);
    await expect(inDownloadSlot(5, '10.0.0.2', endless)).rejects.toMatchObject(busy(503));
  });

  it('has no limit per client where clients cannot be told apart', async () => {
    for (let time = 0; time < 11; time += 1) {
      await (await inDownloadSlot(1, null, endless)).cancel();
    }
    for (const talent of [1, 2, 3, 4]) await inDownloadSlot(talent, null, endless);
  });

  it('streams unchanged, and holds its slot until its end', async () => {
    const pieces = Promise.resolve(new Blob(['first', ' and last']).stream());
    const download = await inDownloadSlot(1, null, () => pieces);
    let text = '';
    for await (const piece of download) {
      text += Buffer.from(piece).toString();
      await expect(inDownloadSlot(1, null, endless)).rejects.toMatchObject(busy(503));
    }
    expect(text).toBe('first and last');
  });

  it('is read at the pace of its visitor, and aborted when they leave', async () => {
    const source = { pull: vi.fn(), cancel: vi.fn() };
    const begun = async () => new ReadableStream<Uint8Array>(source, { highWaterMark: 0 });
    const download = await inDownloadSlot(1, null, begun);
    await new Promise((resolve) => setImmediate(resolve));
    expect(source.pull).not.toHaveBeenCalled();
    await download.cancel('left');
    expect(source.cancel).toHaveBeenCalledWith('left');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['has ended', async () => new Response(await inDownloadSlot(1, null, short)).bytes()],
    ['broke off', async () => new Response(await inDownloadSlot(1, null, broken)).bytes()],
    ['never began', () => inDownloadSlot(1, null, () => Promise.reject(new Error('down')))],
  ])('releases its slot once it %s', async (_how, download) => {
    await download().catch(() => null);
    await inDownloadSlot(1, null, endless);
  });

  it('starts at most ten times a minute per client', async () => {
    for (let time = 0; time < 10; time += 1) {
      await (await inDownloadSlot(1, '10.0.0.1', endless)).cancel();
    }
    const refused = inDownloadSlot(1, '10.0.0.1', endless);
    await expect(refused).rejects.toMatchObject({ ...busy(429), retryAfterSeconds: 60 });
    await inDownloadSlot(1, '10.0.0.2', endless);
  });

  it('is refused after forty at a time', async () => {
    let begun = 0;
    const asked = Array.from({ length: 40 }, (_, one) =>
      inDownloadSlot(1, `10.0.0.${one}`, () => {
        begun += 1;
        return endless();
      }),
    );
    const ends = await Promise.allSettled(asked);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(begun).toBe(1);
  });
});
