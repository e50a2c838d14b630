import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useReducedMotion } from '@/components/ui/reduced-motion';
import { watchListeners } from '../fixtures/listeners.ts';

afterEach(() => vi.unstubAllGlobals());

it('follows the setting until it is unmounted', () => {
  const list = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => list);
  const listeners = watchListeners(list);
  const { result, unmount } = renderHook(() => useReducedMotion());
  expect(result.current).toBe(false);
  list.matches = true;
  act(() => void list.dispatchEvent(new Event('change')));
  expect(result.current).toBe(true);
  expect(listeners()).toEqual(['change']);
  unmount();
  expect(listeners()).toEqual([]);
});
