import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { compare, useComparing } from '@/components/favorites/use-comparing';
import { watchListeners } from '../fixtures/listeners.ts';

beforeEach(() => window.history.replaceState(null, '', '/favoritos'));

it('follows the hash of the address', () => {
  const { result } = renderHook(useComparing);
  expect(result.current).toBe(false);
  act(() => compare(true));
  expect([result.current, window.location.hash]).toEqual([true, '#compare']);
  window.history.replaceState(null, '', '/favoritos');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(result.current).toBe(false);
});

it('no longer follows it after it is unmounted', () => {
  const listeners = watchListeners(window);
  const { unmount } = renderHook(useComparing);
  expect(listeners()).toContain('popstate');
  unmount();
  expect(listeners()).not.toContain('popstate');
});
