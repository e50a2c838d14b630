import { afterEach, expect, it, vi } from 'vitest';
import { boundHeapGrowth } from '@/lib/platform/heap-growth';

const setFlagsFromString = vi.hoisted(() => vi.fn());
vi.mock('node:v8', async (original) => ({
  ...(await original<typeof import('node:v8')>()),
  setFlagsFromString,
}));

const MEGABYTE = 1024 * 1024;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the growth of the heap is bounded while memory is short, and V8 decides it otherwise', () => {
  vi.useFakeTimers();
  const rss = vi.spyOn(process.memoryUsage, 'rss');
  boundHeapGrowth();
  const flags = (megabytes: number) => {
    setFlagsFromString.mockClear();
    rss.mockReturnValue(megabytes * MEGABYTE);
    vi.advanceTimersByTime(1_000);
    return setFlagsFromString.mock.calls.flat();
  };
  expect(flags(200)).toEqual([]);
  expect(flags(301)).toEqual(['--heap-growing-percent=50']);
  expect(flags(400), 'still short').toEqual([]);
  expect(flags(299)).toEqual(['--heap-growing-percent=0']);
  expect(flags(299)).toEqual([]);
});
