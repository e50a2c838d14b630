import { beforeEach, expect, it, vi } from 'vitest';
import { followUnits, keepUnits, keptUnits } from '@/lib/talents/unit-preference';

beforeEach(() => localStorage.clear());

const tellOfAnotherTab = () => void window.dispatchEvent(new StorageEvent('storage'));

it.each(['', 'furlongs', 'metric'])('%j in the browser counts as metric', (kept) => {
  localStorage.setItem('units', kept);
  expect(keptUnits()).toBe('metric');
});

it('whoever follows the units hears of every choice, until they stop', () => {
  const told = vi.fn();
  const stop = followUnits(told);
  keepUnits('imperial');
  tellOfAnotherTab();
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  keepUnits('metric');
  tellOfAnotherTab();
  expect(told).toHaveBeenCalledTimes(2);
});
