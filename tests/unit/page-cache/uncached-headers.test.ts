import { expect, it } from 'vitest';
import { uncachedHeaders } from '@/lib/page-cache/cache-headers.mjs';

const HIDDEN = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

it.each([
  ['a page', 200, {}, {}],
  ['a page while the services fail', 200, { failed: true }, {}],
  ['an unchanged page', 304, {}, {}],
  ['a permanent redirect', 308, {}, {}],
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
