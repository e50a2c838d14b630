import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { showView, useSelectionView } from '@/components/favorites/use-selection-view';
import { watchListeners } from '../fixtures/listeners.ts';

beforeEach(() => window.history.replaceState(null, '', '/favoritos'));

it('follows the hash of the address', () => {
  const { result } = renderHook(useSelectionView);
  expect(result.current).toBe('list');
  for (const view of ['compare', 'lineup'] as const) {
    act(() => showView(view));
    expect([result.current, window.location.hash]).toEqual([view, `#${view}`]);
  }
  act(() => showView('list'));
  expect([result.current, window.location.hash]).toEqual(['list', '']);
  window.history.replaceState(null, '', '/favoritos#lineup');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(result.current).toBe('lineup');
});

it('no longer follows it after it is unmounted', () => {
  const listeners = watchListeners(window);
  const { unmount } = renderHook(useSelectionView);
  expect(listeners()).toContain('popstate');
  unmount();
  expect(listeners()).not.toContain('popstate');
});
