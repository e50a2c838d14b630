import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { printCasting } from '@/components/favorites/print-casting';

const print = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('print', print);
  print.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('waits for a sheet that is loaded after the click', async () => {
  void printCasting();
  await vi.advanceTimersByTimeAsync(1000);
  expect(print).not.toHaveBeenCalled();
  document.body.innerHTML = '<div class="casting-sheet"></div>';
  await vi.advanceTimersByTimeAsync(100);
  expect(print).toHaveBeenCalledOnce();
});

it('prints anyway if the sheet is never loaded', async () => {
  void printCasting();
  await vi.advanceTimersByTimeAsync(6000);
  expect(print).toHaveBeenCalledOnce();
});
