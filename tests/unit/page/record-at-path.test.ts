import { describe, expect, it, vi } from 'vitest';
import { readAtPath } from '@/lib/page/record-at-path';
import { StatusError } from '@/lib/panel/errors';

type Read = (options?: { confirm: boolean }) => Promise<string>;

const AT = { service: 'panel', method: 'GET', url: '/api/talent/profile' } as const;

/** Asks for a record at `/new`, whose cached and fresh reads give these paths. */
const askedAtNew = (read: Read) =>
  readAtPath({ read, isHere: (slug) => slug === 'new', pathOf: (slug) => `/${slug}` });

const read = (cached: string, current: () => Promise<string>) =>
  vi.fn<Read>(async (options) => (options?.confirm ? current() : cached));

describe('a record', () => {
  it('at its own path is read once', async () => {
    const reads = read('new', async () => 'new');
    expect(await askedAtNew(reads)).toEqual({ record: 'new', provisional: false });
    expect(reads).toHaveBeenCalledTimes(1);
  });

  it('at another path is read fresh, then redirected', async () => {
    const reads = read('old', async () => 'other');
    await expect(askedAtNew(reads)).rejects.toMatchObject({
      ...{ name: 'MovedPageError', path: '/other' },
    });
    expect(reads).toHaveBeenCalledTimes(2);
  });

  it('stays when the fresh read confirms its path', async () => {
    const reads = read('old', async () => 'new');
    expect(await askedAtNew(reads)).toEqual({ record: 'new', provisional: false });
  });

  it('is shown at the requested path when the fresh read fails', async () => {
    const reads = read('old', () => Promise.reject(new StatusError(500, AT)));
    expect(await askedAtNew(reads)).toEqual({ record: 'old', provisional: true });
  });

  it('rethrows an error that is not of the services', async () => {
    const reads = read('old', () => Promise.reject(new TypeError('ours')));
    await expect(askedAtNew(reads)).rejects.toThrow('ours');
  });
});
