import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let slots: typeof import('@/lib/scouting/upload-slots');

beforeEach(async () => {
  beginProcess({ TRUSTED_PROXY_HOPS: '1' });
  slots = await import('@/lib/scouting/upload-slots');
});

type Kind = Parameters<typeof slots.inSlot>[0];

/** A request of a visitor; of no one if that is null. */
function requestOf(visitor: string | null, signal?: AbortSignal): Request {
  const headers: HeadersInit = visitor ? { 'x-forwarded-for': visitor } : {};
  return new Request('https://vitrine.test/api/get-scouted', { headers, signal });
}

/** Uploads of these visitors that continue until they are ended, one by one. */
function begin(kind: Kind, visitors: readonly (string | null)[]) {
  return visitors.map((visitor) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const begun = vi.fn(() => promise);
    return {
      begun,
      done: slots.inSlot(kind, requestOf(visitor), begun),
      end: resolve,
      fail: reject,
    };
  });
}

const [ANA, BIA, DAVI] = ['198.51.100.1', '198.51.100.2', '198.51.100.3'] as const;
const visitors = (count: number) => Array.from({ length: count }, (_, one) => `10.0.0.${one}`);

async function expectBusy(kind: Kind, visitor: string, status = 503): Promise<void> {
  const work = vi.fn();
  await expect(slots.inSlot(kind, requestOf(visitor), work)).rejects.toMatchObject({
    ...{ name: 'BusyError', status },
  });
  expect(work).not.toHaveBeenCalled();
}

describe.each([
  ['reading', 6, 60],
  ['working', 2, 20],
] as const)('%s', (kind, mostOfOne, most) => {
  const upload = (visitor: string) => slots.inSlot(kind, requestOf(visitor), async () => 'done');

  it('returns the result of its work', async () => {
    expect(await upload(ANA)).toBe('done');
  });

  it(`takes ${mostOfOne} of one visitor; others go on`, async () => {
    const uploads = begin(kind, Array(mostOfOne).fill(ANA));
    await expectBusy(kind, ANA, 429);
    if (kind === 'reading') expect(await upload(BIA)).toBe('done');
    for (const { end } of uploads) end('');
    await Promise.all(uploads.map(({ done }) => done));
    expect(await upload(ANA)).toBe('done');
  });

  it('has no limit per visitor where visitors cannot be told apart', async () => {
    const uploads = begin(kind, Array(mostOfOne).fill(null));
    expect(await slots.inSlot(kind, requestOf(null), async () => 'done')).toBe('done');
    for (const { end } of uploads) end('');
  });

  it(`takes ${most} of all, with those that wait`, async () => {
    const uploads = begin(kind, visitors(most));
    await expectBusy(kind, DAVI);
    for (const { end } of uploads) end('');
    await Promise.all(uploads.map(({ done }) => done));
    expect(await upload(DAVI)).toBe('done');
  });

  it('releases its slot on failure, synchronous or not', async () => {
    for (let one = 0; one <= most; one += 1) {
      const fails = slots.inSlot(kind, requestOf(ANA), () => {
        throw new Error('at once');
      });
      await expect(fails).rejects.toThrow('at once');
      const [later] = begin(kind, [ANA]);
      later?.fail(new Error('later'));
      await expect(later?.done).rejects.toThrow('later');
    }
    expect(await upload(ANA)).toBe('done');
  });

  it('is shared by all bundles of the process', async () => {
    const uploads = begin(kind, Array(mostOfOne).fill(ANA));
    vi.resetModules();
    slots = await import('@/lib/scouting/upload-slots');
    await expectBusy(kind, ANA, 429);
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

describe.each([
  ['working', 4, 20_000],
  ['drawing', 1, 30_000],
] as const)('the queue for %s', (kind, slotCount, longestMs) => {
  it('is left by visitors who close the page', async () => {
    const uploads = begin(kind, visitors(slotCount));
    const left = new AbortController();
    const waiting = slots.inSlot(kind, requestOf(ANA, left.signal), async () => 'done');
    const refused = expect(waiting).rejects.toBe('left');
    left.abort('left');
    await refused;
    for (const { end } of uploads) end('');
  });

  it(`is as busy to those who have waited for ${longestMs} ms`, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const uploads = begin(kind, visitors(slotCount));
    const refused = expectBusy(kind, ANA);
    vi.advanceTimersByTime(longestMs);
    await refused;
    for (const { end } of uploads) end('');
  });
});
