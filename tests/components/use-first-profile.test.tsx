import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ContextType, ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFirstProfile } from '@/components/roster/use-first-profile';

const prefetch = vi.fn();
const router = { prefetch } as unknown as ContextType<typeof AppRouterContext>;
const WHOLE = { kind: 'full' };

/** Pending idle callbacks. */
let pending: (() => void)[] = [];
const runIdle = () => pending.splice(0).forEach((work) => void work());

/** Stubs whether the primary input can hover: a mouse can, a finger cannot. */
function input(hovers: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(hover: hover)' && hovers,
  }));
}

function open(path: string | undefined) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppRouterContext value={router}>{children}</AppRouterContext>
  );
  return renderHook(useFirstProfile, { wrapper, initialProps: path });
}

beforeEach(() => {
  pending = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => pending.push(work));
  vi.stubGlobal('cancelIdleCallback', () => pending.splice(0));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  prefetch.mockReset();
});

test('with a mouse, the first profile is prefetched with its data when the browser is idle', () => {
  input(true);
  open('/modelos/1/ana');
  expect(prefetch).not.toHaveBeenCalled();
  runIdle();
  expect(prefetch.mock.calls).toEqual([['/modelos/1/ana', WHOLE]]);
});

test('on a touch screen nothing is prefetched', () => {
  input(false);
  open('/modelos/1/ana');
  runIdle();
  fireEvent.scroll(window);
  expect(prefetch).not.toHaveBeenCalled();
});

test('a list that shows another first talent prefetches no second profile', () => {
  input(true);
  const { rerender } = open('/modelos/1/ana');
  runIdle();
  rerender('/modelos/2/bia');
  runIdle();
  expect(prefetch).toHaveBeenCalledOnce();
});

test('an empty list, and a visitor who saves data, prefetch nothing', () => {
  input(true);
  open(undefined);
  runIdle();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  open('/modelos/1/ana');
  runIdle();
  expect(prefetch).not.toHaveBeenCalled();
});

test('an unmounted list prefetches nothing', () => {
  input(true);
  const { unmount } = open('/modelos/1/ana');
  unmount();
  runIdle();
  expect(prefetch).not.toHaveBeenCalled();
});
