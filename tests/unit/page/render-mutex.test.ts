import { beforeEach, expect, it, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

const answered = vi.hoisted(() => [] as (() => void)[]);
vi.mock('@/lib/platform/next/answer-status.mjs', () => ({
  onResponseStart: (then: () => void) => void answered.push(then),
}));

let acquireRenderMutex: () => Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answered.length = 0;
  beginProcess({});
  ({ acquireRenderMutex } = await import('@/lib/page/render-mutex'));
  return () => void vi.useRealTimers();
});

/** The number of callers that hold the mutex. */
function crowd(size: number): () => Promise<number> {
  let begun = 0;
  for (let one = 0; one < size; one += 1) {
    void acquireRenderMutex().then(() => {
      begun += 1;
    });
  }
  return async () => {
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    return begun;
  };
}

it('pages render one at a time, the next when the response of the last begins', async () => {
  const begun = crowd(4);
  expect(await begun()).toBe(1);
  answered[0]?.();
  answered[0]?.();
  expect(await begun()).toBe(2);
  answered[1]?.();
  expect(await begun()).toBe(3);
});

it('a page whose response never begins releases the mutex', async () => {
  const begun = crowd(2);
  expect(await begun()).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(await begun()).toBe(2);
});

it('an uncontended mutex is free for the next page', async () => {
  const begun = crowd(1);
  expect(await begun()).toBe(1);
  for (const leave of answered) leave();
  expect(vi.getTimerCount(), 'no timer is left behind').toBe(0);
  const later = crowd(2);
  expect(await later()).toBe(1);
});
