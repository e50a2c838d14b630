import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { growTo, listPosition, useScrollPosition } from '@/components/ui/list-position';
import { NAVIGATION_START } from '@/components/ui/page-transitions';

const scrollTo = vi.fn();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo.mockReset());
  window.history.pushState(null, '', '/modelos');
});
afterEach(() => vi.unstubAllGlobals());

function scrolledTo(top: number, how: Event = new Event('scrollend')): void {
  vi.stubGlobal('scrollY', top);
  (how.type === 'scrollend' ? document : window).dispatchEvent(how);
}

it.each(['scrollend', NAVIGATION_START])(
  'is stored in its entry of the history, beside the state of an overlay and the router: %s',
  (how) => {
    const others = { overlay: 'a', router: 1 };
    window.history.replaceState(others, '');
    renderHook(() => useScrollPosition('all'));
    growTo(40);
    scrolledTo(900, new Event(how));
    expect(window.history.state).toEqual({ ...others, list: { shown: 40, top: 900 } });
    window.history.pushState(null, '', '/modelos?letter=a');
    expect(listPosition()).toEqual({});
  },
);

it('is not stored in the entry of another page, which is not rendered yet', () => {
  renderHook(() => useScrollPosition('all'));
  window.history.pushState(null, '', '/modelos/1/ana');
  scrolledTo(0);
  expect(window.history.state).toBeNull();
});

it('is restored for another list or length whose entry has one', () => {
  const { rerender } = renderHook(({ content }) => useScrollPosition(content), {
    initialProps: { content: 'all 20' },
  });
  rerender({ content: 'a 20' });
  expect(scrollTo).not.toHaveBeenCalled();
  window.history.replaceState({ list: { shown: 60, top: 1200.5 } }, '');
  rerender({ content: 'all 60' });
  expect(scrollTo.mock.calls).toEqual([[{ top: 1200.5, behavior: 'instant' }]]);
});
