import { beforeEach, expect, it, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let turns: typeof import('@/lib/platform/event-loop');
let now = 0;

beforeEach(async () => {
  beginProcess({});
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  turns = await import('@/lib/platform/event-loop');
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A burst of callers in one tick, each of which works for this long (ms). Gives how many began. */
function crowd(size: number, workMs: number): () => number {
  let begun = 0;
  for (let one = 0; one < size; one += 1) {
    const room = turns.yieldIfBusy();
    const work = () => {
      begun += 1;
      now += workMs;
    };
    if (room) void room.then(work);
    else work();
  }
  return () => begun;
}

it('a burst resumes one caller per tick as soon as a tick takes long', async () => {
  const begun = crowd(4, 6);
  const counts = [begun()];
  while (begun() < 4) {
    await nextTurn();
    if (begun() !== counts.at(-1)) counts.push(begun());
  }
  expect(counts).toEqual([1, 2, 3, 4]);
});

it('a caller in an idle process, or with little work, does not wait', async () => {
  expect(crowd(4, 1)()).toBe(4);
  await nextTurn();
  now += 1_000;
  expect(crowd(1, 1)()).toBe(1);
});

it('waiting callers resume in order', async () => {
  const first = crowd(3, 6);
  while (first() < 2) await nextTurn();
  const later = crowd(1, 0);
  expect(later()).toBe(0);
  while (later() === 0) {
    expect(first()).toBeLessThanOrEqual(3);
    await nextTurn();
  }
  expect(first()).toBe(3);
});

it('long work continues while it has not taken long, then in ticks of its own', async () => {
  const pace = turns.createYielder();
  now += 4;
  expect(pace()).toBeUndefined();
  now += 2;
  const waited = pace();
  expect(waited).toBeInstanceOf(Promise);
  await waited;
  expect(pace()).toBeUndefined();
});

it('a newcomer behind others waits for its own tick, and no one waits once the queue is empty', async () => {
  const waiting = [turns.yieldInOrder(), turns.yieldInOrder()];
  await waiting[0];
  const room = turns.yieldIfBusy();
  expect(room).toBeInstanceOf(Promise);
  await Promise.all([...waiting, room]);
  expect(turns.yieldIfBusy()).toBeUndefined();
});

it('a tick is measured from its own start', async () => {
  await turns.yieldInOrder();
  now += 6;
  expect(turns.yieldIfBusy()).toBeInstanceOf(Promise);
});

it('five milliseconds count as long', () => {
  const pace = turns.createYielder();
  expect(turns.yieldIfBusy()).toBeUndefined();
  now += 5;
  expect(turns.yieldIfBusy()).toBeInstanceOf(Promise);
  expect(pace()).toBeInstanceOf(Promise);
});
