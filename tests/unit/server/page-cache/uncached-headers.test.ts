import { expect, it, onTestFinished, vi } from 'vitest';
import { uncachedHeaders } from '@/lib/server/page-cache/cache-headers.mjs';

const NOW = Date.UTC(2026, 0, 1);
const HIDDEN = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

it.each([
  ['a page', 200, {}, {}],
  ['a page while the services fail', 200, { retryAt: null }, {}],
  ['an unchanged page', 304, {}, {}],
  ['a permanent redirect', 308, {}, {}],
  ['a temporary redirect', 307, {}, { 'cache-control': 'no-store' }],
  ['a missing page', 404, {}, HIDDEN],
  ['a page that is missing while the services fail', 404, { retryAt: null }, 5],
  ['a page that is not available', 503, { retryAt: null }, 5],
  ['a page until a moment', 503, { retryAt: NOW + 41_500 }, 42],
  ['a page that is not available by our own limit', 503, {}, HIDDEN],
  ['a fault', 500, { retryAt: null }, {}],
])('%s (%i)', (_what, status, answer, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  const retry = typeof expected === 'number' && { ...HIDDEN, 'retry-after': String(expected) };
  expect(uncachedHeaders(status, answer)).toEqual(retry || expected);
});
