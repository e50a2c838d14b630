import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let inUploadSlot: typeof import('@/lib/scouting/upload-slots').inUploadSlot;

beforeEach(async () => {
  beginProcess({});
  ({ inUploadSlot } = await import('@/lib/scouting/upload-slots'));
});

const BUSY = { code: 'busy', status: 503, retryAfterSeconds: 30 };

/** Uploads of these visitors that go on until they are ended, one by one. */
function begin(visitors: readonly string[]) {
  return visitors.map((visitor) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    return { done: inUploadSlot(visitor, () => promise), end: resolve, fail: reject };
  });
}

async function expectBusy(visitor: string): Promise<void> {
  const work = vi.fn();
  await expect(inUploadSlot(visitor, work)).rejects.toMatchObject(BUSY);
  expect(work).not.toHaveBeenCalled();
}

const upload = (visitor: string) => inUploadSlot(visitor, async () => 'read');

describe('an upload', () => {
  it('gives what its work gives', async () => {
    expect(await upload('ana')).toBe('read');
  });

  it('is the second of its visitor at most; others go on', async () => {
    const uploads = begin(['ana', 'ana']);
    await expectBusy('ana');
    expect(await upload('bia')).toBe('read');
    for (const { end } of uploads) end('');
    await Promise.all(uploads.map(({ done }) => done));
    expect(await upload('ana')).toBe('read');
  });

  it('is the sixth of all at most', async () => {
    const [first, ...others] = begin(['ana', 'ana', 'bia', 'bia', 'caio', 'caio']);
    await expectBusy('davi');
    first?.end('');
    await first?.done;
    expect(await upload('davi')).toBe('read');
    for (const { end } of others) end('');
    await Promise.all(others.map(({ done }) => done));
  });

  it('leaves its place when it fails, at once or later', async () => {
    for (let one = 0; one < 3; one += 1) {
      const fails = inUploadSlot('ana', () => {
        throw new Error('at once');
      });
      await expect(fails).rejects.toThrow('at once');
    }
    for (let one = 0; one < 3; one += 1) {
      const [fails] = begin(['ana']);
      fails?.fail(new Error('later'));
      await expect(fails?.done).rejects.toThrow('later');
    }
    expect(await upload('ana')).toBe('read');
  });

  it('leaves its own place, not that of somebody else', async () => {
    const [, , last] = begin(['ana', 'ana', 'bia']);
    last?.end('');
    await last?.done;
    await expectBusy('ana');
    begin(['bia', 'bia']);
    await expectBusy('bia');
  });

  it('finds no place that is taken in another bundle of the same process', async () => {
    begin(['ana', 'ana']);
    vi.resetModules();
    ({ inUploadSlot } = await import('@/lib/scouting/upload-slots'));
    await expectBusy('ana');
  });
});
