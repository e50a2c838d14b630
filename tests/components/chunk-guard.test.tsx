import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkGuard, reloadOnce } from '@/components/site/chunk-guard';
import { LostData, OtherBuild } from '@/components/ui/lazy-boundary';
import { RELOAD_GUARD_MS } from '@/lib/config/constants';

const lost = Object.assign(new Error('Failed to load chunk /_next/a.js'), {
  name: 'ChunkLoadError',
});

/** jsdom has no `PromiseRejectionEvent`. */
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

describe('the guard', () => {
  beforeEach(() => {
    sessionStorage.clear();
    // The page was reloaded just now, and is not reloaded again.
    reloadOnce(lost, Date.now(), vi.fn());
    render(<ChunkGuard texts={{ lost: 'A part is missing.', retry: 'Reload' }} />);
  });

  it.each([
    ['a rejected promise', rejection(lost)],
    ['an error', new ErrorEvent('error', { error: lost })],
  ])('tells of a chunk that is missing after a reload, as %s', (_what, event) => {
    act(() => void window.dispatchEvent(event));
    expect(screen.getByRole('alert').textContent).toBe('A part is missing.Reload');
  });

  it('tells of lost data without a reload', () => {
    act(() => void window.dispatchEvent(rejection(new LostData('data'))));
    expect(screen.getByRole('alert').textContent).toBe('A part is missing.Reload');
  });

  it('ignores what else fails', () => {
    act(() => void window.dispatchEvent(rejection(new Error('x is not a function'))));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('reloadOnce', () => {
  beforeEach(() => sessionStorage.clear());

  it('reloads after a chunk failure, and not again within the guard time', () => {
    const reload = vi.fn();
    expect(reloadOnce(lost, 1_000, reload)).toBe(true);
    expect(reloadOnce(lost, 1_000 + RELOAD_GUARD_MS - 1, reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadOnce(lost, 1_000 + RELOAD_GUARD_MS, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    [lost, true],
    [new OtherBuild('data'), true],
    [new TypeError('Failed to fetch dynamically imported module: /a.js'), true],
    [new Error('Loading chunk 12 failed.'), true],
    [new Error('Loading CSS chunk 12 failed.'), true],
    [new LostData('data'), false],
    [new Error('x is not a function'), false],
    ['ChunkLoadError', false],
    [null, false],
    [undefined, false],
  ])('reloads only for a part that a reload may bring: %s', (error, reloads) => {
    const reload = vi.fn();
    expect([reloadOnce(error, 0, reload), reload.mock.calls.length]).toEqual([reloads, +reloads]);
  });

  it('does not reload without storage', () => {
    const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const reload = vi.fn();
    expect(reloadOnce(lost, 0, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    storage.mockRestore();
  });
});
