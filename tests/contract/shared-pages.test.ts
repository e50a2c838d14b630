import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from '../fixtures/page-cache.ts';
import { type RedisServer, startRedisServer } from '../fixtures/redis-server.ts';
import { kept, sharingInstance } from '../fixtures/sharing-instance.ts';

const DAY_SECONDS = 86_400;

let server: RedisServer;
beforeEach(async () => {
  server = await startRedisServer();
  return () => server.stop();
});

const instance = (build = 'build-1') => sharingInstance(server.url, build);
const shared = async (keys = '*') => (await server.client.keys(`vitrine:${keys}`)).sort();

describe('a page that an instance has', () => {
  it('is given by all others of its build, which have it from then on', async () => {
    const one = await instance();
    await one.keep('/a', page('a'));
    await expect.poll(() => shared()).toEqual(['vitrine:build-1:page:/a']);
    expect(await server.client.ttl('vitrine:build-1:page:/a')).toBeGreaterThan(DAY_SECONDS - 9);
    const other = await instance();
    expect(await other.htmlOf('/a')).toBe('a');
    await server.client.flushall();
    expect(await other.htmlOf('/a')).toBe('a');
    expect(other.counted()).toEqual({ shared: 1, fresh: 2 });
  });

  it('is unknown to another build', async () => {
    await (await instance()).savePage('/a', kept('a'));
    const other = await instance('build-2');
    expect([await other.loadPage('/a'), await other.htmlOf('/a')]).toEqual([null, null]);
  });

  it('is not shared where no build has a name', async () => {
    const named = await instance();
    await named.savePage('/a', kept('a', ['talent:1']));
    for (const name of await shared()) {
      await server.client.copy(name, name.replace('build-1', 'undefined'));
    }
    const before = await shared();
    expect(before).toHaveLength(4);
    const nameless = await sharingInstance(server.url);
    expect(await nameless.loadPage('/a')).toBeNull();
    await nameless.savePage('/b', kept('b'));
    await nameless.forgetPage('/a');
    await nameless.forgetPagesOf('talent:1');
    expect(await shared()).toEqual(before);
  });

  it('comes as it was saved', async () => {
    const one = await instance();
    const saved = kept('a', ['slides']);
    await one.savePage('/a', saved);
    expect(await one.loadPage('/a')).toEqual(saved);
    expect(await one.loadPage('/b')).toBeNull();
  });

  it('counts as none when it cannot be read', async () => {
    await server.client.set('vitrine:build-1:page:/a', 'no page');
    expect(await (await instance()).loadPage('/a')).toBeNull();
  });

  it('stays there alone when it is larger than 4 MB', async () => {
    const one = await instance();
    const bytes = (megabytes: number) => randomBytes(megabytes * 1024 * 1024).toString('base64');
    await one.savePage('/large', kept(bytes(3)));
    await one.savePage('/too-large', kept(bytes(5)));
    expect(await shared()).toEqual(['vitrine:build-1:page:/large']);
  });
});

describe('a page of which something changed since', () => {
  it.each([
    ['before it was rendered, by more than clocks are apart', 2_001, false],
    ['about when it was rendered', 2_000, true],
    ['later', -1_000, true],
  ])('is due at once: %s', async (_when, after, due) => {
    const one = await instance();
    const saved = kept('a', ['slides', 'posts']);
    await one.savePage('/a', saved);
    await one.change(['posts'], saved.begun - after);
    expect(await one.loadPage('/a')).toEqual(due ? { ...saved, until: 0 } : saved);
  });

  it('is shown all the same when its new rendering fails', async () => {
    const one = await instance();
    const saved = kept('good', ['slides']);
    await one.savePage('/a', saved);
    await one.change(['slides'], saved.begun + 1);
    expect(await one.htmlOf('/a')).toBeNull();
    const answered = page('bad', { status: 503 });
    await one.keep('/a', answered);
    expect(answered).toHaveProperty('html', 'good');
  });
});

describe('a record that goes', () => {
  it('takes the shared pages with it that are made of it', async () => {
    const one = await instance();
    await one.savePage('/models', kept('models', ['talents', 'talent:1', 'talent:12']));
    await one.savePage('/models/12', kept('12', ['talent:12']));
    await one.savePage('/models/1', kept('1', ['talent:1', 'my-talent:']));
    expect(await shared('*:pages-of:*')).toEqual([
      'vitrine:build-1:pages-of:talent:1',
      'vitrine:build-1:pages-of:talent:12',
    ]);
    const ttl = await server.client.ttl('vitrine:build-1:pages-of:talent:12');
    expect(ttl).toBeGreaterThan(DAY_SECONDS - 9);
    await one.forgetPagesOf('talent:12');
    expect(await shared()).toEqual([
      'vitrine:build-1:page:/models/1',
      'vitrine:build-1:pages-of:talent:1',
    ]);
    await one.forgetPage('/models/1');
    expect(await shared()).toEqual(['vitrine:build-1:pages-of:talent:1']);
  });

  it('takes its pages out of all places when it is announced', async () => {
    const one = await instance();
    await one.savePage('/models/12', kept('12', ['talent:12']));
    expect(await one.htmlOf('/models/12')).toBe('12');
    const { announceDeparture } = await import('@/lib/platform/departures.mjs');
    announceDeparture('talent:12');
    await expect.poll(() => shared()).toEqual([]);
    expect(await one.htmlOf('/models/12')).toBeNull();
  });
});
