import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteLink } from '@/components/ui/site-link';

type Props = ComponentProps<typeof SiteLink>;

/** Pending idle callbacks. */
let pending: (() => void)[] = [];
const runIdle = () => act(() => pending.splice(0).forEach((work) => void work()));

/** Whether the primary input can hover: a mouse can, a finger cannot. */
function input(hovers: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(hover: hover)' && hovers,
  }));
}

const saveData = () => vi.stubGlobal('navigator', { connection: { saveData: true } });

beforeEach(() => {
  pending = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => pending.push(work));
  input(true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = (props: Partial<Props> = {}) => (
  <SiteLink href="/modelos/1/ana" {...props}>
    Ana
  </SiteLink>
);
const link = () => screen.getByRole('link', { name: 'Ana' });
const prefetches = () => link().dataset.prefetch === 'true';

describe('a link prefetches its page', () => {
  it.each([
    ['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focus', fireEvent.focus, fireEvent.blur],
    ['press', fireEvent.pointerDown, fireEvent.pointerLeave],
  ])('on intent, until it ends: %s', (_what, begin, end) => {
    render(shown());
    expect(prefetches()).toBe(false);
    begin(link());
    expect(prefetches()).toBe(true);
    end(link());
    expect(prefetches()).toBe(false);
  });

  it('on a touch, also once the finger is lifted, but not when it scrolls', () => {
    render(shown());
    const finger = { pointerType: 'touch' };
    fireEvent.pointerEnter(link(), finger);
    fireEvent.pointerLeave(link(), finger);
    expect(prefetches()).toBe(true);
    fireEvent.pointerCancel(link(), finger);
    expect(prefetches()).toBe(false);
  });

  it('not when idle, nor when that is turned off or it has a query, nor for a visitor who saves data', () => {
    const { rerender } = render(shown());
    runIdle();
    expect(prefetches()).toBe(false);
    rerender(shown({ prefetch: 'never' }));
    fireEvent.pointerEnter(link());
    fireEvent.focus(link());
    expect(prefetches()).toBe(false);
    rerender(shown({ href: '/modelos?page=2' }));
    fireEvent.pointerEnter(link());
    expect(prefetches()).toBe(false);
    saveData();
    rerender(shown());
    fireEvent.pointerEnter(link());
    fireEvent.focus(link());
    expect(prefetches()).toBe(false);
  });

  it('not that of another talent whom the list now shows in its place', () => {
    const { rerender } = render(shown());
    fireEvent.focus(link());
    rerender(shown({ href: '/modelos/2/bia' }));
    expect(prefetches()).toBe(false);
  });
});

describe('the first link of a list', () => {
  const first = (href = '/modelos/1/ana') => shown({ href, prefetch: 'idle' });

  it('prefetches its page when the browser is idle, and no second one', () => {
    const { rerender } = render(first());
    expect(prefetches()).toBe(false);
    runIdle();
    expect(prefetches()).toBe(true);
    rerender(first('/modelos/2/bia'));
    runIdle();
    expect(prefetches()).toBe(false);
  });

  it('prefetches nothing on a touch screen, nor once it is gone', () => {
    input(false);
    const { unmount } = render(first());
    runIdle();
    expect(prefetches()).toBe(false);
    unmount();
    const asked = vi.fn(() => ({ matches: true }));
    vi.stubGlobal('matchMedia', asked);
    render(first()).unmount();
    runIdle();
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '3g' }])(
    'waits for no idle time with %o',
    (connection) => {
      vi.stubGlobal('navigator', { connection });
      render(first());
      expect(pending).toEqual([]);
      expect(prefetches()).toBe(false);
    },
  );
});
