import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  mockAllIsIntersecting,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useGrowth } from '@/components/roster/use-growth';

const grow = vi.fn();

function List() {
  const end = useGrowth(20, grow);
  return (
    <main>
      <button type="button">Filter</button>
      <div id="list">
        <a href="/modelos/1/ana">Ana</a>
      </div>
      <a ref={end} href="/modelos?page=2" rel="next">
        More
      </a>
    </main>
  );
}

/** Makes focus count as keyboard focus: jsdom does not implement `:focus-visible`. */
function focusByKeyboard(name: string): void {
  const element = screen.getByText(name);
  act(() => element.focus());
  vi.spyOn(document, 'querySelector').mockImplementation((selector) => {
    const matches = element.matches(selector.replaceAll(':focus-visible', ':focus'));
    return matches ? element : null;
  });
}

beforeEach(() => {
  vi.restoreAllMocks();
  setupIntersectionMocking(vi.fn);
  grow.mockReset();
  render(<List />);
});

describe('the end of the list in view', () => {
  it('grows the list for a visitor who scrolls', () => {
    mockAllIsIntersecting(true);
    expect(grow).toHaveBeenCalledOnce();
  });

  it.each(['End', 'PageDown', ' ', 'Tab'])('does not after the key %j', (key) => {
    fireEvent.keyDown(document.body, { key });
    mockAllIsIntersecting(true);
    expect(grow).not.toHaveBeenCalled();
  });

  it.each(['wheel', 'pointerDown', 'touchMove'] as const)('does again after %s', (input) => {
    fireEvent.keyDown(document.body, { key: 'End' });
    mockAllIsIntersecting(true);
    fireEvent[input](document.body);
    mockAllIsIntersecting(true);
    expect(grow).toHaveBeenCalledOnce();
  });

  it.each(['Ana', 'More'])('does not while keyboard focus is on %s', (name) => {
    focusByKeyboard(name);
    mockAllIsIntersecting(true);
    expect(grow).not.toHaveBeenCalled();
  });

  it('counts as it is at the end of several changes', () => {
    const change = (inView: boolean) =>
      ({ isIntersecting: inView, intersectionRatio: Number(inView) }) as IntersectionObserverEntry;
    const observers = vi.mocked(window.IntersectionObserver).mock;
    const [notify] = observers.calls.at(-1) ?? [];
    act(() => notify?.([change(false), change(true)], observers.results.at(-1)?.value));
    expect(grow).toHaveBeenCalledOnce();
    act(() => notify?.([change(true), change(false)], observers.results.at(-1)?.value));
    expect(grow).toHaveBeenCalledOnce();
  });

  it('does while the focus is elsewhere', () => {
    focusByKeyboard('Filter');
    mockAllIsIntersecting(true);
    expect(grow).toHaveBeenCalledOnce();
  });
});
