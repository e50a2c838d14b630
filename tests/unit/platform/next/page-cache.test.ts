import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginProcess } from '../../../fixtures/fresh-process.ts';

type PageCache = InstanceType<typeof import('@/lib/platform/next/page-cache.mjs')['default']>;
type Value = NonNullable<Parameters<PageCache['set']>[1]>;

let cache: PageCache;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_000 });
  beginProcess({});
  cache = new (await import('@/lib/platform/next/page-cache.mjs')).default();
});
afterEach(() => vi.useRealTimers());

function page(html: string, more: { status?: number; tags?: string } = {}): Value {
  const headers = more.tags ? { 'x-next-cache-tags': more.tags } : undefined;
  const rest = { rscData: undefined, postponed: undefined, segmentData: undefined };
  return { kind: 'APP_PAGE', html, headers, status: more.status, ...rest } as Value;
}

const REVALIDATE = 300;
const keep = (key: string, value: Value | null) =>
  cache.set(key, value, { cacheControl: { revalidate: REVALIDATE } });

/** For how many seconds the kept page still counts as fresh. */
async function freshFor(key: string): Promise<number> {
  const kept = await cache.get(key);
  return (kept?.lastModified ?? Number.NaN) / 1000 + REVALIDATE - Date.now() / 1000;
}

async function htmlOf(key: string): Promise<unknown> {
  const value = (await cache.get(key))?.value;
  return value && 'html' in value ? value.html : null;
}

describe('a page', () => {
  it('is kept when it answers 200, and replaced by the next one', async () => {
    await keep('/a', page('1'));
    expect([await htmlOf('/a'), await freshFor('/a')]).toEqual(['1', REVALIDATE]);
    await keep('/a', page('2', { status: 200 }));
    expect(await htmlOf('/a')).toBe('2');
    expect(await cache.get('/b')).toBeNull();
  });

  it.each([404, 410, 307, 308])('is not kept when it answers %i', async (status) => {
    await keep('/new', page('x', { status }));
    expect(await cache.get('/new')).toBeNull();
    await keep('/old', page('1'));
    await keep('/old', page('x', { status }));
    expect(await cache.get('/old')).toBeNull();
  });

  it.each([500, 503])('that answers %i leaves the last good one, for a moment', async (status) => {
    await keep('/a', page('good'));
    vi.setSystemTime(Date.now() + 1_000_000);
    expect(await freshFor('/a')).toBeLessThan(0);
    await keep('/a', page('bad', { status }));
    expect([await htmlOf('/a'), await freshFor('/a')]).toEqual(['good', 5]);
    await keep('/a', page('good again'));
    expect([await htmlOf('/a'), await freshFor('/a')]).toEqual(['good again', REVALIDATE]);
  });

  it('that answers 503 at first is not kept', async () => {
    await keep('/a', page('bad', { status: 503 }));
    expect(await cache.get('/a')).toBeNull();
  });

  it('has the status that it asked for while it was rendered', async () => {
    await import('@/lib/platform/next/answer-status.mjs').then(({ answeredStatus }) =>
      answeredStatus(),
    );
    const registry = globalThis as unknown as Record<symbol, AsyncLocalStorage<object>>;
    const answers = registry[Symbol.for('vitrine.answer')];
    expect(answers).toBeInstanceOf(AsyncLocalStorage);
    const value = page('missing');
    await answers?.run({ status: 404 }, () => keep('/a', value));
    expect(value).toMatchObject({ status: 404 });
    expect(await cache.get('/a')).toBeNull();
  });
});

it('null takes a page away', async () => {
  await keep('/a', page('1'));
  await keep('/a', null);
  expect(await cache.get('/a')).toBeNull();
});

it('a tag takes away the pages that carry it', async () => {
  await keep('/a', page('a', { tags: 'x,roster' }));
  await keep('/b', page('b', { tags: 'rosters' }));
  await keep('/c', page('c'));
  await cache.revalidateTag('roster');
  expect([await htmlOf('/a'), await htmlOf('/b'), await htmlOf('/c')]).toEqual([null, 'b', 'c']);
  await cache.revalidateTag(['y', 'rosters']);
  expect(await htmlOf('/b')).toBeNull();
});

it('pages are bounded by their bytes: those longest not asked for go first', async () => {
  const html = 'x'.repeat(10 * 1024 * 1024);
  for (let place = 0; place < 12; place += 1) await keep(`/${place}`, page(html));
  await cache.get('/0');
  await keep('/12', page(html));
  expect(await htmlOf('/1')).toBeNull();
  expect([await htmlOf('/0'), await htmlOf('/2'), await htmlOf('/12')]).toEqual([html, html, html]);
});

it('a page larger than all the room leaves the others', async () => {
  await keep('/a', page('a'));
  await keep('/huge', page('x'.repeat(129 * 1024 * 1024)));
  expect([await htmlOf('/a'), await htmlOf('/huge')]).toEqual(['a', null]);
});
