import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from '@/components/site/chunk-reload';
import { RELOAD_GUARD_MS } from '@/lib/config/constants';

const lost = Object.assign(new Error('Failed to load chunk /_next/a.js'), {
  name: 'ChunkLoadError',
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
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
    new Error('Loading chunk 12 failed.'),
    new Error('Loading CSS chunk 12 failed.'),
  ])('recognizes it by its message: %s', (error) => {
    expect(reloadOnce(error, 0, vi.fn())).toBe(true);
  });

  it.each([new Error('x is not a function'), 'ChunkLoadError', null, undefined])(
    'ignores other errors: %s',
    (error) => {
      const reload = vi.fn();
      expect(reloadOnce(error, 0, reload)).toBe(false);
      expect(reload).not.toHaveBeenCalled();
    },
  );

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
