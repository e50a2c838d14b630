import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, REVALIDATE } from '../fixtures/page-cache.ts';
import { type RedisServer, startRedisServer } from '../fixtures/redis-server.ts';
import { kept, sharingInstance } from '../fixtures/sharing-instance.ts';

let server: RedisServer;
beforeEach(async () => {
  server = await startRedisServer();
  return () => server.stop();
});
const instance = () => sharingInstance(server.url, 'build-1');
const shared = () => server.client.keys('vitrine:*');

describe('a page in memory', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    return () => vi.useRealTimers();
  });
  const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
  const later = () => ({ until: Date.now() + 600_000 });

  it('is given without a look at what is shared', async () => {
    const one = await instance();
    await one.keep('/a', page('own'));
    await expect.poll(() => shared()).toHaveLength(1);
    await one.savePage('/a', kept('shared', [], later()));
    expect(await one.htmlOf('/a')).toBe('own');
  });

  it('gives way to a newer one once it is due', async () => {
    const one = await instance();
    await one.keep('/a', page('own'));
    const due = Date.now() + REVALIDATE * 1_000;
    await expect.poll(() => shared()).toHaveLength(1);
    await one.savePage('/a', kept('shared', [], later()));
    vi.setSystemTime(due);
    expect(await one.htmlOf('/a')).toBe('shared');
  });

  it('is rendered once for all who come while its new rendering is tried', async () => {
    const one = await instance();
    await one.keep('/a', page('own'));
    await expect.poll(() => shared()).toHaveLength(1);
    pass(REVALIDATE);
    expect(await one.htmlOf('/a')).toBeNull();
    expect(await one.htmlOf('/a'), 'nobody has a newer one').toBe('own');
    expect(one.counted()).toEqual({ due: 1, stale: 1 });
  });
});
