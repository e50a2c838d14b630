import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { showView, useSelectionView } from '@/components/favorites/selection-tools';
import { watchListeners } from '../fixtures/listeners.ts';

beforeEach(() => window.history.replaceState(null, '', '/favoritos'));

it('follows the hash of the address', () => {
  const { result } = renderHook(useSelectionView);
  expect(result.current).toBe('list');
  act(() => showView('compare'));
  expect([result.current, window.location.hash]).toEqual(['compare', '#compare']);
  act(() => showView('list'));
  expect([result.current, window.location.hash]).toEqual(['list', '']);
  window.history.replaceState(null, '', '/favoritos#compare');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(result.current).toBe('compare');
});

it('shows the list for the hash of a display that is gone', () => {
  window.history.replaceState(null, '', '/favoritos#lineup');
  expect(renderHook(useSelectionView).result.current).toBe('list');
});

it('no longer follows it after it is unmounted', () => {
  const listeners = watchListeners(window);
  const { unmount } = renderHook(useSelectionView);
  expect(listeners()).toContain('popstate');
  unmount();
  expect(listeners()).not.toContain('popstate');
});
