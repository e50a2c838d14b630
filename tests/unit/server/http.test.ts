import { beforeEach, describe, expect, it, vi } from 'vitest';
import { etagOf, hasVersion } from '@/lib/server/http';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let conditional: typeof import('@/lib/server/http');

beforeEach(async () => {
  beginProcess({});
  vi.useFakeTimers({ now: new Date('2026-05-01T10:00:00.700Z') });
  conditional = await import('@/lib/server/http');
});

const asked = (headers: Record<string, string>) => new Request('https://site.test/', { headers });

describe('a document with a fixed address', () => {
  it('has the modification date of its text in this process', () => {
    const first = conditional.versionOf('feed', '"a"');
    expect(first).toEqual({ etag: '"a"', lastModified: new Date('2026-05-01T10:00:00.700Z') });
    vi.advanceTimersByTime(60_000);
    expect(conditional.versionOf('feed', '"a"')).toEqual(first);
    expect(conditional.versionOf('sitemap', '"a"').lastModified).not.toEqual(first.lastModified);
    const changed = conditional.versionOf('feed', '"b"');
    expect(changed).toEqual({ etag: '"b"', lastModified: new Date('2026-05-01T10:01:00.700Z') });
    expect(conditional.versionOf('feed', '"b"')).toEqual(changed);
  });

  it('is identified by two headers', () => {
    const version = conditional.versionOf('feed', '"a"');
    expect(conditional.versionHeaders(version)).toEqual({
      ETag: '"a"',
      'Last-Modified': 'Fri, 01 May 2026 10:00:00 GMT',
    });
  });
});

describe('a conditional request', () => {
  const version = { etag: '"a"', lastModified: new Date('2026-05-01T10:00:00.700Z') };

  it.each<[Record<string, string>, boolean]>([
    [{ 'if-none-match': '"a"' }, true],
    [{ 'if-none-match': '"b"' }, false],
    // HTTP dates have no fractions of a second.
    [{ 'if-modified-since': 'Fri, 01 May 2026 10:00:00 GMT' }, true],
    [{ 'if-modified-since': 'Fri, 01 May 2026 09:59:59 GMT' }, false],
  ])('with %o matches: %s', (headers, known) => {
    expect(conditional.isKnownVersion(asked(headers), version)).toBe(known);
  });

  it('cannot match by date when the document has none', () => {
    const headers = { 'if-modified-since': 'Fri, 01 May 2026 10:00:01 GMT' };
    expect(conditional.isKnownVersion(asked(headers), { etag: '"a"' })).toBe(false);
  });
});

it('the ETag of a text depends on the text alone, and not on its chunks', () => {
  expect(etagOf(['one', 'two'])).toBe(etagOf(['onetwo']));
  expect(etagOf(['one', 'two'])).not.toBe(etagOf(['one', 'three']));
  expect(etagOf(['one'])).toMatch(/^"[\w-]{20}"$/);
});

const EARLIER = 'Wed, 31 Dec 2025 23:59:59 GMT';
const LATER = 'Thu, 01 Jan 2026 00:00:01 GMT';

it.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ 'if-none-match': '"a"' }, true],
  [{ 'if-none-match': '*' }, true],
  [{ 'if-none-match': '"b" ,W/"a"' }, true],
  [{ 'if-none-match': '"b"' }, false],
  [{ 'if-none-match': 'a' }, false],
  [{ 'if-none-match': '"ab"' }, false],
  // The ETag takes precedence over the date (RFC 9110, section 13.2.2).
  [{ 'if-none-match': '"b"', 'if-modified-since': LATER }, false],
  [{ 'if-none-match': '"a"', 'if-modified-since': EARLIER }, true],
  [{ 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' }, true],
  [{ 'if-modified-since': LATER }, true],
  [{ 'if-modified-since': EARLIER }, false],
  [{ 'if-modified-since': 'yesterday' }, false],
])('a client with %o has the version: %s', (headers, has) => {
  expect(hasVersion(headers, '"a"', Date.UTC(2026, 0, 1))).toBe(has);
});
