import { describe, expect, it } from 'vitest';
import { etagOf, hasVersion, matchesEtag } from '@/lib/server/page-cache/cache-headers.mjs';

const NOW = 'Fri, 01 May 2026 10:00:00 GMT';
const EARLIER = 'Fri, 01 May 2026 09:59:59 GMT';
const LATER = 'Fri, 01 May 2026 10:00:01 GMT';

describe('the ETag of a text', () => {
  it('depends on the text alone, and not on its chunks', () => {
    expect(etagOf(['one', 'two'])).toBe(etagOf(['onetwo']));
    expect(etagOf(['one', 'two'])).not.toBe(etagOf(['one', 'three']));
    expect(etagOf(['one'])).toMatch(/^"[\w-]{20}"$/);
  });

  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['*', true],
    ['"b", "a"', true],
    ['"b" ,W/"a"', true],
    ['"b"', false],
    ['a', false],
    ['"ab"', false],
  ])('matches "a" in %s: %s', (tags, named) => {
    expect(matchesEtag(tags, '"a"')).toBe(named);
  });
});

it.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ 'if-none-match': '"a"' }, true],
  [{ 'if-none-match': 'W/"a"' }, true],
  [{ 'if-none-match': '"b"' }, false],
  [{ 'if-none-match': '"b"', 'if-modified-since': LATER }, false],
  [{ 'if-none-match': '"a"', 'if-modified-since': EARLIER }, true],
  [{ 'if-modified-since': NOW }, true],
  [{ 'if-modified-since': LATER }, true],
  [{ 'if-modified-since': EARLIER }, false],
  [{ 'if-modified-since': 'yesterday' }, false],
])('a client with %o has the version: %s', (headers, has) => {
  expect(hasVersion(headers, '"a"', Date.parse(NOW))).toBe(has);
});
