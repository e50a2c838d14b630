import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let slots: typeof import('@/lib/scouting/upload-slots');

beforeEach(async () => {
  beginProcess({});
  slots = await import('@/lib/scouting/upload-slots');
});

const BUSY = { code: 'busy', status: 503, retryAfterSeconds: 30 };

/** Uploads of these visitors that continue until they are ended, one by one. */
function begin(kind: 'reading' | 'working', visitors: readonly (string | null)[]) {
  return visitors.map((visitor) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const begun = vi.fn(() => promise);
    return { begun, done: slots.inSlot(kind, visitor, begun), end: resolve, fail: reject };
  });
}

const visitors = (count: number) => Array.from({ length: count }, (_, one) => `visitor ${one}`);

async function expectBusy(kind: 'reading' | 'working', visitor: string): Promise<void> {
  const work = vi.fn();
  await expect(slots.inSlot(kind, visitor, work)).rejects.toMatchObject(BUSY);
  expect(work).not.toHaveBeenCalled();
}

describe.each([
  ['reading', 6, 60],
  ['working', 2, 20],
] as const)('%s', (kind, mostOfOne, most) => {
  const upload = (visitor: string) => slots.inSlot(kind, visitor, async () => 'done');

  it('returns the result of its work', async () => {
    expect(await upload('ana')).toBe('done');
  });

  it(`takes ${mostOfOne} of one visitor; others go on`, async () => {
    const uploads = begin(kind, Array(mostOfOne).fill('ana'));
    await expectBusy(kind, 'ana');
    if (kind === 'reading') expect(await upload('bia')).toBe('done');
    for (const { end } of uploads) end('');
    await Promise.all(uploads.map(({ done }) => done));
    expect(await upload('ana')).toBe('done');
  });

  it('has no limit per visitor where visitors cannot be told apart', async () => {
    const uploads = begin(kind, Array(mostOfOne).fill(null));
    expect(await slots.inSlot(kind, null, async () => 'done')).toBe('done');
    for (const { end } of uploads) end('');
  });

  it(`takes ${most} of all, with those that wait`, async () => {
    const uploads = begin(kind, visitors(most));
    await expectBusy(kind, 'davi');
    for (const { end } of uploads) end('');
    await Promise.all(uploads.map(({ done }) => done));
    expect(await upload('davi')).toBe('done');
  });

  it('releases its slot on failure, synchronous or not', async () => {
    for (let one = 0; one <= most; one += 1) {
      const fails = slots.inSlot(kind, 'ana', () => {
        throw new Error('at once');
      });
      await expect(fails).rejects.toThrow('at once');
      const [later] = begin(kind, ['ana']);
      later?.fail(new Error('later'));
      await expect(later?.done).rejects.toThrow('later');
    }
    expect(await upload('ana')).toBe('done');
  });

  it('is shared by all bundles of the process', async () => {
    const uploads = begin(kind, Array(mostOfOne).fill('ana'));
    vi.resetModules();
    slots = await import('@/lib/scouting/upload-slots');
    await expectBusy(kind, 'ana');
    for (const { end } of uploads) end('');
  });
});

it('four run at a time, and the others in order of arrival', async () => {
  const uploads = begin('working', visitors(7));
  const begun = () => uploads.map((one) => one.begun.mock.calls.length);
  await expect.poll(begun).toEqual([1, 1, 1, 1, 0, 0, 0]);
  uploads[2]?.end('');
  await uploads[2]?.done;
  await expect.poll(begun).toEqual([1, 1, 1, 1, 1, 0, 0]);
  uploads[0]?.fail(new Error('?'));
  await uploads[0]?.done.catch(() => {});
  await expect.poll(begun).toEqual([1, 1, 1, 1, 1, 1, 0]);
});
