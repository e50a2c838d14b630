import { describe, expect, test } from 'vitest';
import { type Device, emptyDevice, startWorker } from '../../fixtures/offline-worker.ts';

const PATH = '/favoritos/offline';
const CACHE = `offline:${PATH}`;
const PHOTO = (id: number) => `/_next/image?url=${id}.jpg&w=828`;

/** The page as the site renders it, from the id of each talent and how the site found them. */
function pageOf(talents: readonly (readonly [id: number, how?: string])[], ageSeconds = 0): string {
  const blocks = talents.map(([id, how]) => {
    const item = `<li>Talent ${id}<img src="${PHOTO(id).replaceAll('&', '&amp;')}"></li>`;
    return how
      ? `<!--talent ${id} ${how}--><!--/talent-->`
      : `<!--talent ${id}-->${item}<!--/talent-->`;
  });
  const files = '<link rel="stylesheet" href="/assets/offline.css"><a href="/modelos/1/ana">';
  return `<html data-saved-selection="${ageSeconds}">${files}<ol>${blocks.join('\n')}</ol>`;
}

type Settings = { date?: string; photo?: () => Response };

/** A site that answers with this page; a file is as long as its address. */
const siteOf =
  (talents: readonly (readonly [number, string?])[], { date, photo }: Settings = {}) =>
  (address: string) => {
    const headers = { date: date ?? new Date().toUTCString(), 'content-security-policy': 'strict' };
    if (address.startsWith(PATH)) return new Response(pageOf(talents), { headers });
    if (photo && address.startsWith('/_next')) return photo();
    return new Response(address, { headers });
  };

const down = () => Promise.reject(new TypeError('Failed to fetch'));
const addresses = (device: Device) => [...(device.caches.get(CACHE)?.keys() ?? [])].sort();

/** A device that has saved talents 1 and 2, with a note about each. */
async function saved(site = siteOf([[1], [2]])): Promise<Device> {
  const device = emptyDevice();
  const notes = { 1: 'red', 2: 'tall', 9: 'of another selection' };
  const replies = await startWorker(device, site).ask({ type: 'save', ids: [1, 2], notes });
  expect(replies.at(-1)).toMatchObject({ copy: { ids: [1, 2], notes: { 1: 'red', 2: 'tall' } } });
  return device;
}

const STORED = [PHOTO(1), PHOTO(2), '/assets/offline.css', PATH, `${PATH}/selection`].sort();

test('stores what was requested and nothing else, and reports its progress', async () => {
  const device = emptyDevice();
  const worker = startWorker(device, siteOf([[1], [2]]));
  const replies = await worker.ask({ type: 'save', ids: [1, 2], notes: {} });
  expect(replies.slice(0, 2)).toEqual([
    { done: 1, total: 2 },
    { done: 2, total: 2 },
  ]);
  const size = PHOTO(1).length * 2 + '/assets/offline.css'.length + pageOf([[1], [2]]).length;
  const { copy } = replies[2] as { copy: { bytes: number; missing: number } };
  expect(copy.missing).toBe(0);
  expect(copy.bytes).toBeGreaterThan(size);
  expect([[...device.caches.keys()], addresses(device)]).toEqual([[CACHE], STORED]);
  expect(worker.fetched[0]).toBe(`${PATH}?ids=1,2`);
});

test('the age is that of the data, which the site may have from before an outage', async () => {
  const device = await saved(() => new Response(pageOf([[1], [2]], 3_600)));
  const [reply] = await startWorker(device, down).ask({ type: 'state' });
  const { copy } = reply as { copy: { savedAt: number } };
  expect(Math.round((Date.now() - copy.savedAt) / 60_000)).toBe(60);
});

test('a request for the state stores nothing', async () => {
  const device = emptyDevice();
  expect(await startWorker(device, down).ask({ type: 'state' })).toEqual([{ copy: null }]);
  expect(device.caches.size).toBe(0);
});

describe('offline', () => {
  test('the page and its files are served, with their policy', async () => {
    const worker = startWorker(await saved(), down);
    const page = await worker.request(PATH);
    expect(await page?.text()).toBe(pageOf([[1], [2]]));
    expect(page?.headers.get('content-security-policy')).toBe('strict');
    expect(await (await worker.request(PHOTO(2), 'no-cors'))?.text()).toBe(PHOTO(2));
  });

  test.each([
    '/favoritos',
    `${PATH}-more`,
    `${PATH}/selection`,
    `${PATH}?ids=3`,
    'https://other.test/favoritos/offline',
  ])('%s is left to the browser', async (address) => {
    expect(await startWorker(await saved(), down).request(address)).toBeUndefined();
  });

  test('a POST is left to the browser', async () => {
    const worker = startWorker(await saved(), down);
    expect(await worker.request(PATH, 'navigate', 'POST')).toBeUndefined();
  });
});

describe('with a connection', () => {
  test('a departed talent is removed, with photo, id and note', async () => {
    const device = await saved();
    const worker = startWorker(device, siteOf([[2]]));
    expect(await (await worker.request(PATH))?.text()).toBe(pageOf([[2]]));
    expect(addresses(device)).toEqual(STORED.filter((address) => address !== PHOTO(1)));
    const [reply] = await worker.ask({ type: 'state' });
    expect(reply).toMatchObject({ copy: { ids: [2], notes: { 2: 'tall' } } });
  });

  test('a talent that the site cannot read stays as stored', async () => {
    const device = await saved();
    const page = await startWorker(device, siteOf([[1, 'unread'], [2]])).request(PATH);
    expect(await page?.text()).toBe(pageOf([[1], [2]]));
    expect(addresses(device)).toEqual(STORED);
  });

  test('an absent talent is not shown, and is requested again', async () => {
    const device = await saved();
    await startWorker(device, siteOf([[1, 'absent'], [2]])).request(PATH);
    expect(addresses(device)).not.toContain(PHOTO(1));
    const worker = startWorker(device, siteOf([[1], [2]]));
    expect(await (await worker.request(PATH))?.text()).toBe(pageOf([[1], [2]]));
    expect(worker.fetched[0]).toBe(`${PATH}?ids=1,2`);
    expect(addresses(device)).toEqual(STORED);
  });

  test('a photo of today is not requested again; an older one is', async () => {
    const fresh = startWorker(await saved(), siteOf([[1], [2]]));
    await fresh.request(PATH);
    expect(fresh.fetched).not.toContain(PHOTO(1));
    const date = new Date(Date.now() - 25 * 3_600_000).toUTCString();
    const old = startWorker(await saved(siteOf([[1], [2]], { date })), siteOf([[1], [2]]));
    await old.request(PATH);
    expect(old.fetched).toContain(PHOTO(1));
  });

  test.each([
    [
      'answers 503',
      (address: string) =>
        address.startsWith(PATH) ? new Response(pageOf([]), { status: 503 }) : new Response(''),
    ],
    ['answers with another page', () => new Response('<html>Sign in to the network</html>')],
    [
      'lacks a file',
      (address: string) =>
        address.startsWith(PATH) ? new Response(pageOf([])) : new Response('', { status: 404 }),
    ],
  ])('a site that %s changes nothing', async (_what, site) => {
    const device = await saved();
    const page = await startWorker(device, site).request(PATH);
    expect(await page?.text()).toBe(pageOf([[1], [2]]));
    expect(addresses(device)).toEqual(STORED);
  });
});

describe('a selection that cannot be saved completely', () => {
  test('a photo that fails is counted, and stored at the next opening', async () => {
    const photo = () => new Response('', { status: 502 });
    const device = await saved(siteOf([[1], [2]], { photo }));
    const worker = startWorker(device, siteOf([[1], [2]]));
    expect(await worker.ask({ type: 'state' })).toMatchObject([{ copy: { missing: 2 } }]);
    await worker.request(PATH);
    expect(await worker.ask({ type: 'state' })).toMatchObject([{ copy: { missing: 0 } }]);
  });

  test('a photo of more than a megabyte is not stored', async () => {
    const photo = () => new Response(Buffer.alloc(1024 * 1024 + 1));
    const worker = startWorker(await saved(siteOf([[1], [2]], { photo })), down);
    expect(await worker.ask({ type: 'state' })).toMatchObject([{ copy: { missing: 2 } }]);
  });

  test('on a full device the reply says so, and nothing is stored', async () => {
    const device = emptyDevice();
    const worker = startWorker(device, siteOf([[1]]), { isFull: () => true });
    expect(await worker.ask({ type: 'save', ids: [1], notes: {} })).toEqual([{ failed: 'full' }]);
    expect(device.caches.size).toBe(0);
  });

  test('on a full device the previous selection stays complete', async () => {
    const device = await saved();
    let puts = 0;
    const isFull = () => ++puts > 3;
    const worker = startWorker(device, siteOf([[3], [4]]), { isFull });
    const replies = await worker.ask({ type: 'save', ids: [3, 4], notes: {} });
    expect(replies.at(-1)).toEqual({ failed: 'full' });
    expect(addresses(device)).toEqual(STORED);
    expect(await (await startWorker(device, down).request(PATH))?.text()).toBe(pageOf([[1], [2]]));
  });

  test('without a response of the site the reply says so, and the previous selection stays', async () => {
    const device = await saved();
    const replies = await startWorker(device, down).ask({ type: 'save', ids: [3], notes: {} });
    expect(replies).toEqual([{ failed: 'unavailable' }]);
    expect(addresses(device)).toEqual(STORED);
  });
});

test('freeing it deletes all data and unregisters the worker', async () => {
  const device = await saved();
  expect(await startWorker(device, down).ask({ type: 'free' })).toEqual([{ copy: null }]);
  expect(device).toEqual({ caches: new Map(), registered: false });
});

test('a selection freed during a refresh is not stored again', async () => {
  const device = await saved();
  let freed: Promise<unknown> | undefined;
  const worker = startWorker(device, (address) => {
    if (address.startsWith(PATH)) freed ??= worker.ask({ type: 'free' });
    return siteOf([[1], [2]])(address);
  });
  await worker.request(PATH);
  expect(await freed).toEqual([{ copy: null }]);
  expect(device.caches.size).toBe(0);
});

test('a page that is opened while it is freed leaves no cache', async () => {
  const device = await saved();
  const worker = startWorker(device, siteOf([[1], [2]]));
  await Promise.all([worker.ask({ type: 'free' }), worker.request(PATH)]);
  expect(device.caches.size).toBe(0);
});

test('the kill switch deletes all data, unregisters the worker and reloads the pages', async () => {
  const device = await saved();
  device.caches.set('of other code', new Map());
  const off = startWorker(device, down, { file: 'offline-worker-off.js' });
  expect(await off.ask({ type: 'save', ids: [1], notes: {} })).toEqual([{ failed: 'off' }]);
  await off.fire('activate', {});
  expect([...device.caches.keys()]).toEqual(['of other code']);
  expect(device.registered).toBe(false);
  expect(off.navigated).toEqual([`https://vitrine.test${PATH}`]);
});
