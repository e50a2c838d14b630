import { expect, it } from 'vitest';
import { uncachedHeaders } from '@/lib/page-cache/cache-headers.mjs';

const NO_STORE = { 'cache-control': 'no-store' };
const HIDDEN = { ...NO_STORE, 'x-robots-tag': 'noindex' };
const PROVISIONAL = { ...NO_STORE, 'x-robots-tag': 'noindex, follow' };

it.each([
  ['a page', 200, {}, {}],
  ['a page while the services fail', 200, { failed: true }, {}],
  ['a page at a provisional path', 200, { provisional: true }, PROVISIONAL],
  ['an unchanged page', 304, { provisional: true }, {}],
  ['a permanent redirect', 308, {}, {}],
  ['a redirect that depends on data', 307, { failed: true, provisional: true }, NO_STORE],
  ['a missing page', 404, {}, HIDDEN],
  ['a page that is gone', 410, {}, HIDDEN],
  ['a page that is missing while the services fail', 404, { failed: true }, 30],
  ['a page that is not available', 503, { failed: true }, 30],
  ['a page that is not available by our own limit', 503, {}, HIDDEN],
  ['a fault', 500, { failed: true }, {}],
])('%s (%i)', (_what, status, answer, expected) => {
  const headers = expected === 30 ? { ...HIDDEN, 'retry-after': '30' } : expected;
  expect(uncachedHeaders(status, answer)).toEqual(headers);
});
