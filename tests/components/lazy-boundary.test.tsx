import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyBoundary } from '@/components/ui/lazy-boundary';

const reported = vi.fn();
beforeEach(() => {
  reported.mockReset();
  vi.stubGlobal('reportError', reported);
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Child({ error }: { error: Error | null }) {
  if (error) throw error;
  return 'the part';
}

function show(error: Error | null) {
  const onLost = vi.fn();
  render(
    <main>
      the page{' '}
      <LazyBoundary onLost={onLost}>
        <Child error={error} />
      </LazyBoundary>
    </main>,
  );
  return onLost;
}

it('a part that loads is shown', () => {
  const onLost = show(null);
  expect(screen.getByRole('main').textContent).toBe('the page the part');
  expect(onLost).not.toHaveBeenCalled();
});

it('a part whose script cannot be loaded is left out, reported and announced', () => {
  const error = new Error('Failed to load chunk /a.js');
  const onLost = show(error);
  expect(screen.getByRole('main').textContent).toBe('the page ');
  expect(reported.mock.calls).toEqual([[error]]);
  expect(onLost).toHaveBeenCalledTimes(1);
});

it('any other error is left to the boundary of the page', () => {
  expect(() => show(new Error('a fault'))).toThrow('a fault');
  expect(reported).not.toHaveBeenCalled();
});
