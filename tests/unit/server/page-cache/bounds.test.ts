import { beforeEach, expect, it } from 'vitest';
import { freshPageCache, page, type Value } from '../../../fixtures/page-cache.ts';

type Cache = Awaited<ReturnType<typeof freshPageCache>>;

let cache: Cache['cache'];
let keep: Cache['keep'];
let htmlOf: Cache['htmlOf'];

beforeEach(async () => {
  ({ cache, keep, htmlOf } = await freshPageCache());
});

it('pages are bounded in bytes: the least recently used go first', async () => {
  const html = 'x'.repeat(5 * 1024 * 1024);
  for (let place = 0; place < 12; place += 1) await keep(`/${place}`, page(html));
  await cache.get('/0');
  await keep('/12', page(html));
  expect(await htmlOf('/1')).toBeNull();
  expect([await htmlOf('/0'), await htmlOf('/2'), await htmlOf('/12')]).toEqual([html, html, html]);
});

const MEGABYTES = 10 * 1024 * 1024;
const text = 'x'.repeat(MEGABYTES);
const bytes = Buffer.alloc(MEGABYTES);

it.each<[string, object]>([
  ['html', { html: text }],
  ['rscData', { html: '', rscData: bytes }],
  ['segmentData', { html: '', segmentData: new Map([['/a', bytes]]) }],
  ['postponed', { html: '', postponed: text }],
  ['what a page may have one day', { html: '', more: { parts: [{ text }], none: null } }],
])('a page counts with all its parts: %s', async (_part, content) => {
  for (let place = 0; place < 13; place += 1) {
    await keep(`/${place}`, { kind: 'APP_PAGE', ...content } as Value);
  }
  expect(await cache.get('/0')).toBeNull();
  expect(await cache.get('/12')).not.toBeNull();
});

it('a text with a two-byte character counts double', async () => {
  for (let place = 0; place < 5; place += 1) await keep(`/${place}`, page(`${text}–`));
  expect(await cache.get('/0')).toBeNull();
  expect(await cache.get('/4')).not.toBeNull();
});

it('a page larger than the whole cache evicts no other', async () => {
  await keep('/a', page('a'));
  await keep('/huge', page('x'.repeat(129 * 1024 * 1024)));
  expect([await htmlOf('/a'), await htmlOf('/huge')]).toEqual(['a', null]);
});
