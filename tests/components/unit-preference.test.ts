import { beforeEach, expect, it, vi } from 'vitest';
import { followUnits, storedUnits, storeUnits } from '@/lib/talents/unit-preference';

beforeEach(() => localStorage.clear());

const tellOfAnotherTab = () => void window.dispatchEvent(new StorageEvent('storage'));

it.each(['', 'furlongs', 'metric'])('%j in the storage counts as metric', (stored) => {
  localStorage.setItem('units', stored);
  expect(storedUnits()).toBe('metric');
});

it('subscribers get every choice until they unsubscribe', () => {
  const told = vi.fn();
  const stop = followUnits(told);
  storeUnits('imperial');
  tellOfAnotherTab();
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  storeUnits('metric');
  tellOfAnotherTab();
  expect(told).toHaveBeenCalledTimes(2);
});
