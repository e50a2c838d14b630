import { beforeEach, expect, it, vi } from 'vitest';
import { followUnits, storedUnits, storeUnits } from '@/lib/talents/unit-preference';

beforeEach(() => localStorage.clear());

const fireStorageEvent = () => void window.dispatchEvent(new StorageEvent('storage'));

it.each(['', 'furlongs', 'metric'])('%j in the storage counts as metric', (stored) => {
  localStorage.setItem('units', stored);
  expect(storedUnits()).toBe('metric');
});

it('subscribers get every choice until they unsubscribe', () => {
  const listener = vi.fn();
  const stop = followUnits(listener);
  storeUnits('imperial');
  fireStorageEvent();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  storeUnits('metric');
  fireStorageEvent();
  expect(listener).toHaveBeenCalledTimes(2);
});
