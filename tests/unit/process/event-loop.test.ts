import { beforeEach, expect, it, vi } from 'vitest';
import { createYielder } from '@/lib/process/event-loop';

let now = 0;

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

it('long work continues while it has not taken long, then in turns of its own', async () => {
  const pace = createYielder();
  now += 4;
  expect(pace()).toBeUndefined();
  now += 1;
  const waited = pace();
  expect(waited).toBeInstanceOf(Promise);
  const order: string[] = [];
  setImmediate(() => order.push('other work'));
  await waited;
  order.push('it');
  expect(pace()).toBeUndefined();
  await new Promise((resolve) => setImmediate(resolve));
  expect(order).toContain('other work');
});
