import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  mockAllIsIntersecting,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useGrowth } from '@/components/roster/use-growth';
import { watchListeners } from '../fixtures/listeners.ts';

const grow = vi.fn();
let list: ReturnType<typeof render>;

function List({ onGrow = grow as () => void }) {
  const end = useGrowth(onGrow);
  return (
    <main>
      <button type="button">Filter</button>
      <div id="list">
        <a href="/modelos/1/ana">Ana</a>
      </div>
      <a ref={end} href="/modelos?page=2" rel="next">
        More
      </a>
      <footer>
        <a href="/contato">Contato</a>
      </footer>
    </main>
  );
}

const seen = () => act(() => mockAllIsIntersecting(true));

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
  list = render(<List />);
});

describe('the end of the list in view', () => {
  it('grows the list for a visitor who scrolls', () => {
    seen();
    expect(grow).toHaveBeenCalledOnce();
  });

  it.each(['End', 'PageDown', ' '])('does so after the key %j, which scrolls, too', (key) => {
    fireEvent.keyDown(document.body, { key });
    seen();
    expect(grow).toHaveBeenCalledOnce();
  });

  it.each(['Ana', 'More', 'Contato'])('does not while keyboard focus is on %s', (name) => {
    focusByKeyboard(name);
    seen();
    expect(grow).not.toHaveBeenCalled();
  });

  it('counts as it is at the end of several changes', () => {
    const target = screen.getByText('More');
    const change = (inView: boolean) =>
      ({ target, isIntersecting: inView, intersectionRatio: Number(inView) }) as never;
    const observers = vi.mocked(window.IntersectionObserver).mock;
    const notify = (...changes: boolean[]) => {
      const [tell] = observers.calls.at(-1) ?? [];
      act(() => tell?.(changes.map(change), observers.results.at(-1)?.value));
    };
    notify(true, false);
    expect(grow).not.toHaveBeenCalled();
    notify(false, true);
    expect(grow).toHaveBeenCalledOnce();
  });

  it('is observed again after a step, since it may still be in view', () => {
    const { calls } = vi.mocked(window.IntersectionObserver).mock;
    list.rerender(<List />);
    expect(calls).toHaveLength(1);
    list.rerender(<List onGrow={() => grow()} />);
    expect(calls).toHaveLength(2);
  });

  it('does once the focus has left the list', () => {
    focusByKeyboard('Ana');
    seen();
    vi.mocked(document.querySelector).mockRestore();
    const observer = vi.mocked(window.IntersectionObserver).mock.results.at(-1)?.value;
    const observed = vi.mocked(observer.observe).mock.calls.length;
    act(() => screen.getByText('Ana').blur());
    expect(observer.observe).toHaveBeenCalledTimes(observed + 1);
  });

  it('is no longer observed once the list is left', () => {
    const listeners = watchListeners(document);
    list.rerender(<List onGrow={() => grow()} />);
    expect(listeners()).toEqual(['focusout']);
    list.unmount();
    expect(listeners()).toEqual([]);
    const observer = vi.mocked(window.IntersectionObserver).mock.results.at(-1)?.value;
    expect(observer.disconnect).toHaveBeenCalledOnce();
  });

  it('does while the focus is elsewhere', () => {
    focusByKeyboard('Filter');
    seen();
    expect(grow).toHaveBeenCalledOnce();
  });
});
