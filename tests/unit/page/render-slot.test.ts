import { beforeEach, expect, it, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

const answered = vi.hoisted(() => [] as (() => void)[]);
vi.mock('@/lib/platform/next/answer-status.mjs', () => ({
  whenAnswered: (then: () => void) => void answered.push(then),
}));

let renderSlot: () => Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answered.length = 0;
  beginProcess({});
  ({ renderSlot } = await import('@/lib/page/render-slot'));
  return () => void vi.useRealTimers();
});

/** How many of those who ask for a slot have one. */
function crowd(size: number): () => Promise<number> {
  let begun = 0;
  for (let one = 0; one < size; one += 1) {
    void renderSlot().then(() => {
      begun += 1;
    });
  }
  return async () => {
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    return begun;
  };
}

it('two of a crowd are rendered at a time, the next when one is answered', async () => {
  const begun = crowd(5);
  expect(await begun()).toBe(2);
  answered[0]?.();
  answered[0]?.();
  expect(await begun()).toBe(3);
  answered[1]?.();
  answered[2]?.();
  expect(await begun()).toBe(5);
});

it('a page whose answer is read slowly gives its slot up', async () => {
  const begun = crowd(4);
  expect(await begun()).toBe(2);
  vi.advanceTimersByTime(50);
  expect(await begun()).toBe(4);
});

it('a slot that nobody waits for is kept for the next', async () => {
  const begun = crowd(2);
  expect(await begun()).toBe(2);
  for (const leave of answered) leave();
  const later = crowd(3);
  expect(await later()).toBe(2);
});
