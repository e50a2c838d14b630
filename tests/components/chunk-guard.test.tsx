import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkGuard } from '@/components/site/chunk-guard';
import { handleLost, OtherBuild, reloadOnce } from '@/components/ui/lazy-part';
import { RELOAD_GUARD_MS } from '@/lib/config/constants';

const lost = Object.assign(new Error('Failed to load chunk /_next/a.js'), {
  name: 'ChunkLoadError',
});

/** jsdom has no `PromiseRejectionEvent`. */
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

const reload = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  reload.mockReset();
  vi.stubGlobal('location', { ...window.location, reload });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the guard', () => {
  beforeEach(() => {
    // The page was reloaded just now, and is not reloaded again.
    reloadOnce(lost);
    render(<ChunkGuard texts={{ lost: 'A part is missing.', retry: 'Reload' }} />);
  });

  it.each([
    ['a rejected promise', rejection(lost)],
    ['an error', new ErrorEvent('error', { error: lost })],
  ])('tells of a chunk that is missing after a reload, as %s', (_what, event) => {
    act(() => void window.dispatchEvent(event));
    expect(screen.getByRole('alert').textContent).toBe('A part is missing.Reload');
  });

  it('tells of a part that is lost for another reason', () => {
    act(() => void handleLost(new Error('status 503')));
    expect(screen.getByRole('alert').textContent).toBe('A part is missing.Reload');
  });

  it('ignores what else fails', () => {
    act(() => void window.dispatchEvent(rejection(new Error('x is not a function'))));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('reloadOnce', () => {
  it('reloads after a chunk failure, and not again within the guard time', () => {
    expect(reloadOnce(lost)).toBe(true);
    vi.advanceTimersByTime(RELOAD_GUARD_MS - 1);
    expect(reloadOnce(lost)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(reloadOnce(lost)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    [lost, true],
    [new OtherBuild('data'), true],
    [new TypeError('Failed to fetch dynamically imported module: /a.js'), true],
    [new Error('Loading chunk 12 failed.'), true],
    [new Error('Loading CSS chunk 12 failed.'), true],
    [new Error('x is not a function'), false],
    ['ChunkLoadError', false],
    [null, false],
    [undefined, false],
  ])('reloads only for a part that a reload may bring: %s', (error, reloads) => {
    expect([reloadOnce(error), reload.mock.calls.length]).toEqual([reloads, +reloads]);
  });

  it('does not reload offline, where it would fail', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect([reloadOnce(lost), reload.mock.calls.length]).toEqual([false, 0]);
    online.mockRestore();
  });

  it('does not reload without storage', () => {
    const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(reloadOnce(lost)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    storage.mockRestore();
  });
});
